// SPDX-License-Identifier: MIT
#include "core/forecast/failures.h"

#include "core/cost/run_cost.h"
#include "core/forecast/evaluate_money.h"
#include "core/forecast/failure_model.h"
#include "core/reliability/checkpoint_interval.h"
#include "core/reliability/failure_rate.h"
#include "core/reliability/ramp.h"
#include "core/reliability/spares.h"
#include "core/reliability/wall_clock_odds.h"

#include <algorithm>
#include <cmath>

namespace runcast {

namespace {

constexpr double secondsPerHour = 3600;
constexpr double hoursPerDay = 24;
constexpr double hoursPerWeek = 7 * hoursPerDay;

/// Size, write and stall of one checkpoint.
void computeCheckpoint(const ResolvedInputs &in, Forecast &forecast)
{
    FailureFigures &failure = forecast.failure;
    failure.checkpointBytes = in.state.checkpoint() * forecast.compute.totalParameters;
    const double computed = checkpointWriteSeconds(failure.checkpointBytes, in.checkpointPath);
    failure.checkpointWriteS = in.checkpointWriteS < 0 ? computed : in.checkpointWriteS;
    if (!(in.checkpointStallS < 0)) { // typed, or refused and not a number
        failure.checkpointStallS = in.checkpointStallS;
        if (in.checkpointWriteS < 0 && !in.backgroundCheckpoints)
            failure.checkpointWriteS = in.checkpointStallS; // blocking: a typed stall is the write
        return;
    }
    failure.checkpointStallS = failure.checkpointWriteS;
    if (in.backgroundCheckpoints) {
        const double copy =
            std::fmin(failure.checkpointWriteS,
                      checkpointWriteSeconds(failure.checkpointBytes,
                                             {.deviceToHostBytesPerS = in.checkpointPath.deviceToHostBytesPerS,
                                              .accelerators = in.accelerators}));
        failure.checkpointStallS = copy + in.writeSlowdownFraction * (failure.checkpointWriteS - copy);
    }
}

/// The interval as typed or the best one. One in the background ends before the next begins.
void planCheckpoints(const ResolvedInputs &in, FailureFigures &failure)
{
    const double typed = in.checkpointIntervalS;
    if (!hasMemoryTier(in)) {
        const double best = optimalInterval(failure.checkpointStallS / secondsPerHour, failure.mtbfH) * secondsPerHour;
        failure.checkpointIntervalS = typed > 0 || std::isnan(typed) ? typed : std::fmax(best, persistS(failure));
        failure.storageEvery = 1;
        return;
    }
    const double storage =
        youngInterval(failure.checkpointStallS / secondsPerHour, failure.mtbfH / (1 - in.memoryRecoveryFraction)) *
        secondsPerHour;
    const double memory =
        youngInterval(in.memoryCheckpointS / secondsPerHour, failure.mtbfH / in.memoryRecoveryFraction) *
        secondsPerHour;
    failure.checkpointIntervalS = typed > 0 || std::isnan(typed) ? typed : memory;
    constexpr double most = 1e5; // between two in storage; beyond it a run has none
    failure.storageEvery = std::fmin(most, std::fmax(1, std::round(storage / failure.checkpointIntervalS)));
}

/// The run without any failure: checkpoints only if their interval is typed.
WallClock undisturbed(const ResolvedInputs &in, Forecast &forecast)
{
    WallClock clock;
    clock.total = clock.solve = solveHours(in, forecast);
    FailureFigures &failure = forecast.failure;
    failure.checkpointIntervalS = in.checkpointIntervalS > 0 ? in.checkpointIntervalS : notComputed;
    if (in.checkpointIntervalS > 0) {
        clock.checkpoints = clock.solve * failure.checkpointStallS / in.checkpointIntervalS;
        clock.total += clock.checkpoints;
    }
    return clock;
}

WallClock disturbed(const ResolvedInputs &in, Forecast &forecast)
{
    planCheckpoints(in, forecast.failure);
    const WallClock clock = failureModel(in, forecast).at(1);
    if (std::isfinite(clock.total))
        return clock;
    constexpr double never = notComputed; // restarts that never end; checkOutcome() says so
    return {.total = never,
            .solve = never,
            .checkpoints = never,
            .restarts = never,
            .lostWork = never,
            .interruptions = never};
}

void addSpares(const ResolvedInputs &in, Forecast &forecast)
{
    FailureFigures &failure = forecast.failure;
    const double each = in.blastRadiusAccelerators;
    const SparesInput spares{.units = std::ceil(in.accelerators / each),
                             .failuresPerUnitDay = each * hoursPerDay / (failure.mtbfH * in.accelerators),
                             .repairDays = in.repairHours / hoursPerDay,
                             .dispersion = in.countDispersion};
    const double mean = meanUnitsDown(spares);
    if (!std::isfinite(mean) || !std::isfinite(in.spareAccelerators) || !std::isfinite(spares.dispersion))
        return;
    failure.downAtOnce = mean * each;
    failure.sparesP95 = sparesForTarget(mean, spares.dispersion, 0.95) * each;
    failure.sparesNeeded = sparesForTarget(mean, spares.dispersion, 0.99) * each;
    const double entered = std::floor(in.spareAccelerators / each);
    const bool planned = in.spareAccelerators > 0; // without spares of its own a run waits for nothing: others replace
    if (planned)
        failure.waitingFraction = waitingShare(spares, entered);
    failure.sparesBest = cheapestSpares(spares, 1, 1).spares * each; // at any price: spare and waiting cost the same
    const double unitUsdPerDay = each * forecast.money.acceleratorHourUsd * hoursPerDay;
    if (!std::isfinite(unitUsdPerDay) || !std::isfinite(forecast.time.wallClockDays))
        return;
    const SparesCost cost = sparesCost(spares, entered, unitUsdPerDay, forecast.time.wallClockDays);
    failure.sparesUsd = cost.sparesUsd;
    if (planned)
        failure.waitingUsd = cost.waitingUsd;
}

template <typename At> Percentiles percentiles(const WallClockOdds &odds, At at)
{
    const auto value = [&](double p) {
        const double quantile = odds.quantile(p);
        return std::isfinite(quantile) ? at(quantile) : notComputed;
    };
    return {value(0.1), value(0.5), value(0.8), value(0.9)};
}

/// The total of a run of other length. Much of it is paid however long the run takes: commitments, blocks, data.
double totalUsd(const ResolvedInputs &in, const Forecast &forecast, double days)
{
    Forecast other = forecast;
    const double longer = days / forecast.time.wallClockDays;
    other.time.wallClockDays = days;
    other.time.acceleratorHours *= longer;
    other.failure.checkpointHours *= longer;
    other.failure.restartHours *= longer;
    other.failure.plannedHours *= longer;
    evaluatePower(in, other);
    return runCost(costInput(in, other)).total;
}

/// The longest run that the budget pays for; days. The total never falls with the length.
double daysWithinBudget(const ResolvedInputs &in, const Forecast &forecast)
{
    constexpr double longest = 100; // wall clocks: no odds are left beyond it
    double within = 0, beyond = longest * forecast.time.wallClockDays;
    if (totalUsd(in, forecast, beyond) <= in.budgetUsd)
        return beyond;
    while (beyond - within > 1e-7 * forecast.time.wallClockDays) {
        const double middle = (within + beyond) / 2;
        (totalUsd(in, forecast, middle) <= in.budgetUsd ? within : beyond) = middle;
    }
    return within;
}

double endDay(const ResolvedInputs &in, double wallClockDays)
{
    return in.startDay + std::ceil(wallClockDays + delayDays(in, wallClockDays));
}

} // namespace

double delayDays(const ResolvedInputs &in, double wallClockDays)
{
    return in.hardwareDelayDays + calendarWithRamp(wallClockDays, in.rampUpDays) - wallClockDays;
}

void computeFailures(const ResolvedInputs &in, Forecast &forecast)
{
    FailureFigures &failure = forecast.failure;
    TimeFigures &time = forecast.time;
    const double steady = in.failuresPerAcceleratorHour * in.accelerators;
    const double failuresPerHour = steady * meanBurnIn(in.burnInMultiplier, in.burnInDays, time.idealDays);
    failure.mtbfH = failuresPerHour == 0 ? notComputed : 1 / failuresPerHour;
    failure.restartS = in.restartS;
    failure.restartSdS =
        std::sqrt(in.detect.variance() + in.swap.variance() + in.load.variance() + in.warmUp.variance());
    computeCheckpoint(in, forecast);
    const WallClock clock = failuresPerHour == 0 ? undisturbed(in, forecast) : disturbed(in, forecast);

    const double idealHours = time.idealDays * hoursPerDay;
    failure.checkpointHours = clock.checkpoints;
    failure.restartHours = clock.restarts;
    failure.lostWorkHours = clock.lostWork;
    failure.stragglerHours = idealHours * in.stragglerFraction;
    const double corruptions = in.corruptionsPerAcceleratorHour * in.accelerators * clock.total;
    failure.corruptionHours = corruptions * in.corruptionLossHours;
    const double busy = clock.total + failure.corruptionHours;
    failure.expectedInterruptions = clock.interruptions * busy / clock.total;
    const double total = busy / (1 - in.plannedHoursPerWeek / hoursPerWeek);
    failure.plannedHours = total - busy;
    failure.lostHours = total - idealHours;
    failure.lostFraction = failure.lostHours / total;

    time.wallClockDays = total / hoursPerDay;
    time.acceleratorHours = (in.accelerators + in.spareAccelerators) * total;
    time.goodputFraction = idealHours / total;
    time.endDate = endDay(in, time.wallClockDays);
}

void addOdds(const ResolvedInputs &in, Forecast &forecast)
{
    const double days = forecast.time.wallClockDays;
    if (!std::isfinite(forecast.failure.mtbfH))
        return;
    addSpares(in, forecast);
    if (!std::isfinite(days) || !std::isfinite(in.rateLnSd) || !std::isfinite(in.countDispersion))
        return;
    const FailureModel model = failureModel(in, forecast);
    // Planned stops and silent corruption stretch each wall clock alike.
    const double toDays = days / model.at(1).total;
    const WallClockOdds odds(in.rateLnSd, [&](double factor) {
        return ClockMoments{model.at(factor).total * toDays, model.sdAt(factor) * toDays};
    });
    OddsFigures &figures = forecast.odds;
    figures.wallClockDays = percentiles(odds, [](double d) { return d; });
    figures.endDate = percentiles(odds, [&](double d) { return endDay(in, d); });
    figures.acceleratorHours = percentiles(odds, [&](double d) { return forecast.time.acceleratorHours * d / days; });
    figures.totalUsd = percentiles(odds, [&](double d) { return totalUsd(in, forecast, d); });
    const auto width = [](const Interval &band) {
        return std::isfinite(band.high) ? band.high - band.low : notComputed;
    };
    figures.chanceBandDays = width(odds.chanceBand());
    figures.rateBandDays = width(odds.rateBand());
    const double perClock = forecast.failure.expectedInterruptions / model.at(1).interruptions;
    const WallClockOdds counts(in.rateLnSd, [&](double factor) {
        const double count = model.at(factor).interruptions * perClock;
        return ClockMoments{count, std::sqrt(in.countDispersion * count)};
    });
    figures.interruptions = percentiles(counts, [](double count) { return std::fmax(0, count); });
    TargetFigures &target = forecast.target;
    if (std::isfinite(in.budgetUsd) && std::isfinite(forecast.cost.totalUsd))
        target.probabilityInBudget = odds.probabilityWithin(daysWithinBudget(in, forecast));
    if (std::isfinite(in.endDay) && std::isfinite(in.startDay))
        target.probabilityOnTime =
            odds.probabilityWithin(workWithRamp(in.endDay - in.startDay - in.hardwareDelayDays, in.rampUpDays));
}

std::optional<SimulationInput> simulationInput(const ResolvedInputs &in, const Forecast &forecast)
{
    if (!std::isfinite(forecast.failure.mtbfH) || !std::isfinite(forecast.time.wallClockDays))
        return {};
    const FailureModel model = failureModel(in, forecast);
    SimulationInput input{.clock = model.clock,
                          .weibullShape = weibullShapeForDispersion(in.countDispersion),
                          .burnInMultiplier = in.burnInMultiplier,
                          .burnInDecay = in.burnInDays * hoursPerDay,
                          .tiers = model.tiers};
    // The model's MTBF is the mean over the run; the simulation starts high and decays to the steady one.
    input.clock.mtbf = 1 / (in.failuresPerAcceleratorHour * in.accelerators);
    return input;
}

} // namespace runcast
