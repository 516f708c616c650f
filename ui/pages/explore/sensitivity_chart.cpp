// SPDX-License-Identifier: MIT
#include "ui/pages/explore/sensitivity_chart.h"

#include "reports/format/number.h"
#include "reports/format/text.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace runcast {
namespace {

QString inWords(const char *text)
{
    return QCoreApplication::translate("Explore", text);
}

// "2.16 to 2.64 USD/h": the number of the lower end without its unit.
QString inputRange(const SensitivityRow &row, const Format &format)
{
    const double ends[] = {row.lowInput, row.highInput};
    Scale scale = format.scaleFor(row.parameter->unit, ends);
    const auto readApart = [&] {
        return format.inScale(scale, row.lowInput) != format.inScale(scale, row.input) &&
               format.inScale(scale, row.highInput) != format.inScale(scale, row.input);
    };
    for (int i = 0; i < 3 && !readApart(); ++i)
        ++scale.decimals;
    //: The ends of an input in a chart of sensitivities.
    return Quantity{inWords(QT_TRANSLATE_NOOP("Explore", "%1 to %2"))
                        .arg(format.inScale(scale, row.lowInput), format.inScale(scale, row.highInput)),
                    format.unitOf(scale)}
        .joined();
}

QString chartTitle(const Sensitivity &sensitivity, const Figure &figure, const Format &format)
{
    const Language &language = format.language();
    if (sensitivity.rows.empty())
        return inWords(QT_TRANSLATE_NOOP("Explore", "No input moves this figure by itself"));
    const QString first = title(*sensitivity.rows.front().parameter, language);
    if (sensitivity.rows.size() == 1)
        return inWords(QT_TRANSLATE_NOOP("Explore", "%1 alone moves %2")).arg(first, title(figure, language));
    return inWords(QT_TRANSLATE_NOOP("Explore", "%1 and %2 matter most"))
        .arg(first, title(*sensitivity.rows[1].parameter, language));
}

} // namespace

Chart sensitivityChart(const Sensitivity &sensitivity, const Figure &figure, double share, size_t most, const Catalog &,
                       const Format &format)
{
    const Language &language = format.language();
    TornadoChart tornado;
    std::vector<double> values{sensitivity.base};
    for (const SensitivityRow &row : sensitivity.rows) {
        values.push_back(row.low);
        values.push_back(row.high);
    }
    tornado.base = sensitivity.base;
    tornado.axis.scale = format.scaleFor(figure.unit, values);
    tornado.axis.fromZero = false;
    const auto change = [&](double value) {
        return std::isfinite(value) ? format.signedInScale(tornado.axis.scale, value - sensitivity.base) : QString();
    };
    const size_t shown = std::min(most, sensitivity.rows.size());
    for (const SensitivityRow &row : std::span(sensitivity.rows).first(shown)) {
        // A side that cannot be computed has no bar.
        tornado.rows.append({.label = title(*row.parameter, language),
                             .detail = inputRange(row, format),
                             .low = std::isfinite(row.low) ? row.low : sensitivity.base,
                             .high = std::isfinite(row.high) ? row.high : sensitivity.base,
                             .lowText = change(row.low),
                             .highText = change(row.high)});
    }
    if (figure.unit != Unit::Date)
        tornado.baseLabel = inWords(QT_TRANSLATE_NOOP("Explore", "estimate %1"))
                                .arg(format.inScale(tornado.axis.scale, sensitivity.base));
    else
        tornado.baseLabel = format.date(sensitivity.base);
    tornado.lowName = inWords(QT_TRANSLATE_NOOP("Explore", "input low"));
    tornado.highName = inWords(QT_TRANSLATE_NOOP("Explore", "input high"));

    Chart chart{.body = tornado};
    chart.title = chartTitle(sensitivity, figure, format);
    const QString unit = format.unitOf(tornado.axis.scale);
    //: Of a chart: figure and unit, then how it was made.
    chart.subtitle = inWords(QT_TRANSLATE_NOOP("Explore", "%1; one input at a time, ±%2"))
                         .arg(unit.isEmpty() || figure.unit == Unit::Date ? title(figure, language)
                                                                          : title(figure, language) + u", "_s + unit,
                              format.percent(share));
    QStringList stuck;
    for (const Parameter *parameter : sensitivity.stuck)
        stuck.append(title(*parameter, language));
    if (!stuck.isEmpty())
        chart.note = inWords(QT_TRANSLATE_NOOP("Explore", "Cannot be moved that far by themselves: %1."))
                         .arg(stuck.join(u", "_s));
    return chart;
}

} // namespace runcast
