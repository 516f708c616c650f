// SPDX-License-Identifier: MIT
#include "reports/content/scenario_charts.h"

#include "core/base/text.h"
#include "core/catalog/catalog.h"
#include "core/compute/flops.h"
#include "core/scenario/scenario.h"
#include "reports/content/cost_parts.h"
#include "reports/format/text.h"

#include <cmath>

using namespace Qt::StringLiterals;

namespace runcast {

namespace {

struct Say {
    const Format &format;

    QString operator()(const char *text) const { return format.language().words("Charts", text); }
    QString value(Unit unit, double value) const { return format.value(unit, value).joined(); }
};

Chart absent(const QString &title)
{
    Chart chart;
    chart.title = title;
    chart.body = BarChart{};
    return chart;
}

struct MemoryUse {
    double MemoryFigures::*bytes;
    std::string_view key;
    MemoryPart part;
};

constexpr MemoryUse memoryUses[] = {
    {&MemoryFigures::weightsBytes, "memory.weights_bytes", MemoryPart::Weights},
    {&MemoryFigures::gradientsBytes, "memory.gradients_bytes", MemoryPart::Gradients},
    {&MemoryFigures::optimizerBytes, "memory.optimizer_bytes", MemoryPart::Optimizer},
    {&MemoryFigures::activationsBytes, "memory.activations_bytes", MemoryPart::Activations},
    {&MemoryFigures::buffersBytes, "memory.buffers_bytes", MemoryPart::Buffers},
};

FlopConvention conventionOf(FlopCounting counting)
{
    switch (counting) {
    case FlopCounting::SixNd:
        return FlopConvention::SixNd;
    case FlopCounting::Causal:
        return FlopConvention::Causal;
    case FlopCounting::Full:
        return FlopConvention::Full;
    }
    return FlopConvention::Causal;
}

} // namespace

Chart trainingFlopChart(const PicturedScenario &pictured)
{
    const Say say{pictured.format};
    const ComputeFigures &compute = pictured.forecast.compute;
    if (!std::isfinite(compute.trainingFlop))
        return absent(say(RC_TEXT("Charts", "Training FLOP are not computed")));
    const double values[] = {compute.trainingFlop, compute.sixNdFlop};
    BarChart bars;
    bars.axis.scale = pictured.format.scaleFor(Unit::Flop, values);
    bars.axis.shown = false;
    const auto add = [&bars](const QString &label, double value, double share) {
        ChartBar bar;
        bar.label = label;
        bar.parts.append({.label = label, .value = value, .color = ChartColor(Subject::Compute).tinted(share)});
        bars.bars.append(bar);
    };
    add(say(RC_TEXT("Charts", "exact")), compute.trainingFlop, 1);
    add(say(RC_TEXT("Charts", "6 N D")), compute.sixNdFlop, 0.5);
    const double beyond = compute.flopOverSixNd - 1;
    const QString apart = pictured.format.percent(std::fabs(beyond), 1);
    Chart chart;
    chart.title = std::fabs(beyond) < 0.0005 ? say(RC_TEXT("Charts", "6 N D is what is counted"))
                  : beyond > 0               ? say(RC_TEXT("Charts", "The exact count is %1 above 6 N D")).arg(apart)
                                             : say(RC_TEXT("Charts", "The exact count is %1 below 6 N D")).arg(apart);
    chart.subtitle = say(RC_TEXT("Charts", "Training FLOP, %1")).arg(pictured.format.unitOf(bars.axis.scale));
    chart.body = bars;
    return chart;
}

Chart flopPartsChart(const PicturedScenario &pictured)
{
    const Say say{pictured.format};
    const Architecture &model = pictured.scenario.model.architecture;
    const Result<ParameterCount> count = countParameters(model);
    if (!count)
        return absent(say(RC_TEXT("Charts", "The shape of the model is not known")));
    const TrainingInputs &training = pictured.scenario.training;
    const double packed = training.packedDocumentTokens.value_or(training.sequenceLength);
    const FlopPerToken flop = flopPerToken(model, *count, attentionTokens(training.sequenceLength, packed),
                                           conventionOf(training.flopCounting));
    const std::pair<QString, double> parts[] = {
        {say(RC_TEXT("Charts", "MLP")), flop.mlp},
        {say(RC_TEXT("Charts", "Experts")), flop.experts},
        {say(RC_TEXT("Charts", "Projections")), flop.projections},
        {say(RC_TEXT("Charts", "Attention")), flop.attention},
        {say(RC_TEXT("Charts", "Logits")), flop.logits},
        {say(RC_TEXT("Charts", "Router")), flop.router},
    };
    BarChart bars;
    std::vector<double> values;
    QString largest;
    double largestFlop = 0;
    for (const auto &[name, value] : parts) {
        if (!(value > 0))
            continue;
        ChartBar bar;
        bar.label = name;
        bar.parts.append({.label = name, .value = value, .color = Subject::Compute});
        bars.bars.append(bar);
        values.push_back(value);
        if (value > largestFlop) {
            largestFlop = value;
            largest = name;
        }
    }
    bars.axis.scale = pictured.format.scaleFor(Unit::FlopPerToken, values);
    bars.axis.shown = false;
    Chart chart;
    chart.title = say(RC_TEXT("Charts", "Most of a token’s work: %1, %2"))
                      .arg(largest, pictured.format.percent(largestFlop / flop.forward));
    chart.subtitle = say(RC_TEXT("Charts", "Forward pass by part, %1")).arg(pictured.format.unitOf(bars.axis.scale));
    chart.body = bars;
    return chart;
}

Chart memoryUseBar(const PicturedScenario &pictured)
{
    const Say say{pictured.format};
    const MemoryFigures &memory = pictured.forecast.memory;
    if (!std::isfinite(memory.headroomBytes))
        return absent(say(RC_TEXT("Charts", "Memory per accelerator is not computed")));
    const double extent[] = {memory.usableBytes, memory.perAcceleratorBytes};
    BarChart bars;
    bars.axis.scale = pictured.format.scaleFor(Unit::Bytes, extent);
    bars.partNames = BarChart::Names::Legend;
    bars.partValues = true;
    bars.totals = false;
    ChartBar bar;
    for (const MemoryUse &use : memoryUses) {
        const double bytes = memory.*use.bytes;
        const Figure *figure = pictured.schema.figure(use.key);
        if (figure && bytes > 0)
            bar.parts.append({.label = title(*figure, pictured.format.language()), .value = bytes, .color = use.part});
    }
    if (memory.headroomBytes > 0)
        bar.parts.append({.label = say(RC_TEXT("Charts", "Free")),
                          .value = memory.headroomBytes,
                          .color = Subject::Neutral,
                          .fill = Fill::Open});
    bars.bars.append(bar);
    if (memory.headroomBytes < 0) {
        bars.lines.append(
            {.value = memory.usableBytes,
             .label =
                 say(RC_TEXT("Charts", "usable %1")).arg(pictured.format.inScale(bars.axis.scale, memory.usableBytes)),
             .color = ChartColor::worse()});
    }
    Chart chart;
    const QString used = pictured.format.inScale(bars.axis.scale, memory.perAcceleratorBytes);
    const QString usable = say.value(Unit::Bytes, memory.usableBytes);
    chart.title = memory.headroomBytes >= 0
                      ? say(RC_TEXT("Charts", "The fullest accelerator uses %1 of %2")).arg(used, usable)
                      : say(RC_TEXT("Charts", "The fullest accelerator needs %1 of %2")).arg(used, usable);
    chart.subtitle =
        std::isfinite(memory.fullestStage)
            ? say(RC_TEXT("Charts", "Stage %1, %2 per accelerator"))
                  .arg(pictured.format.number(memory.fullestStage), pictured.format.unitOf(bars.axis.scale))
            : say(RC_TEXT("Charts", "Training state alone, %1 per accelerator"))
                  .arg(pictured.format.unitOf(bars.axis.scale));
    chart.body = bars;
    return chart;
}

Chart costStackChart(const PicturedScenario &pictured)
{
    const Say say{pictured.format};
    const double total = pictured.forecast.cost.totalUsd;
    if (!std::isfinite(total))
        return absent(say(RC_TEXT("Charts", "The cost is not computed")));
    BarChart bars;
    bars.axis.scale = pictured.format.scaleFor(Unit::Usd, std::span(&total, 1));
    bars.axis.shown = false;
    bars.partValues = true;
    bars.totals = false;
    ChartBar bar;
    const Figure *largest = nullptr;
    for (const Figure *part : costParts(pictured.schema)) {
        const double usd = part->get(pictured.forecast);
        if (!(usd > 0))
            continue;
        bar.parts.append(
            {.label = title(*part, pictured.format.language()), .value = usd, .color = costPartColor(*part)});
        if (!largest || usd > largest->get(pictured.forecast))
            largest = part;
    }
    bars.bars.append(bar);
    Chart chart;
    chart.title = largest ? say(RC_TEXT("Charts", "Largest part of the cost: %1, %2"))
                                .arg(title(*largest, pictured.format.language()),
                                     pictured.format.percent(largest->get(pictured.forecast) / total))
                          : say(RC_TEXT("Charts", "Nothing costs anything yet"));
    chart.subtitle = say(RC_TEXT("Charts", "Cost by part, %1")).arg(pictured.format.unitOf(bars.axis.scale));
    chart.body = bars;
    return chart;
}

Chart powerChart(const PicturedScenario &pictured)
{
    const Say say{pictured.format};
    const PowerFigures &power = pictured.forecast.power;
    const PowerInputs &inputs = pictured.scenario.power;
    if (!std::isfinite(power.facilityMw) || !inputs.acceleratorUtilisedW)
        return absent(say(RC_TEXT("Charts", "The power is not computed")));
    const double mwPerWatt = pictured.scenario.cluster.accelerators / 1e6;
    BarChart bars;
    bars.partNames = BarChart::Names::Legend;
    bars.partValues = true;
    std::vector<double> extent{power.facilityMw};
    ChartBar training;
    training.label = say(RC_TEXT("Charts", "While training"));
    const double acceleratorsMw = *inputs.acceleratorUtilisedW * mwPerWatt;
    const std::pair<QString, double> parts[] = {
        {say(RC_TEXT("Charts", "Accelerators")), acceleratorsMw},
        {say(RC_TEXT("Charts", "Rest of the servers")), inputs.serverOverheadWPerAccelerator * mwPerWatt},
        {say(RC_TEXT("Charts", "Network and storage")),
         (inputs.networkWPerAccelerator + inputs.storageWPerAccelerator) * mwPerWatt},
        {say(RC_TEXT("Charts", "Cooling and losses")), power.facilityMw - power.itMw},
    };
    double share = 1;
    for (const auto &[name, megawatts] : parts) {
        training.parts.append({.label = name, .value = megawatts, .color = ChartColor(Subject::Energy).tinted(share)});
        share -= 0.22;
    }
    bars.bars.append(training);
    if (std::isfinite(power.peakMw)) {
        ChartBar peak;
        peak.label = say(RC_TEXT("Charts", "Provisioned"));
        peak.parts.append({.label = say(RC_TEXT("Charts", "Nameplate with cooling")),
                           .value = power.peakMw,
                           .color = Subject::Neutral,
                           .fill = Fill::Hatched});
        bars.bars.append(peak);
        extent.push_back(power.peakMw);
    }
    if (const std::optional<double> limit = pictured.scenario.target.powerMw) {
        extent.push_back(*limit);
        bars.lines.append(
            {.value = *limit, .label = say(RC_TEXT("Charts", "site limit")), .color = ChartColor::text()});
    }
    bars.axis.scale = pictured.format.scaleFor(Unit::Megawatts, extent);
    Chart chart;
    chart.title = say(RC_TEXT("Charts", "Accelerators draw %1 of the facility’s power"))
                      .arg(pictured.format.percent(acceleratorsMw / power.facilityMw));
    chart.subtitle = say(RC_TEXT("Charts", "Facility power, %1")).arg(pictured.format.unitOf(bars.axis.scale));
    chart.body = bars;
    return chart;
}

} // namespace runcast
