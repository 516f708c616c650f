// SPDX-License-Identifier: MIT
#include "reports/content/reliability_charts.h"

#include "core/base/text.h"
#include "core/reliability/populations.h"
#include "core/reliability/spares.h"
#include "core/scenario/scenario.h"
#include "reports/format/text.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace runcast {

namespace {

QString say(const PicturedScenario &pictured, const char *text)
{
    return pictured.format.language().words("Charts", text);
}

struct CauseLook {
    const char *name;
    ChartColor color;
};

/// Failures of the accelerator in the colour of failures; the rest in colours that no other picture uses for a cause.
const CauseLook &look(FailureCause cause)
{
    static const std::array<CauseLook, failureCauseCount> looks = {{
        {RC_TEXT("Charts", "GPU"), Subject::Failure},
        {RC_TEXT("Charts", "GPU memory"), Subject::Energy},
        {RC_TEXT("Charts", "Software"), Subject::Memory},
        {RC_TEXT("Charts", "Network"), Subject::Communication},
        {RC_TEXT("Charts", "Host and repair"), Subject::Compute},
        {RC_TEXT("Charts", "Other"), Subject::Neutral},
    }};
    return looks[size_t(cause)];
}

/// The spares of a forecast in units that fail together.
SparesInput sparesOf(const PicturedScenario &pictured)
{
    const double each = pictured.scenario.reliability.blastRadiusAccelerators;
    const double units = std::ceil(pictured.scenario.cluster.accelerators / each);
    const double mean = pictured.forecast.failure.downAtOnce / each;
    return {.units = units,
            .failuresPerUnitDay = mean / units, // of a repair that takes a day
            .repairDays = 1,
            .dispersion = pictured.scenario.reliability.countDispersion};
}

/// Marks on the line of spares and waiting together.
void markSpares(const PicturedScenario &pictured, const SparesInput &in, double unitUsdPerDay, XyChart &xy)
{
    const FailureFigures &failure = pictured.forecast.failure;
    const double each = pictured.scenario.reliability.blastRadiusAccelerators;
    const double entered = std::floor(pictured.scenario.reliability.spareAccelerators / each) * each;
    const auto place = [&](double accelerators) {
        const SparesCost cost =
            sparesCost(in, accelerators / each, unitUsdPerDay, pictured.forecast.time.wallClockDays);
        return QPointF(accelerators, cost.sparesUsd + cost.waitingUsd);
    };
    const auto named = [&](const char *text, double accelerators) {
        return say(pictured, text).arg(pictured.format.number(accelerators));
    };
    xy.callouts.append({.at = place(failure.sparesBest),
                        .text = named(RC_TEXT("Charts", "cheapest: %1"), failure.sparesBest),
                        .color = Subject::Failure,
                        .strong = true,
                        .dropLine = true});
    if (failure.sparesP95 != failure.sparesBest)
        xy.callouts.append({.at = place(failure.sparesP95),
                            .text = named(RC_TEXT("Charts", "95 % of the time: %1"), failure.sparesP95),
                            .color = Subject::Neutral});
    if (failure.sparesNeeded != failure.sparesBest)
        xy.callouts.append({.at = place(failure.sparesNeeded),
                            .text = named(RC_TEXT("Charts", "99 % of the time: %1"), failure.sparesNeeded),
                            .color = Subject::Neutral});
    if (entered > 0)
        xy.callouts.append({.at = place(entered),
                            .text = named(RC_TEXT("Charts", "planned: %1"), entered),
                            .marker = MarkerShape::Ring,
                            .color = ChartColor::accent()});
}

} // namespace

QString causeName(FailureCause cause, const Language &language)
{
    return language.words("Charts", look(cause).name);
}

ChartColor causeColor(FailureCause cause)
{
    return look(cause).color;
}

Chart causesChart(const PicturedScenario &pictured)
{
    Chart chart;
    BarChart bars;
    const double expected = pictured.forecast.failure.expectedInterruptions;
    if (!(expected > 0)) {
        chart.title = say(pictured, RC_TEXT("Charts", "No interruptions are expected"));
        chart.body = bars;
        return chart;
    }
    const auto shares = causeShares(pictured.scenario.reliability.population, pictured.catalog);
    std::array<FailureCause, failureCauseCount> order{};
    for (size_t i = 0; i < order.size(); ++i)
        order[i] = FailureCause(i);
    std::stable_sort(order.begin(), order.end(),
                     [&](FailureCause a, FailureCause b) { return shares[size_t(a)] > shares[size_t(b)]; });
    std::vector<double> counts;
    for (const FailureCause cause : order) {
        const double count = expected * shares[size_t(cause)];
        if (!(count > 0))
            continue;
        counts.push_back(count);
        ChartBar bar;
        bar.label = causeName(cause, pictured.format.language());
        bar.parts.append({.label = bar.label, .value = count, .color = causeColor(cause)});
        bar.total = pictured.format.number(count, count < 9.95 ? 1 : 0);
        bars.bars.append(bar);
    }
    bars.axis.scale = pictured.format.scaleFor(Unit::Count, counts);
    bars.axis.shown = false;
    chart.title =
        say(pictured, RC_TEXT("Charts", "Most interruptions: %1, %2"))
            .arg(causeName(order[0], pictured.format.language()), pictured.format.percent(shares[size_t(order[0])]));
    chart.subtitle = say(pictured, RC_TEXT("Charts", "%1 expected interruptions by cause"))
                         .arg(pictured.format.number(std::round(expected)));
    chart.body = bars;
    return chart;
}

Chart sparesChart(const PicturedScenario &pictured)
{
    const FailureFigures &failure = pictured.forecast.failure;
    const ReliabilityInputs &reliability = pictured.scenario.reliability;
    const Format &format = pictured.format;
    Chart chart;
    BarChart bars;
    bars.vertical = true;
    const double each = reliability.blastRadiusAccelerators;
    if (!std::isfinite(failure.sparesNeeded) || !(each > 0)) {
        chart.title = say(pictured, RC_TEXT("Charts", "Spares are not computed"));
        chart.body = bars;
        return chart;
    }
    const double needed = failure.sparesNeeded / each, entered = std::floor(reliability.spareAccelerators / each);
    const double shown = std::max(entered > 0 ? entered : needed, 1.0);
    // About nine columns with the one that counts among them; far beyond the need they would all say 100 %.
    constexpr double columnsBefore = 6;
    const double step = std::max(1.0, std::round(shown / columnsBefore));
    const double mean = failure.downAtOnce / each;
    const double first = std::fmod(shown, step);
    std::vector<double> shares;
    for (double k = first; k <= shown + 2 * step; k += step) {
        const double share = probabilityDownAtMost(k, mean, reliability.countDispersion);
        shares.push_back(share);
        ChartBar bar;
        bar.label = format.number(k * each);
        bar.strong = k == shown;
        bar.parts.append(
            {.label = bar.label,
             .value = share,
             .color = bar.strong ? ChartColor(Subject::Failure) : ChartColor(Subject::Neutral).tinted(0.5)});
        bar.total = bar.strong ? format.percent(share, share > 0.985 ? 1 : 0) : QStringLiteral(" ");
        bars.bars.append(bar);
    }
    bars.axis.scale = format.scaleFor(Unit::Fraction, shares);
    bars.axis.low = 0;
    bars.axis.high = 1;
    const QString neededText = format.value(Unit::Accelerators, failure.sparesNeeded).joined();
    const QString enteredText = format.value(Unit::Accelerators, reliability.spareAccelerators).joined();
    chart.title = !(entered > 0) ? say(pictured, RC_TEXT("Charts", "A reserve of %1 would be enough")).arg(neededText)
                  : entered >= needed
                      ? say(pictured, RC_TEXT("Charts", "The reserve of %1 is enough")).arg(enteredText)
                      : say(pictured, RC_TEXT("Charts", "The reserve of %1 is small: %2 for 99 % of the time"))
                            .arg(enteredText, neededText);
    chart.subtitle = say(pictured, RC_TEXT("Charts", "Share of the time without waiting, %, by spare GPUs"));
    if (std::isfinite(failure.sparesBest)) {
        chart.note = say(pictured, RC_TEXT("Charts", "Cheapest together with waiting: %1"))
                         .arg(format.value(Unit::Accelerators, failure.sparesBest).joined());
    }
    chart.body = bars;
    return chart;
}

Chart sparesCostChart(const PicturedScenario &pictured)
{
    const FailureFigures &failure = pictured.forecast.failure;
    const Format &format = pictured.format;
    const double each = pictured.scenario.reliability.blastRadiusAccelerators;
    const double days = pictured.forecast.time.wallClockDays;
    constexpr double hoursPerDay = 24;
    const double unitUsdPerDay = each * pictured.forecast.money.acceleratorHourUsd * hoursPerDay;
    Chart chart;
    XyChart xy;
    if (!std::isfinite(failure.sparesBest) || !std::isfinite(unitUsdPerDay) || !std::isfinite(days)) {
        chart.title = say(pictured, RC_TEXT("Charts", "What spares cost is not computed"));
        chart.body = xy;
        return chart;
    }
    const SparesInput in = sparesOf(pictured);
    const double entered = std::floor(pictured.scenario.reliability.spareAccelerators / each);
    constexpr double beyond = 1.3, mostPoints = 160; // of the largest number that is marked
    const double last =
        std::ceil(beyond * std::max({failure.sparesBest / each, failure.sparesNeeded / each, entered, 3.0}));
    const double step = std::max(1.0, std::ceil(last / mostPoints));
    XyChart::Series spares, waiting, both;
    spares.name = say(pictured, RC_TEXT("Charts", "spares"));
    spares.color = Subject::Neutral;
    waiting.name = say(pictured, RC_TEXT("Charts", "waiting"));
    waiting.color = Subject::Compute;
    both.name = say(pictured, RC_TEXT("Charts", "together"));
    both.color = Subject::Failure;
    const SparesCost none = sparesCost(in, 0, unitUsdPerDay, days);
    const SparesCost best = sparesCost(in, failure.sparesBest / each, unitUsdPerDay, days);
    const double least = best.sparesUsd + best.waitingUsd;
    // Without spares the whole job may wait most of the time: higher than anybody plans for, so the axis ends before.
    const SparesCost atEnd = sparesCost(in, last, unitUsdPerDay, days);
    const double ceiling = 1.25 * std::max({4 * least, atEnd.sparesUsd, entered * unitUsdPerDay * days});
    for (double k = 0; k <= last; k += step) {
        const SparesCost cost = sparesCost(in, k, unitUsdPerDay, days);
        const double accelerators = k * each;
        spares.points.append({accelerators, cost.sparesUsd});
        if (cost.waitingUsd <= ceiling)
            waiting.points.append({accelerators, cost.waitingUsd});
        if (cost.sparesUsd + cost.waitingUsd <= ceiling)
            both.points.append({accelerators, cost.sparesUsd + cost.waitingUsd});
    }
    xy.series = {spares, waiting, both};
    xy.x.scale = format.scaleFor(Unit::Accelerators, std::vector{last * each});
    xy.y.scale = format.scaleFor(Unit::Usd, std::vector{std::min(ceiling, none.waitingUsd)});
    markSpares(pictured, in, unitUsdPerDay, xy);
    chart.title = failure.sparesBest > 0
                      ? say(pictured, RC_TEXT("Charts", "%1 spare GPUs cost least together with waiting: %2"))
                            .arg(format.number(failure.sparesBest), format.value(Unit::Usd, least).joined())
                      : say(pictured, RC_TEXT("Charts", "No spares cost least: waiting comes to %1"))
                            .arg(format.value(Unit::Usd, least).joined());
    chart.subtitle = say(pictured, RC_TEXT("Charts", "Cost of spares and of the whole cluster’s waiting, %1, by spare "
                                                     "GPUs in units of %2"))
                         .arg(format.unitOf(xy.y.scale), format.number(each));
    chart.note = say(pictured, RC_TEXT("Charts", "At %1 an accelerator-hour over %2; as if nothing came from outside."))
                     .arg(format.value(Unit::UsdPerHour, pictured.forecast.money.acceleratorHourUsd).joined(),
                          format.value(Unit::Days, days).joined());
    chart.body = xy;
    return chart;
}

} // namespace runcast
