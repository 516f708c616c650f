// SPDX-License-Identifier: MIT
#include "reports/charts/plot_axis.h"

#include "reports/format/number.h"

#include <QDate>

#include <algorithm>
#include <array>
#include <cmath>

namespace runcast {
namespace {

// 10,000,000 is "10 M" on a logarithmic axis, where ticks lie decades apart.
QString compact(double value, bool thousands, const Format &format)
{
    struct Step {
        double factor;
        const char *word;
    };
    constexpr std::array<Step, 4> steps{{{1e12, "T"}, {1e9, "B"}, {1e6, "M"}, {1e3, "k"}}};
    for (const Step &step : steps) {
        if (value >= step.factor && (thousands || step.factor > 1e3))
            return Quantity{format.number(value / step.factor), format.language().words("Scales", step.word)}.joined();
    }
    return format.number(value, value >= 1 ? 0 : int(std::ceil(-std::log10(value) - 1e-9)));
}

QString dateLabel(double days, DateStep step, bool manyYears, const Format &format)
{
    const QDate date = QDate(1970, 1, 1).addDays(qint64(days));
    const Language &language = format.language();
    switch (step) {
    case DateStep::Day:
    case DateStep::Week:
        //: A date pattern of Qt for a day on an axis, as in 15 May.
        return language.locale().toString(date, language.words("Dates", "d MMM")).replace(u' ', noBreakSpace);
    case DateStep::Month:
    case DateStep::Quarter:
        if (!manyYears)
            return language.locale().toString(date, QStringLiteral("MMM"));
        //: A date pattern of Qt for a month on an axis, as in May 27.
        return language.locale().toString(date, language.words("Dates", "MMM yy")).replace(u' ', noBreakSpace);
    case DateStep::Year:
        return language.locale().toString(date, QStringLiteral("yyyy"));
    }
    return {};
}

void fillDates(PlotAxis &plot, double low, double high, int mostSteps)
{
    if (plot.axis.scale.unit != Unit::Date)
        return;
    const double margin = plot.axis.low || plot.axis.high ? 0 : std::max(1.0, (high - low) * 0.04);
    plot.low = plot.axis.low.value_or(low - margin);
    plot.high = plot.axis.high.value_or(high + margin);
    const DateTicks ticks = dateTicks(plot.low, plot.high, mostSteps);
    plot.ticks = ticks.values;
    plot.dateStep = ticks.step;
    const auto yearOf = [](double days) { return QDate(1970, 1, 1).addDays(qint64(days)).year(); };
    const bool manyYears = !plot.ticks.empty() && yearOf(plot.ticks.front()) != yearOf(plot.ticks.back());
    for (const double tick : plot.ticks)
        plot.labels.append(dateLabel(tick, ticks.step, manyYears, plot.format));
}

} // namespace

double PlotAxis::atShown(double shown) const
{
    const double share = axis.logarithmic ? std::log(shown / low) / std::log(high / low) : (shown - low) / (high - low);
    return from + share * (to - from);
}

double PlotAxis::labelAt(size_t tick) const
{
    if (!isDate() || dateStep == DateStep::Day || dateStep == DateStep::Week)
        return atShown(ticks[tick]);
    const double end = tick + 1 < ticks.size() ? ticks[tick + 1] : high;
    return atShown((ticks[tick] + end) / 2);
}

PlotAxis makePlotAxis(const ChartAxis &axis, const Format &format, double low, double high, int mostSteps)
{
    PlotAxis plot;
    plot.axis = axis;
    plot.format = format;
    if (axis.scale.unit == Unit::Date) {
        fillDates(plot, low, high, mostSteps);
        return plot;
    }
    double from = format.shown(axis.scale, axis.low.value_or(low));
    double to = format.shown(axis.scale, axis.high.value_or(high));
    if (axis.logarithmic) {
        const Ticks ticks = logTicks(from, to, mostSteps);
        plot.low = from;
        plot.high = to;
        plot.ticks = ticks.values;
        for (const double tick : plot.ticks)
            plot.labels.append(compact(tick, to >= 1e4, format));
        return plot;
    }
    if (axis.fromZero && !axis.low) {
        from = std::min(from, 0.0);
        to = std::max(to, 0.0);
    }
    if (!(to > from))
        to = from + 1;
    const bool given = axis.low && axis.high;
    const Ticks ticks = given ? ticksWithin(from, to, mostSteps) : niceTicks(from, to, mostSteps);
    plot.low = given ? from : axis.low ? from : ticks.low();
    plot.high = given ? to : axis.high ? to : ticks.high();
    for (const double tick : ticks.values) {
        if (!(tick >= plot.low && tick <= plot.high))
            continue;
        plot.ticks.push_back(tick);
        plot.labels.append(format.number(tick, ticks.decimals));
    }
    return plot;
}

void Extent::add(double value)
{
    if (!std::isfinite(value))
        return;
    low = empty ? value : std::min(low, value);
    high = empty ? value : std::max(high, value);
    empty = false;
}

} // namespace runcast
