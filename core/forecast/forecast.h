// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/layout/step/breakdown.h"
#include "core/scenario/check.h"

#include <limits>
#include <optional>
#include <vector>

namespace runcast {

class Catalog;
struct Scenario;
struct Schema;

/// "Not computed": the reason follows from the inputs that are missing (see missingReason in explain.h).
inline constexpr double notComputed = std::numeric_limits<double>::quiet_NaN();

struct ComputeFigures {
    double totalParameters = notComputed, activeParameters = notComputed;
    double sixNdFlop = notComputed;     // 6 × active parameters × tokens
    double flopPerToken = notComputed;  // training, by the scenario's counting
    double trainingFlop = notComputed;  // flopPerToken × tokens
    double flopOverSixNd = notComputed; // ratio
    double tokensPerParameter = notComputed;
};

struct MemoryFigures {
    double bytesPerParameter = notComputed; // training state
    double stateBytes = notComputed;        // of one model copy
    double minAccelerators = notComputed;   // to hold one copy of the state alone
    double usableBytes = notComputed;       // of one accelerator
    double fullestStage = notComputed;      // pipeline stage from 0
    // Of the fullest accelerator:
    double weightsBytes = notComputed, gradientsBytes = notComputed, optimizerBytes = notComputed;
    double activationsBytes = notComputed, buffersBytes = notComputed;
    double perAcceleratorBytes = notComputed, headroomBytes = notComputed;
};

struct TimeFigures {
    double dataParallel = notComputed;                               // copies of the model
    double microBatches = notComputed;                               // per step and copy
    double predictedStepS = notComputed, predictedMfu = notComputed; // of the step-time model, whether used or not
    double predictedStepP10S = notComputed, predictedStepP90S = notComputed; // four in five measured steps lie between
    double exposedCommunicationFraction = notComputed;                       // of the predicted step
    double mfu = notComputed;
    double stepS = notComputed, tokensPerS = notComputed;
    double pipelineBubbleFraction = notComputed;
    double idealDays = notComputed, idealAcceleratorHours = notComputed;
    double wallClockDays = notComputed, acceleratorHours = notComputed, goodputFraction = notComputed;
    double endDate = notComputed; // days since 1970-01-01
};

struct FailureFigures {
    double expectedInterruptions = notComputed, mtbfH = notComputed;
    double checkpointIntervalS = notComputed, checkpointBytes = notComputed;
    double checkpointWriteS = notComputed, checkpointStallS = notComputed;
    double storageEvery = notComputed;                       // checkpoints in memory to one in storage
    double restartS = notComputed, restartSdS = notComputed; // mean and deviation of one restart
    double checkpointHours = notComputed, restartHours = notComputed, lostWorkHours = notComputed; // wall clock
    double stragglerHours = notComputed, corruptionHours = notComputed, plannedHours = notComputed;
    double lostHours = notComputed; // the sum of all these: wall clock less ideal time
    double lostFraction = notComputed, lostUsd = notComputed;
    double downAtOnce = notComputed;                            // accelerators out of service, the mean
    double sparesP95 = notComputed, sparesNeeded = notComputed; // accelerators; the second is P99
    double sparesBest = notComputed;                            // accelerators: least cost with the waiting
    double waitingFraction = notComputed;                       // of time, with the spares entered
    double sparesUsd = notComputed, waitingUsd = notComputed;
};

/// Not exceeded with that probability.
struct Percentiles {
    double p10 = notComputed, p50 = notComputed, p80 = notComputed, p90 = notComputed;
};

/// The odds that failures leave: the run's own chance, and not knowing the rate.
struct OddsFigures {
    Percentiles wallClockDays, endDate, acceleratorHours, totalUsd, interruptions;
    double chanceBandDays = notComputed; // P10 to P90 of the calendar time at the likely rate
    double rateBandDays = notComputed;   // P10 to P90 of its mean, as the rate is not known
};

struct PowerFigures {
    double wattsPerAccelerator = notComputed; // all-in, cooling included
    double itMw = notComputed, facilityMw = notComputed, averageMw = notComputed, peakMw = notComputed;
    double peakOverAverage = notComputed, swingMw = notComputed;
    double racks = notComputed, rackPeakW = notComputed, rackAverageW = notComputed;
    double energyMwh = notComputed; // the parts below sum to it
    double acceleratorsMwh = notComputed, serversMwh = notComputed, networkMwh = notComputed;
    double storageMwh = notComputed, sparesMwh = notComputed, idleMwh = notComputed, coolingMwh = notComputed;
    double carbonT = notComputed, marketCarbonT = notComputed, embodiedCarbonT = notComputed;
    double waterM3 = notComputed, siteWaterM3 = notComputed, plantWaterM3 = notComputed;
    double usHomes = notComputed;
};

struct CostFigures { // USD; the parts sum to totalUsd
    double acceleratorsUsd = notComputed, serversUsd = notComputed, networkUsd = notComputed;
    double sparesUsd = notComputed, installationUsd = notComputed, siteUsd = notComputed;
    double financingUsd = notComputed, maintenanceUsd = notComputed, supportUsd = notComputed;
    double commissioningUsd = notComputed, idleUsd = notComputed, energyUsd = notComputed;
    double overheadComputeUsd = notComputed, evaluationUsd = notComputed, storageUsd = notComputed;
    double egressUsd = notComputed, staffUsd = notComputed, dataUsd = notComputed;
    double contingencyUsd = notComputed, taxUsd = notComputed, totalUsd = notComputed;
    double usdPerMillionTokens = notComputed, usdPerExaflop = notComputed, usdPerPaidHour = notComputed;
    double usdPerDeliveredHour = notComputed;
};

struct MoneyFigures {                        // USD
    double machinesUsd = notComputed;        // all that the machines of the run cost
    double acceleratorHourUsd = notComputed; // the rate: rent, or the cost of an owned accelerator-hour, idle included
    double hourBeforeIdleUsd = notComputed, ownedFraction = notComputed, depreciationPerYear = notComputed;
    double idleFraction = notComputed;                                   // of the hours paid for
    double capitalUsd = notComputed;                                     // that owned machines bind
    double capitalPartUsd = notComputed, operatingPartUsd = notComputed; // of the total
    double commitmentUsd = notComputed, earlyStopUsd = notComputed;
    double npvUsd = notComputed, peakFundingUsd = notComputed;
    // One owned accelerator: capital, a year without and with energy.
    double capitalEachUsd = notComputed, machineYearUsd = notComputed, ownedYearUsd = notComputed;
    double breakEvenUtilisation = notComputed, paybackMonths = notComputed;
};

struct TargetFigures {
    double budgetMarginUsd = notComputed, daysMargin = notComputed, powerMarginMw = notComputed,
           provisionedMarginMw = notComputed;
    double probabilityInBudget = notComputed, probabilityOnTime = notComputed;
};

/// What a training run comes to. Plain numbers, NaN = not computed; described by the registry in figures.h.
struct Forecast {
    ComputeFigures compute;
    MemoryFigures memory;
    TimeFigures time;
    StepBreakdown step; // of the predicted step; NaN throughout without one
    FailureFigures failure;
    OddsFigures odds;
    PowerFigures power;
    CostFigures cost;
    MoneyFigures money;
    TargetFigures target;
};

/// Findings of inputs and outcome with the forecast they belong to.
struct Outcome {
    Forecast forecast;
    std::vector<Finding> findings;
};

/// The forecast of a scenario: checks, resolves names once, evaluates. Figures whose inputs are missing are NaN.
Outcome forecast(const Scenario &scenario, const Schema &schema, const Catalog &catalog);

} // namespace runcast
