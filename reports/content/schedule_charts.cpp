// SPDX-License-Identifier: MIT
// Charts of the calendar: where it goes, and how the checkpoint interval moves it.
#include "core/base/text.h"
#include "core/forecast/resolve.h"
#include "core/scenario/scenario.h"
#include "reports/content/losses.h"
#include "reports/content/scenario_charts.h"
#include "reports/format/text.h"

#include <cmath>

using namespace Qt::StringLiterals;

namespace runcast {

namespace {

constexpr double hoursPerDay = 24;

QString say(const PicturedScenario &pictured, const char *text)
{
    return pictured.format.language().words("Charts", text);
}

/// Time added to pure computing, as a share of it, at a checkpoint interval.
QPointF overheadAt(ResolvedInputs inputs, double intervalS)
{
    inputs.checkpointIntervalS = intervalS;
    const Forecast f = evaluate(inputs);
    return {f.failure.checkpointIntervalS, f.time.wallClockDays / f.time.idealDays - 1};
}

struct IntervalCurve {
    QList<QPointF> points;
    QPointF best;
    std::optional<QPointF> chosen;
};

/// From a tenth of the best interval to ten times it, where the overhead is at most four times the least.
IntervalCurve intervalCurve(const PicturedScenario &pictured)
{
    constexpr int pointCount = 49;
    constexpr double reach = 10;
    IntervalCurve curve;
    const ResolvedInputs inputs =
        resolve(pictured.scenario, pictured.catalog, checkInputs(pictured.scenario, pictured.schema, pictured.catalog));
    curve.best = overheadAt(inputs, 0);
    if (!(curve.best.x() > 0) || !std::isfinite(curve.best.y()))
        return curve;
    double low = curve.best.x() / reach;
    double high = curve.best.x() * reach;
    double ceiling = 4 * curve.best.y();
    if (const double chosenS = pictured.scenario.reliability.checkpointIntervalS; chosenS > 0) {
        curve.chosen = overheadAt(inputs, chosenS);
        low = std::min(low, chosenS / 1.5);
        high = std::max(high, chosenS * 1.5);
        ceiling = std::max(ceiling, 1.2 * curve.chosen->y());
    }
    for (int i = 0; i < pointCount; ++i) {
        const QPointF point = overheadAt(inputs, low * std::pow(high / low, double(i) / (pointCount - 1)));
        if (point.y() <= ceiling)
            curve.points.append(point);
    }
    return curve;
}

} // namespace

Chart calendarChart(const PicturedScenario &pictured)
{
    const TimeFigures &time = pictured.forecast.time;
    Chart chart;
    BridgeChart bridge;
    chart.title = say(pictured, RC_TEXT("Charts", "The calendar time is not computed"));
    if (std::isfinite(time.wallClockDays)) {
        const auto days = [&](double value) { return pictured.format.value(Unit::Days, value).joined(); };
        const double lost = time.wallClockDays - time.idealDays;
        chart.title =
            lost > 0
                ? say(pictured, RC_TEXT("Charts", "Checkpoints and failures add %1 to %2 of computing"))
                      .arg(days(lost), days(time.idealDays))
                : say(pictured, RC_TEXT("Charts", "Nothing is lost: neither failures nor checkpoints are assumed"));
        bridge.axis.scale = pictured.format.scaleFor(Unit::Days, std::span(&time.wallClockDays, 1));
        const auto add = [&](const QString &label, double value, bool total) {
            if (total || value > 0)
                bridge.steps.append({.label = label,
                                     .value = value,
                                     .total = total,
                                     .color = total ? Subject::Compute : Subject::Failure});
        };
        add(say(pictured, RC_TEXT("Charts", "Ideal")), time.idealDays, true);
        for (const Loss &loss : losses(pictured.forecast, pictured.schema, pictured.format.language()))
            add(loss.name, loss.hours / hoursPerDay, false);
        add(say(pictured, RC_TEXT("Charts", "Calendar")), time.wallClockDays, true);
    }
    chart.subtitle = say(pictured, RC_TEXT("Charts", "Days of the main run"));
    chart.body = bridge;
    return chart;
}

Chart checkpointIntervalChart(const PicturedScenario &pictured)
{
    Chart chart;
    XyChart xy;
    chart.subtitle =
        say(pictured, RC_TEXT("Charts", "Time added to pure computing, %, by minutes between checkpoints"));
    const bool failing = pictured.scenario.reliability.interruptionsPerAcceleratorHour > 0;
    const IntervalCurve curve = failing ? intervalCurve(pictured) : IntervalCurve{};
    if (curve.points.isEmpty()) {
        chart.title = failing ? say(pictured, RC_TEXT("Charts", "The checkpoint interval is not computed"))
                              : say(pictured, RC_TEXT("Charts", "Without failures no checkpoint is needed"));
        chart.body = xy;
        return chart;
    }
    XyChart::Series series;
    series.color = Subject::Failure;
    series.points = curve.points;
    xy.series.append(series);
    // Minutes for all, also where the curve ends in hours: a logarithmic axis reads better in one unit.
    constexpr double halfAnHourS = 1800;
    xy.x.scale = pictured.format.scaleFor(Unit::Seconds, std::span(&halfAnHourS, 1));
    xy.x.logarithmic = true;
    xy.x.fromZero = false;
    std::vector<double> shares;
    for (const QPointF &point : curve.points)
        shares.push_back(point.y());
    xy.y.scale = pictured.format.scaleFor(Unit::Fraction, shares);
    const auto label = [&](const char *text, const QPointF &point) {
        return say(pictured, text)
            .arg(pictured.format.value(Unit::Seconds, point.x()).joined(), pictured.format.percent(point.y(), 1));
    };
    xy.callouts.append({.at = curve.best,
                        .text = label(RC_TEXT("Charts", "best %1: %2"), curve.best),
                        .color = Subject::Failure,
                        .strong = !curve.chosen,
                        .dropLine = true});
    if (curve.chosen) {
        xy.callouts.append({.at = *curve.chosen,
                            .text = label(RC_TEXT("Charts", "chosen %1: %2"), *curve.chosen),
                            .marker = MarkerShape::Ring,
                            .color = ChartColor::accent(),
                            .strong = true});
    }
    const QString bestText = pictured.format.value(Unit::Seconds, curve.best.x()).joined();
    chart.title = !curve.chosen
                      ? say(pictured, RC_TEXT("Charts", "The best checkpoint interval, %1, is used")).arg(bestText)
                      : say(pictured, RC_TEXT("Charts", "The chosen interval adds %1 over the best, %2"))
                            .arg(pictured.format.percent(curve.chosen->y() - curve.best.y(), 1), bestText);
    chart.body = xy;
    return chart;
}

} // namespace runcast
