// SPDX-License-Identifier: MIT
#pragma once

#include "core/cost/run_cost.h"
#include "core/forecast/forecast.h"
#include "core/layout/step/step_time.h"
#include "core/memory/accelerator_memory.h"
#include "core/power/run_power.h"
#include "core/reliability/checkpoint_write.h"
#include "core/reliability/wall_clock.h"
#include "core/scenario/scenario.h"

namespace runcast {

/// A scenario with names looked up and the model counted: plain numbers, NaN where an input is missing or not usable.
struct ResolvedInputs {
    double totalParameters, activeParameters, flopPerToken;
    double tokens, globalBatchTokens, sequenceLength, microBatchSequences;
    double expertImbalance, networkOversubscription;
    double attentionTokens; // of a sequence or of the documents packed into one
    double accelerators, tensor, pipeline, virtualStages, context, expert;
    ScheduleKind schedule;
    double peakFlopPerS;               // dense, of one accelerator at the scenario's precision
    double usableBytes, marketedBytes; // of one accelerator
    double mfu, startDay, overheadComputeFraction, evaluationComputeFraction, commissioningDays, windDownDays;
    StateBytes state;
    int zeroStage; // 0 to 3, below 0 where it is not usable
    bool hasShape; // the architecture is known: memory by stage and the step can be predicted
    MemoryInput memory;
    StepTimeInput step;
    bool predictUtilisation;
    double measuredTokensPerSPerAccelerator; // 0 = nothing measured
    double failuresPerAcceleratorHour, rateLnSd, countDispersion, burnInMultiplier, burnInDays;
    double checkpointIntervalS, checkpointStallS, checkpointWriteS; // the last two below 0 = from the size
    bool backgroundCheckpoints;
    CheckpointPath checkpointPath; // to storage
    double writeSlowdownFraction;
    double memoryCheckpointS, memoryRecoveryFraction; // the first below 0 = no such tier
    double restartS;                                  // the mean of the whole
    Duration detect, swap, load, warmUp;              // s; the whole restart is `load` while it has no parts
    double checkpointsKept, repairHours, spareAccelerators, blastRadiusAccelerators;
    double plannedHoursPerWeek, stragglerFraction, corruptionLossHours, corruptionsPerAcceleratorHour;
    double hardwareDelayDays, rampUpDays; // before the run; at its start
    double utilisedW, serverOverheadW, networkW, storageW, provisionedW, idleFraction, pue; // per accelerator
    double acceleratorsPerRack;
    double usdPerKwh, carbonGPerKwh, marketCarbonGPerKwh, waterLPerKwh, siteWaterLPerKwh;
    double embodiedKgPerAccelerator, embodiedLifetimeYears;
    double ownedFraction; // of accelerators and spares
    double rentUsdPerHour, termYears, blockDays, prepaidFraction, supportFraction;
    double acceleratorUsd, serverUsd, networkUsd, storageUsd, installationFraction;
    double buildingUsdPerWatt, buildingLifetimeYears, colocationUsdPerKwMonth; // one of building and colocation is 0
    bool economicDepreciation;
    double lifetimeYears, residualFraction, valueDeclineOomPerYear, costOfCapital;
    double maintenanceFractionPerYear, utilisedFraction;
    double staffCount, staffUsdPerYear, storageUsdPerGbMonth, storedDataBytes, egressBytes, egressUsdPerGb, dataUsd;
    double contingencyFraction, taxFraction, discountRate;
    DiscountTiming discountTiming;
    double budgetUsd, endDay, powerLimitMw, rackLimitW;
};

/// Looks up names and counts the model. A parameter with a finding of severity Error is NaN, so that what depends on it
/// is not computed.
ResolvedInputs resolve(const Scenario &scenario, const Catalog &catalog, const std::vector<Finding> &findings);

/// What cost and power are computed from, given the time that the run takes: for all that is laid out by month.
RunPowerInput powerInput(const ResolvedInputs &inputs, const TimeFigures &time, const FailureFigures &failure);
RunCostInput costInput(const ResolvedInputs &inputs, const Forecast &forecast);

/// The whole forecast of resolved inputs: no allocation, no lookup, the same bits for the same input.
Forecast evaluate(const ResolvedInputs &inputs);

} // namespace runcast
