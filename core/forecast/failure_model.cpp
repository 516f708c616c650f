// SPDX-License-Identifier: MIT
#include "core/forecast/failure_model.h"

#include <algorithm>
#include <cmath>

namespace runcast {

namespace {

constexpr double secondsPerHour = 3600;
constexpr double hoursPerDay = 24;

Duration inHours(const Duration &seconds)
{
    return {seconds.mean / secondsPerHour, seconds.lnSd};
}

} // namespace

WallClock FailureModel::at(double rateFactor) const
{
    if (!tiers)
        return wallClock(clockAt(rateFactor));
    const TwoTierClock two = twoTierClock(tiersAt(rateFactor), tiers->plan, clock.solve);
    return {.total = two.total,
            .solve = clock.solve,
            .checkpoints = two.checkpoints,
            .restarts = two.restarts,
            .lostWork = two.lostWork,
            .interruptions = two.interruptions};
}

double FailureModel::sdAt(double rateFactor) const
{
    if (!tiers)
        return std::sqrt(dispersion) * wallClockSd(clockAt(rateFactor));
    // A compound Poisson sum: each stop costs its restart and, evenly spread, up to what its tier goes back.
    const TwoTierInput in = tiersAt(rateFactor);
    const double mean = clock.recoveryMean();
    const double relativeSquare = mean > 0 ? 1 + clock.recoveryVariance() / (mean * mean) : 1;
    const auto square = [relativeSquare](double restart, double back) {
        return restart * restart * relativeSquare + restart * back + back * back / 3;
    };
    const double total = at(rateFactor).total;
    const double back = tiers->plan.interval * tiers->plan.every;
    return std::sqrt(dispersion * total *
                     (square(in.memoryRestart, tiers->plan.interval) / in.memoryMtbf +
                      square(in.storageRestart, back) / in.storageMtbf));
}

WallClockInput FailureModel::clockAt(double rateFactor) const
{
    WallClockInput in = clock;
    in.mtbf /= rateFactor;
    return in;
}

TwoTierInput FailureModel::tiersAt(double rateFactor) const
{
    TwoTierInput in = tiers->input;
    in.memoryMtbf /= rateFactor;
    in.storageMtbf /= rateFactor;
    return in;
}

bool hasMemoryTier(const ResolvedInputs &in)
{
    return !(in.memoryCheckpointS < 0);
}

double persistS(const FailureFigures &failure)
{
    return std::max(failure.checkpointWriteS - failure.checkpointStallS, 0.0);
}

double solveHours(const ResolvedInputs &in, const Forecast &forecast)
{
    return forecast.time.idealDays * hoursPerDay * (1 + in.stragglerFraction);
}

FailureModel failureModel(const ResolvedInputs &in, const Forecast &forecast)
{
    const FailureFigures &failure = forecast.failure;
    const double stall = failure.checkpointStallS / secondsPerHour;
    FailureModel model;
    model.dispersion = in.countDispersion;
    model.clock = {.solve = solveHours(in, forecast),
                   .mtbf = failure.mtbfH,
                   .interval = failure.checkpointIntervalS / secondsPerHour,
                   .stall = stall,
                   .persist = persistS(failure) / secondsPerHour,
                   .restart = inHours(in.load),
                   .warmUp = inHours(in.warmUp),
                   .downtime = inHours(in.detect),
                   .swap = inHours(in.swap)};
    if (hasMemoryTier(in)) {
        const double restart = in.restartS / secondsPerHour;
        model.tiers = {{.memoryStall = in.memoryCheckpointS / secondsPerHour,
                        .storageStall = stall,
                        .memoryMtbf = failure.mtbfH / in.memoryRecoveryFraction,
                        .storageMtbf = failure.mtbfH / (1 - in.memoryRecoveryFraction),
                        .memoryRestart = restart,
                        .storageRestart = restart},
                       {model.clock.interval, failure.storageEvery}};
    }
    return model;
}

} // namespace runcast
