// SPDX-License-Identifier: MIT
#include "core/forecast/check_layout_outcome.h"

#include "core/base/text.h"
#include "core/layout/degrees.h"
#include "core/layout/step/constants.h"

#include <cmath>

namespace runcast {

namespace {

FindingArgument count(double value)
{
    return {value, ""};
}

FindingArgument share(double fraction)
{
    return {fraction, "time.pipeline_bubble_fraction"}; // any figure that is a fraction
}

/// The share of the step that another layout saves; negative if it is slower.
double saved(const ResolvedInputs &in, const StepLayout &other, double stepS)
{
    StepTimeInput input = in.step;
    input.layout = other;
    return 1 - stepTime(input, shippedStepTimeConstants()).total / stepS;
}

StepLayout withTensor(StepLayout layout, double tensor)
{
    const double fewer = layout.tensor / tensor;
    layout.tensor = tensor;
    layout.data *= fewer;
    layout.microBatches /= fewer;
    return layout;
}

void checkTensor(std::vector<Finding> &findings, const ResolvedInputs &in, double stepS)
{
    const StepLayout &layout = in.step.layout;
    const double domain = in.step.rates.domain;
    if (layout.tensor > domain) {
        const double fix = largestSplit(in.step.model.heads, std::fmax(1, domain));
        findings.push_back(
            {Severity::Warning,
             "layout.tensor",
             "layout.tensor_over_domain",
             RC_TEXT("Findings", "Slow step: tensor parallel %1 crosses the link domain of %2; inside it "
                                 "a step takes %3 less"),
             {count(layout.tensor), count(domain), share(saved(in, withTensor(layout, fix), stepS))},
             fix});
        return;
    }
    if (layout.tensor < 2)
        return;
    // What the slices of the layer's products lose against whole products of the same FLOP.
    const StepTimeConstants &constants = shippedStepTimeConstants();
    StepTimeInput whole = in.step;
    whole.layout = withTensor(layout, 1);
    const StepTime sliced = layerTime(in.step, constants), unsliced = layerTime(whole, constants);
    const double lost = 1 - (unsliced.lin + unsliced.mlp) / (layout.tensor * (sliced.lin + sliced.mlp));
    constexpr double worthSaying = 0.05;
    if (lost > worthSaying) {
        findings.push_back({Severity::Note,
                            "layout.tensor",
                            "layout.narrow_slices",
                            RC_TEXT("Findings", "Narrow products: each accelerator is left %1 of %2 hidden units; its "
                                                "matrix products lose %3"),
                            {count(in.step.model.hidden / layout.tensor), count(in.step.model.hidden), share(lost)},
                            layout.tensor / 2});
    }
}

void checkStages(std::vector<Finding> &findings, const ResolvedInputs &in, const Forecast &forecast)
{
    const StepLayout &layout = in.step.layout;
    const double layers = in.step.model.layers, pieces = layout.pipeline * layout.virtualStages;
    if (!splitsLayers(layers + (in.step.model.predictsTwo ? 1 : 0), pieces) && pieces <= mostPipelinePieces(layers)) {
        findings.push_back(
            {Severity::Note,
             layout.virtualStages > 1 ? "layout.virtual_stages" : "layout.pipeline",
             "layout.uneven_stages",
             RC_TEXT("Findings", "Uneven stages: %1 layers over %2 pieces; waiting for the fullest takes %3 of a step"),
             {count(layers), count(pieces), share(forecast.step.uneven / forecast.time.predictedStepS)},
             {}});
    }
    const bool whole = layout.microBatches == std::floor(layout.microBatches);
    if (whole && !suitsSchedule(layout.schedule, layout.pipeline, layout.virtualStages, layout.microBatches)) {
        const bool dualPipe = layout.schedule == ScheduleKind::DualPipe;
        StepLayout plain = layout;
        plain.virtualStages = 1;
        plain.schedule = ScheduleKind::OneForwardOneBackward;
        findings.push_back(
            {Severity::Warning,
             dualPipe ? "layout.schedule" : "layout.virtual_stages",
             "layout.schedule_not_suited",
             RC_TEXT("Findings", "The schedule cannot run: %1 micro-batches do not suit %2 stages; without it a step "
                                 "takes %3 more"),
             {count(layout.microBatches), count(layout.pipeline),
              share(-saved(in, plain, forecast.time.predictedStepS))},
             dualPipe ? Value{std::string("1f1b")} : Value{1.0}});
    }
}

void checkBatch(std::vector<Finding> &findings, const ResolvedInputs &in)
{
    const StepLayout &layout = in.step.layout;
    const double slice = layout.data * layout.microBatch * layout.sequence;
    const double microBatches = in.globalBatchTokens / slice;
    if (!(slice > 0) || microBatches == std::floor(microBatches))
        return;
    findings.push_back(
        {Severity::Warning,
         "training.global_batch_tokens",
         "layout.batch_not_divisible",
         RC_TEXT("Findings",
                 "The batch does not divide: %1 tokens are no multiple of %2, one micro-batch on each of %3 "
                 "copies; the last one that is not full costs %4 of a step"),
         {{in.globalBatchTokens, "training.global_batch_tokens"},
          {slice, "training.global_batch_tokens"},
          count(layout.data),
          share(1 - microBatches / std::ceil(microBatches))},
         std::fmax(slice, std::round(microBatches) * slice)});
}

void checkExperts(std::vector<Finding> &findings, const ResolvedInputs &in, double stepS)
{
    const StepLayout &layout = in.step.layout;
    const double domain = in.step.rates.domain;
    if (in.step.model.experts <= 1 || layout.expert <= domain)
        return;
    StepLayout inside = layout;
    inside.expert = largestSplit(in.step.model.experts, std::fmax(1, domain));
    const double gain = saved(in, inside, stepS);
    constexpr double worthSaying = 0.01;
    if (gain > worthSaying) {
        findings.push_back({Severity::Note,
                            "layout.expert",
                            "layout.experts_over_domain",
                            RC_TEXT("Findings", "Slow experts: %1 ranks cross the link domain of %2; inside it a step "
                                                "takes %3 less, if it fits"),
                            {count(layout.expert), count(domain), share(gain)},
                            inside.expert});
    }
}

} // namespace

void checkLayoutOutcome(std::vector<Finding> &findings, const ResolvedInputs &in, const Forecast &forecast)
{
    const double stepS = forecast.time.predictedStepS;
    if (!in.hasShape)
        return;
    checkBatch(findings, in);
    if (!(stepS > 0))
        return;
    checkTensor(findings, in, stepS);
    checkStages(findings, in, forecast);
    checkExperts(findings, in, stepS);
}

} // namespace runcast
