// SPDX-License-Identifier: MIT
#include "core/forecast/forecast.h"

#include "core/compute/flops.h"
#include "core/forecast/evaluate_money.h"
#include "core/forecast/failures.h"
#include "core/forecast/resolve.h"
#include "core/forecast/schema.h"
#include "core/layout/degrees.h"
#include "core/layout/step/bands.h"
#include "core/layout/step/constants.h"
#include "core/memory/placement.h"

#include <cmath>

namespace runcast {

namespace {

constexpr double secondsPerHour = 3600;
constexpr double hoursPerDay = 24;

ComputeFigures compute(const ResolvedInputs &in)
{
    ComputeFigures figures;
    figures.totalParameters = in.totalParameters;
    figures.activeParameters = in.activeParameters;
    figures.sixNdFlop = sixNdFlop(in.activeParameters, in.tokens);
    figures.flopPerToken = in.flopPerToken;
    figures.trainingFlop = in.flopPerToken * in.tokens;
    figures.flopOverSixNd = figures.trainingFlop / figures.sixNdFlop;
    figures.tokensPerParameter = in.tokens / in.totalParameters;
    return figures;
}

MemoryFigures memory(const ResolvedInputs &in)
{
    MemoryFigures figures;
    figures.bytesPerParameter = in.state.total();
    figures.stateBytes = in.state.total() * in.totalParameters;
    figures.usableBytes = in.usableBytes;
    figures.minAccelerators = std::ceil(figures.stateBytes / in.marketedBytes);
    StageMemory fullest;
    if (in.hasShape) {
        fullest = fullestStage(in.memory);
        figures.fullestStage = std::isnan(fullest.layers) ? notComputed : fullest.stage;
        figures.activationsBytes = fullest.activations;
        figures.buffersBytes = fullest.buffers;
    } else {
        const StateBytes local = localState(in.state, in.totalParameters, in.tensor * in.pipeline,
                                            in.accelerators / (in.tensor * in.pipeline), in.zeroStage);
        fullest.weights = local.weights;
        fullest.gradients = local.gradients;
        fullest.optimizer = local.optimizer;
    }
    figures.weightsBytes = fullest.weights;
    figures.gradientsBytes = fullest.gradients;
    figures.optimizerBytes = fullest.optimizer;
    figures.perAcceleratorBytes = fullest.total();
    figures.headroomBytes = in.usableBytes - figures.perAcceleratorBytes;
    return figures;
}

/// Fills `parts` with where a predicted step goes.
TimeFigures idealTime(const ResolvedInputs &in, const ComputeFigures &compute, StepBreakdown &parts)
{
    TimeFigures figures;
    figures.dataParallel = in.accelerators / (in.tensor * in.pipeline * in.context);
    figures.microBatches =
        microBatches(in.globalBatchTokens, figures.dataParallel, in.microBatchSequences, in.sequenceLength);
    const double peakFlopPerS = in.accelerators * in.peakFlopPerS;
    if (in.hasShape) {
        const StepTime step = stepTime(in.step, shippedStepTimeConstants());
        figures.predictedStepS = step.total;
        figures.predictedMfu = compute.flopPerToken * in.globalBatchTokens / (step.total * peakFlopPerS);
        const StepBand band = stepBand(in.step, step.total);
        figures.predictedStepP10S = band.p10 * step.total;
        figures.predictedStepP90S = band.p90 * step.total;
        parts = stepBreakdown(step, in.step, shippedStepTimeConstants());
        figures.exposedCommunicationFraction = parts.communication() / step.total;
    }
    figures.mfu = in.predictUtilisation ? figures.predictedMfu : in.mfu;
    if (in.measuredTokensPerSPerAccelerator != 0)
        figures.mfu = in.measuredTokensPerSPerAccelerator * compute.flopPerToken / in.peakFlopPerS;
    const double flopPerS = peakFlopPerS * figures.mfu;
    figures.tokensPerS = flopPerS / compute.flopPerToken;
    figures.stepS = in.globalBatchTokens / figures.tokensPerS;
    figures.pipelineBubbleFraction =
        pipelineIdleFraction(in.pipeline, in.virtualStages, figures.microBatches, in.schedule);
    const double idealHours = compute.trainingFlop / flopPerS / secondsPerHour;
    figures.idealDays = idealHours / hoursPerDay;
    figures.idealAcceleratorHours = idealHours * in.accelerators;
    return figures;
}

} // namespace

Forecast evaluate(const ResolvedInputs &in)
{
    Forecast forecast;
    forecast.compute = compute(in);
    forecast.memory = memory(in);
    forecast.time = idealTime(in, forecast.compute, forecast.step);
    computeFailures(in, forecast);
    evaluatePower(in, forecast);
    evaluateCost(in, forecast);
    forecast.target.budgetMarginUsd = in.budgetUsd - forecast.cost.totalUsd;
    forecast.target.daysMargin = in.endDay - forecast.time.endDate;
    forecast.target.powerMarginMw = in.powerLimitMw - forecast.power.facilityMw;
    forecast.target.provisionedMarginMw = in.powerLimitMw - forecast.power.peakMw;
    return forecast;
}

Outcome forecast(const Scenario &scenario, const Schema &schema, const Catalog &catalog)
{
    Outcome outcome;
    outcome.findings = checkInputs(scenario, schema, catalog);
    const ResolvedInputs inputs = resolve(scenario, catalog, outcome.findings);
    outcome.forecast = evaluate(inputs);
    addOdds(inputs, outcome.forecast);
    for (Finding &finding : checkOutcome(scenario, inputs, outcome.forecast))
        outcome.findings.push_back(std::move(finding));
    return outcome;
}

} // namespace runcast
