// SPDX-License-Identifier: MIT
#include "reports/content/comparison_sections.h"

#include "reports/charts/chart.h"
#include "reports/content/comparison_tables.h"
#include "reports/content/judgement.h"
#include "reports/content/section_start.h"
#include "reports/content/status_text.h"
#include "reports/content/table_tools.h"
#include "reports/theme/theme.h"

#include <cmath>

using namespace Qt::StringLiterals;

namespace runcast::report {
namespace {

QString letterOf(size_t index)
{
    return QString(pageTheme().scenario(int(index)).letter);
}

const Forecast &forecastOf(const ReportContext &context, size_t index)
{
    return context.request.scenarios[index].outcome.forecast;
}

QString titleText(const ReportContext &context)
{
    if (!context.request.title.isEmpty())
        return context.request.title;
    return context.language().words("Report", "Which of %Ln scenario(s)", nullptr,
                                    int(context.request.scenarios.size()));
}

QString subtitle(const ReportContext &context)
{
    const Language &l = context.language();
    const QString date = dateText(context.request.date.toUTC().date(), context.format);
    const QString first = context.request.audience.isEmpty()
                              ? l.words("Report", "Comparison, %1.").arg(date)
                              : l.words("Report", "Comparison for %1, %2.").arg(context.request.audience, date);
    return first + u' ' +
           l.words("Report", "Amounts in %1, nominal, without tax, with contingency. Baseline: %2.")
               .arg(context.format.currencyCode(), letterOf(size_t(context.request.baseline)));
}

QString answer(const ReportContext &context, const std::vector<size_t> &order)
{
    const Language &l = context.language();
    const size_t first = order.front();
    const Forecast &f = forecastOf(context, first);
    if (!std::isfinite(f.cost.totalUsd))
        return l.words("Report", "No scenario has a cost that could be computed.");
    const QString cost = context.money(f.cost.totalUsd);
    if (brokenLimits(f) > 0)
        return l.words("Report", "No scenario for the same model keeps every limit; the cheapest is %1, at %2.")
            .arg(letterOf(first), cost);
    return l.words("Report", "Of the scenarios for the same model that keep every limit, %1 is the cheapest, at %2.")
        .arg(letterOf(first), cost);
}

QString question(const ReportContext &context, const std::vector<size_t> &order)
{
    const Language &l = context.language();
    const QString &audience = context.request.audience;
    const QDate &decision = context.request.decisionDate;
    QString text;
    if (audience.isEmpty() && !decision.isValid())
        text = l.words("Report", "Which way to train should be chosen?");
    else if (audience.isEmpty())
        text = l.words("Report", "Which way to train should be chosen by %1?").arg(dateText(decision, context.format));
    else if (!decision.isValid())
        text = l.words("Report", "Which way to train should %1 choose?").arg(audience);
    else
        text = l.words("Report", "Which way to train should %1 choose by %2?")
                   .arg(audience, dateText(decision, context.format));
    return text + u' ' + answer(context, order);
}

RichText nameCell(const ReportContext &context, size_t index)
{
    return scenarioHead(context, index, false) + RichText(u"  "_s + context.name(context.request.scenarios[index]));
}

Table rankedTable(const ReportContext &context, Numbering &numbering, const std::vector<size_t> &order)
{
    const Language &l = context.language();
    std::vector<double> totals, powers;
    for (size_t i = 0; i < order.size(); ++i) {
        totals.push_back(forecastOf(context, i).cost.totalUsd);
        powers.push_back(forecastOf(context, i).power.facilityMw);
    }
    const NumberColumn money(context.format, Unit::Usd, totals, Detail::Headline);
    const NumberColumn power(context.format, Unit::Megawatts, powers);
    Table table;
    numbering.name(table);
    table.caption = l.words("Report", "Ranked: first those that train the baseline’s model and break no limit, then by "
                                      "cost.");
    table.columns = {numberColumn(l.words("Report", "Rank"), 0),
                     textColumn(l.words("Report", "Scenario"), 1),
                     numberColumn(withUnit(l.words("Report", "Cost"), money.unit()), 0.2),
                     numberColumn(l.words("Report", "Against %1").arg(letterOf(size_t(context.request.baseline))), 0.3),
                     textColumn(l.words("Report", "Finish"), 0.1),
                     textColumn(l.words("Report", "Limits"), 0.1),
                     numberColumn(withUnit(l.words("Report", "Power"), power.unit()), 0.1)};
    const auto baseline = size_t(context.request.baseline);
    int rank = 0;
    for (const size_t i : order) {
        const Forecast &f = forecastOf(context, i);
        ++rank;
        const Delta delta = context.format.delta(Unit::Usd, Better::Lower, totals[baseline], totals[i]);
        table.rows.push_back(rowOf({{QString::number(rank)},
                                    {nameCell(context, i)},
                                    money.cell(totals[i]),
                                    {i == baseline ? RichText(l.words("Report", "baseline")) : RichText(delta.text())},
                                    {context.format.date(f.time.endDate, DateForm::Iso)},
                                    {standing(context, i)},
                                    power.cell(f.power.facilityMw)},
                                   rank == 1 ? RowKind::Chosen : RowKind::Normal));
    }
    return table;
}

/// Headline figures at which a scenario stands alone at one end.
QString extremes(const ReportContext &context, const Comparison &comparison, size_t index, bool best)
{
    constexpr qsizetype most = 3;
    const Language &l = context.language();
    QStringList texts;
    for (const ComparisonRow &row : comparison.figures) {
        if (!row.figure->headline || row.figure->better == Better::Neither || texts.size() == most)
            continue;
        const std::vector<double> numbers = row.numbers();
        const bool wantsLow = (row.figure->better == Better::Lower) == best;
        bool alone = std::isfinite(numbers[index]);
        for (size_t i = 0; i < numbers.size(); ++i) {
            if (i != index && hasSamePurpose(context, i))
                alone = alone && (wantsLow ? numbers[index] < numbers[i] : numbers[index] > numbers[i]);
        }
        if (alone)
            texts += u"%1 %2"_s.arg(title(*row.figure, l), context.format.figure(*row.figure, numbers[index]));
    }
    return texts.isEmpty() ? QString(u'–') : texts.join(u"; ");
}

QString tokensText(const ReportContext &context, size_t index)
{
    const std::optional<double> tokens = context.request.scenarios[index].scenario.training.tokens;
    return tokens ? context.shown(Unit::Tokens, *tokens) : context.language().words("Report", "tokens not entered");
}

Table extremesTable(const ReportContext &context, const std::vector<size_t> &order)
{
    const Language &l = context.language();
    const Comparison comparison = comparisonOf(context);
    Table table;
    table.columns = {textColumn(l.words("Report", "Scenario"), 0.6), textColumn(l.words("Report", "Best at"), 1),
                     textColumn(l.words("Report", "Worst at"), 1)};
    for (const size_t i : order) {
        if (!hasSamePurpose(context, i)) {
            const QString other =
                l.words("Report", "another purpose: %1 parameters, %2")
                    .arg(context.shown(Unit::Parameters, forecastOf(context, i).compute.totalParameters),
                         tokensText(context, i));
            table.rows.push_back(rowOf({{scenarioHead(context, i)}, {u"–"_s}, {other}}));
            continue;
        }
        table.rows.push_back(rowOf({{scenarioHead(context, i)},
                                    {extremes(context, comparison, i, true)},
                                    {extremes(context, comparison, i, false)}}));
    }
    return table;
}

QString finishTitle(const ReportContext &context)
{
    const Language &l = context.language();
    QStringList intime, late;
    for (size_t i = 0; i < context.request.scenarios.size(); ++i) {
        const double margin = forecastOf(context, i).target.daysMargin;
        if (std::isfinite(margin))
            (margin < 0 ? late : intime) += letterOf(i);
    }
    if (intime.isEmpty() && late.isEmpty())
        return l.words("Report", "Cost against finish; no deadline is entered");
    if (late.isEmpty())
        return l.words("Report", "None misses its deadline");
    if (intime.isEmpty())
        return l.words("Report", "All miss their deadline");
    return l.words("Report", "In time: %1; late: %2").arg(intime.join(u", "), late.join(u", "));
}

Drawing costAgainstFinish(const ReportContext &context, Numbering &numbering, double heightMm)
{
    const Language &l = context.language();
    XyChart xy;
    std::vector<double> costs;
    bool dated = true;
    for (const ReportScenario &scenario : context.request.scenarios)
        dated = dated && std::isfinite(scenario.outcome.forecast.time.endDate);
    int drawn = 0;
    for (size_t i = 0; i < context.request.scenarios.size(); ++i) {
        const Forecast &f = forecastOf(context, i);
        const double x = dated ? f.time.endDate : f.time.wallClockDays;
        if (!std::isfinite(x) || !std::isfinite(f.cost.totalUsd))
            continue;
        ++drawn;
        costs.push_back(f.cost.totalUsd);
        xy.ranges.append({.at = QPointF(x, f.cost.totalUsd),
                          .lowX = x,
                          .highX = x,
                          .lowY = f.cost.totalUsd,
                          .highY = f.cost.totalUsd,
                          .label = {},
                          .detail = context.money(f.cost.totalUsd),
                          .scenario = int(i)});
    }
    xy.y.scale = context.format.scaleFor(Unit::Usd, costs);
    xy.y.scale.decimals = 0;
    xy.x.scale.unit = dated ? Unit::Date : Unit::Days;
    xy.x.fromZero = false;
    xy.x.title = dated ? l.words("Report", "finish of the main run") : l.words("Report", "calendar time, days");
    const std::string &deadline = context.baseline().scenario.target.endDate;
    const Parameter *end = context.schema.parameter("target.end_date");
    if (dated && end && !deadline.empty()) {
        const double margin = context.baseline().outcome.forecast.target.daysMargin;
        xy.verticals.append({.value = context.baseline().outcome.forecast.time.endDate + margin,
                             .label = l.words("Report", "deadline"),
                             .color = ChartColor::worse()});
    }
    Chart chart;
    chart.title = dated ? finishTitle(context) : l.words("Report", "Cost against calendar time");
    chart.subtitle =
        l.words("Report", "Total cost, %1; estimates without their ranges").arg(context.format.unitOf(xy.y.scale));
    chart.body = xy;
    Drawing drawing = chartDrawing(context, numbering, chart, heightMm,
                                   l.words("Report", "Cost and finish of the scenarios, nominal, with contingency. "
                                                     "Source: the scenarios of this report."));
    if (drawn == 0)
        drawing.reason = l.words("Report", "No scenario has both a cost and a time that could be computed.");
    return drawing;
}

} // namespace

DocumentSection comparisonPage(const ReportContext &context)
{
    DocumentSection section;
    section.id = u"summary"_s;
    section.title = titleText(context);
    section.heading = HeadingStyle::Title;
    section.listed = context.language().words("Report", "Summary");
    const std::vector<size_t> order = ranking(context);
    for (const double height : {76.0, 60.0, 0.0}) {
        Numbering numbering({}, context.language());
        Blocks blocks;
        blocks.push_back({Paragraph{subtitle(context), ParagraphSize::Body, true}});
        blocks.push_back({Ask{question(context, order)}});
        blocks.push_back({rankedTable(context, numbering, order)});
        blocks.push_back({extremesTable(context, order)});
        if (height > 0)
            blocks.push_back({costAgainstFinish(context, numbering, height)});
        section.versions.push_back(std::move(blocks));
    }
    return section;
}

} // namespace runcast::report
