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

} // namespace runcast
