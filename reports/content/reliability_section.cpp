// SPDX-License-Identifier: MIT
#include "reports/content/budget_sections.h"

#include "core/base/text.h"
#include "reports/charts/chart.h"
#include "reports/content/interval_curve.h"
#include "reports/content/losses.h"
#include "reports/content/parameter_table.h"
#include "reports/content/reliability_charts.h"
#include "reports/content/reliability_tables.h"
#include "reports/content/section_start.h"
#include "reports/content/table_tools.h"

#include <cmath>

using namespace Qt::StringLiterals;

namespace runcast::report {
namespace {

constexpr double hoursPerDay = 24;

QString leadText(const ReportContext &context)
{
    const Language &l = context.language();
    const FailureFigures &failure = context.forecast().failure;
    if (context.scenario().reliability.interruptionsPerAcceleratorHour == 0)
        return l.words("Report", "No interruptions are assumed.");
    if (!std::isfinite(failure.expectedInterruptions))
        return l.words("Report", "Expected interruptions: %1.").arg(context.figure("failure.expected_interruptions"));
    const double count = failure.expectedInterruptions;
    const QString often = context.shown(Unit::Hours, failure.mtbfH);
    QString text = count < 0.95
                       ? l.words("Report", "Less than one interruption is expected in this run: %1 on average.")
                             .arg(context.format.number(count, count < 0.095 ? 3 : 1))
                       : l.words("Report", "About %1 interruptions are expected, one every %2.")
                             .arg(context.format.number(std::round(count)), often);
    if (std::isfinite(failure.lostFraction)) {
        text +=
            u' ' +
            l.words("Report", "With a checkpoint every %1, they and the checkpoints take %2 of the calendar time.")
                .arg(context.shown(Unit::Seconds, failure.checkpointIntervalS), context.percent(failure.lostFraction));
    }
    return text;
}

QString curveTitle(const IntervalCurve &curve, const ReportContext &context)
{
    const Language &l = context.language();
    if (!curve.chosen)
        return l.words("Report", "The best interval, %1, is used")
            .arg(context.shown(Unit::Seconds, curve.best.seconds));
    const double more = curve.chosen->added - curve.best.added;
    if (more < 0.001)
        return l.words("Report", "The chosen interval costs next to nothing over the best");
    return l.words("Report", "The chosen interval adds %1 of the computing time over the best")
        .arg(context.format.percent(more, 1));
}

Drawing curveChart(const ReportContext &context, Numbering &numbering)
{
    const Language &l = context.language();
    const IntervalCurve curve = intervalCurve(context);
    constexpr double secondsPerMinute = 60;
    XyChart xy;
    XyChart::Series series;
    series.color = Subject::Failure;
    std::vector<double> seconds, shares;
    for (const IntervalPoint &point : curve.points) {
        series.points.append(QPointF(point.seconds, point.added));
        seconds.push_back(point.seconds);
        shares.push_back(point.added);
    }
    xy.series.append(series);
    // Minutes for all, also where the curve ends in hours: a logarithmic axis reads better in one unit.
    const double oneHour = 30 * secondsPerMinute;
    xy.x.scale = context.format.scaleFor(Unit::Seconds, std::span(&oneHour, 1));
    xy.x.scale.decimals = curve.best.seconds < 10 * secondsPerMinute ? 1 : 0;
    xy.x.logarithmic = true;
    xy.x.fromZero = false;
    xy.x.title = l.words("Report", "minutes between checkpoints, logarithmic");
    xy.y.scale = context.format.scaleFor(Unit::Fraction, shares);
    const auto label = [&](const char *text, const IntervalPoint &point) {
        return l.words("Report", text)
            .arg(context.shown(Unit::Seconds, point.seconds), context.format.percent(point.added, 2));
    };
    xy.callouts.append({.at = QPointF(curve.best.seconds, curve.best.added),
                        .text = label(RC_TEXT("Report", "best %1: %2"), curve.best),
                        .marker = MarkerShape::Diamond,
                        .dropLine = true});
    if (curve.chosen) {
        xy.callouts.append({.at = QPointF(curve.chosen->seconds, curve.chosen->added),
                            .text = label(RC_TEXT("Report", "chosen %1: %2"), *curve.chosen),
                            .marker = MarkerShape::Ring,
                            .color = ChartColor::accent(),
                            .strong = true});
    }
    Chart chart;
    chart.title =
        curve.points.empty() ? l.words("Report", "Time added by checkpoint interval") : curveTitle(curve, context);
    chart.subtitle = l.words("Report", "Time added to pure computing, %");
    chart.body = xy;
    Drawing drawing = chartDrawing(context, numbering, chart, 58,
                                   l.words("Report", "Time that checkpoints and failures add, by checkpoint interval. "
                                                     "Diamond: best; ring: chosen.") +
                                       u' ' + context.sourceNote({"failure.lost_hours"}));
    if (curve.points.empty()) {
        drawing.reason = context.scenario().reliability.interruptionsPerAcceleratorHour == 0
                             ? l.words("Report", "Not applicable: no interruptions are assumed.")
                             : context.figure("failure.lost_hours");
    }
    return drawing;
}

Table lostTable(const ReportContext &context, Numbering &numbering)
{
    const Language &l = context.language();
    const FailureFigures &failure = context.forecast().failure;
    const double total = failure.lostHours;
    const double paidUsd = context.forecast().time.acceleratorHours * context.forecast().money.acceleratorHourUsd;
    const double calendarHours = context.forecast().time.wallClockDays * hoursPerDay;
    const auto usd = [&](double hours) { return hours / calendarHours * paidUsd; };
    const double totalDays = total / hoursPerDay, totalUsd = usd(total);
    const NumberColumn days(context.format, Unit::Days, std::span(&totalDays, 1));
    const NumberColumn money(context.format, Unit::Usd, std::span(&totalUsd, 1));
    Table table;
    numbering.name(table);
    table.caption = l.words("Report", "Lost time of the main run and its accelerator cost.");
    table.columns = {textColumn(l.words("Report", "Lost time"), 1), numberColumn(l.words("Report", "Days"), 0.2),
                     numberColumn(money.unit(), 0.2)};
    std::vector<double> dayValues, moneyValues;
    const auto add = [&](const QString &name, double hours) {
        dayValues.push_back(hours / hoursPerDay);
        moneyValues.push_back(usd(hours));
        table.rows.push_back(rowOf({{name}, days.cell(dayValues.back()), money.cell(moneyValues.back())}));
    };
    for (const Loss &loss : losses(context.forecast(), context.schema, l))
        add(loss.name, loss.hours);
    table.rows.push_back(
        rowOf({{l.words("Report", "Lost time")}, days.cell(totalDays), money.cell(totalUsd)}, RowKind::Total));
    table.note = roundingNote(days.roundsAway(dayValues, totalDays) || money.roundsAway(moneyValues, totalUsd), l);
    return table;
}

Table inputsTable(const ReportContext &context, Numbering &numbering)
{
    const Language &l = context.language();
    Table table = parameterTable(context, ParameterGroup::Reliability);
    // What the other tables and charts of the section do not hold; all figures stand in the appendix.
    for (const std::string_view key :
         {"failure.mtbf_h", "failure.expected_interruptions", "failure.checkpoint_bytes", "failure.checkpoint_write_s",
          "failure.checkpoint_stall_s", "failure.checkpoint_interval_s"}) {
        if (const Figure *figure = context.schema.figure(key))
            table.rows.push_back(rowOf({{title(*figure, context.language())}, {context.figure(key)}}));
    }
    table.columns.front().head = l.words("Report", "Inputs and results");
    numbering.name(table);
    table.caption = l.words("Report", "Failures and checkpoints.");
    table.tight = true;
    return table;
}

Drawing causesDrawing(const ReportContext &context, Numbering &numbering)
{
    const Chart chart =
        causesChart({context.scenario(), context.forecast(), context.schema, context.catalog, context.format});
    return chartDrawing(context, numbering, chart, 58,
                        context.language().words("Report", "Interruptions by cause, counted in the population of the "
                                                           "failure rate and scaled to this run.") +
                            u' ' + context.sourceNote({"failure.expected_interruptions"}));
}

Drawing sparesDrawing(const ReportContext &context, Numbering &numbering)
{
    const Chart chart =
        sparesCostChart({context.scenario(), context.forecast(), context.schema, context.catalog, context.format});
    return chartDrawing(context, numbering, chart, 52,
                        context.language().words("Report", "What spares and the waiting of the whole cluster cost, at "
                                                           "the run’s own price, by the number of spares.") +
                            u' ' + context.sourceNote({"failure.spares_best"}));
}

} // namespace

DocumentSection reliabilitySection(const ReportContext &context)
{
    Numbering numbering(context.number(u"reliability"_s), context.language());
    DocumentSection section = sectionStart(context, u"reliability"_s, Subject::Failure);
    Blocks blocks;
    blocks.push_back({LeadSentence{leadText(context)}});
    const QString odds = oddsSentence(context);
    if (!odds.isEmpty())
        blocks.push_back({Paragraph{odds}});
    Blocks causes, curve;
    if (context.forecast().failure.expectedInterruptions > 0)
        causes.push_back({causesDrawing(context, numbering)});
    curve.push_back({curveChart(context, numbering)});
    if (causes.empty())
        blocks.push_back(std::move(curve.front()));
    else
        blocks.push_back({SideBySide{{{5, std::move(causes)}, {7, std::move(curve)}}}});
    Table inputs = inputsTable(context, numbering);
    Blocks right;
    if (std::isfinite(context.forecast().failure.lostHours))
        right.push_back({lostTable(context, numbering)});
    blocks.push_back({SideBySide{{{7, {{std::move(inputs)}}}, {5, std::move(right)}}}});
    if (!odds.isEmpty())
        blocks.push_back({oddsTable(context, numbering)});
    if (std::isfinite(context.forecast().failure.downAtOnce))
        blocks.push_back({sparesTable(context, numbering)});
    if (std::isfinite(context.forecast().failure.sparesBest) && std::isfinite(context.forecast().failure.sparesUsd))
        blocks.push_back({sparesDrawing(context, numbering)});
    section.versions = {std::move(blocks)};
    return section;
}

} // namespace runcast::report
