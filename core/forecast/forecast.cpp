// SPDX-License-Identifier: MIT
#include "core/forecast/forecast.h"

#include "core/compute/flops.h"
#include "core/cost/ownership.h"
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
constexpr double daysPerYear = 365.25;
constexpr double daysPerMonth = daysPerYear / 12;
constexpr double bytesPerGb = 1e9;
// EIA, Residential Energy Consumption Survey: 10,700 kWh a year and household.
constexpr double usHomeKw = 1.22;

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

PowerFigures power(const ResolvedInputs &in, const TimeFigures &time)
{
    PowerFigures figures;
    const double itW = in.utilisedW + in.serverOverheadW + in.networkW;
    figures.wattsPerAccelerator = itW * in.pue;
    figures.itMw = in.accelerators * itW / 1e6;
    figures.facilityMw = figures.itMw * in.pue;
    figures.peakMw = in.accelerators * (in.nameplateW + in.networkW) * in.pue / 1e6;
    figures.energyMwh = figures.facilityMw * time.wallClockDays * hoursPerDay;
    figures.carbonT = figures.energyMwh * in.carbonGPerKwh / 1e3;
    figures.waterM3 = figures.energyMwh * in.waterLPerKwh;
    figures.usHomes = figures.facilityMw * 1e3 / usHomeKw;
    return figures;
}

CostFigures cost(const ResolvedInputs &in, const ComputeFigures &compute, const TimeFigures &time,
                 const PowerFigures &power, FailureFigures &failure)
{
    CostFigures figures;
    figures.capitalUsd = 0;
    figures.acceleratorHourUsd = in.rentUsdPerHour;
    figures.energyUsd = 0; // inside the rent
    if (in.owned) {
        const double paidFor = in.accelerators + in.spareAccelerators;
        const double itW = in.utilisedW + in.serverOverheadW + in.networkW;
        const double each = in.acceleratorUsd + in.serverUsd + in.networkUsd + in.buildingUsdPerWatt * itW;
        figures.capitalUsd = each * paidFor + in.storageUsd;
        figures.acceleratorHourUsd =
            ownedUsdPerAcceleratorHour({.capitalUsd = figures.capitalUsd / paidFor,
                                        .lifetimeYears = in.lifetimeYears,
                                        .residualFraction = in.residualFraction,
                                        .costOfCapital = in.costOfCapital,
                                        .maintenanceFractionPerYear = in.maintenanceFractionPerYear,
                                        .utilisedFraction = in.utilisedFraction});
        figures.energyUsd = power.energyMwh * 1e3 * in.usdPerKwh;
    }
    figures.acceleratorsUsd = time.acceleratorHours * figures.acceleratorHourUsd;
    figures.overheadComputeUsd = in.overheadComputeFraction * (figures.acceleratorsUsd + figures.energyUsd);
    figures.storageUsd = failure.checkpointBytes / bytesPerGb * in.checkpointsKept * in.storageUsdPerGbMonth *
                         time.wallClockDays / daysPerMonth;
    figures.staffUsd = in.staffCount * in.staffUsdPerYear * time.wallClockDays / daysPerYear;
    const double parts = figures.acceleratorsUsd + figures.overheadComputeUsd + figures.energyUsd + figures.storageUsd +
                         figures.staffUsd;
    figures.contingencyUsd = in.contingencyFraction * parts;
    figures.totalUsd = parts + figures.contingencyUsd;
    figures.usdPerMillionTokens = figures.totalUsd / (in.tokens / 1e6);
    figures.usdPerExaflop = figures.totalUsd / (compute.trainingFlop / 1e18);
    figures.usdPerPaidHour = figures.totalUsd / time.acceleratorHours;
    failure.lostUsd = failure.lostFraction * figures.acceleratorsUsd;
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
    forecast.power = power(in, forecast.time);
    forecast.cost = cost(in, forecast.compute, forecast.time, forecast.power, forecast.failure);
    forecast.target.budgetMarginUsd = in.budgetUsd - forecast.cost.totalUsd;
    forecast.target.daysMargin = in.endDay - forecast.time.endDate;
    forecast.target.powerMarginMw = in.powerLimitMw - forecast.power.facilityMw;
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
