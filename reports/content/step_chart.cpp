// SPDX-License-Identifier: MIT
#include "reports/content/step_chart.h"

#include "core/base/text.h"
#include "reports/format/text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

using namespace Qt::StringLiterals;

namespace runcast {

namespace {

constexpr std::array communication = {"step.tensor_s", "step.context_s", "step.expert_s",
                                      "step.gather_s", "step.send_s",    "step.gradients_s"};
constexpr std::array waiting = {"step.bubble_s", "step.uneven_s", "step.stragglers_s", "step.host_s"};

bool isStepPart(const Figure &figure)
{
    return figure.key.starts_with("step.");
}

Subject subjectOf(const Figure &figure)
{
    const auto among = [&figure](const auto &keys) {
        return std::find(keys.begin(), keys.end(), figure.key) != keys.end();
    };
    return among(communication) ? Subject::Communication : among(waiting) ? Subject::Neutral : Subject::Compute;
}

} // namespace

Chart stepPartsChart(const PicturedScenario &pictured)
{
    const Language &language = pictured.format.language();
    const auto say = [&language](const char *text) { return language.words("Charts", text); };
    const double stepS = pictured.forecast.time.predictedStepS;
    Chart chart;
    BarChart bars;
    if (!std::isfinite(stepS)) {
        chart.title = say(RC_TEXT("Charts", "The step is not predicted"));
        chart.body = bars;
        return chart;
    }
    // Below this share of the step a bar cannot be seen.
    constexpr double visible = 0.001;
    std::vector<std::pair<double, const Figure *>> parts;
    double computing = 0;
    for (const Figure &figure : pictured.schema.figures) {
        if (!isStepPart(figure))
            continue;
        const double seconds = figure.get(pictured.forecast);
        if (subjectOf(figure) == Subject::Compute)
            computing += seconds;
        if (seconds > visible * stepS)
            parts.emplace_back(seconds, &figure);
    }
    std::stable_sort(parts.begin(), parts.end(), [](const auto &a, const auto &b) { return a.first > b.first; });
    bars.axis.scale = pictured.format.scaleFor(Unit::Seconds, std::span(&stepS, 1), Detail::Table);
    bars.axis.shown = false;
    for (const auto &[seconds, figure] : parts) {
        ChartBar bar;
        bar.label = title(*figure, language);
        bar.parts.append({.label = bar.label, .value = seconds, .color = subjectOf(*figure)});
        bar.total =
            pictured.format.inScale(bars.axis.scale, seconds) + u"  "_s + pictured.format.percent(seconds / stepS, 1);
        bars.bars.append(bar);
    }
    chart.title =
        say(RC_TEXT("Charts", "%1 of the predicted step is computing")).arg(pictured.format.percent(computing / stepS));
    chart.subtitle = say(RC_TEXT("Charts", "One step of %1, likely %2; seconds and share by part"))
                         .arg(pictured.format.value(Unit::Seconds, stepS).joined(),
                              pictured.format.range(Unit::Seconds, pictured.forecast.time.predictedStepP10S,
                                                    pictured.forecast.time.predictedStepP90S));
    chart.body = bars;
    return chart;
}

} // namespace runcast
