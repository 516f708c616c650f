// SPDX-License-Identifier: MIT
#include "core/reliability/wall_clock.h"

#include <cmath>

namespace runcast {

WallClock wallClock(const WallClockInput &input)
{
    const double m = input.mtbf;
    const double segments = input.solve / input.interval;
    WallClock result;
    result.solve = input.solve;
    result.checkpoints = input.stall * segments;
    // Time under failures (all but the failure-free downtime), then the downtime of each failure on top.
    const double exposed = m * std::exp((input.restart + input.persist) / m)
                           * std::expm1((input.interval + input.stall) / m) * segments;
    result.interruptions = exposed / m;
    result.total = exposed + input.downtime * result.interruptions;
    // A restart ends only without a failure in it: of the exposed time the share 1 - exp(-restart/mtbf) is restarting.
    result.restarts = -exposed * std::expm1(-input.restart / m) + input.downtime * result.interruptions;
    result.lostWork = result.total - result.solve - result.checkpoints - result.restarts;
    return result;
}

double meanLostWork(double segment, double mtbf)
{
    return mtbf - segment / std::expm1(segment / mtbf);
}

double wallClockWithoutCheckpoints(double solve, double mtbf)
{
    return mtbf * std::expm1(solve / mtbf);
}

double kokolisTimeRatio(double nodes, double failuresPerNodeDay, double restartDays, double intervalDays, double writeDays)
{
    return (1 - nodes * failuresPerNodeDay * (restartDays + intervalDays / 2)) / (1 + writeDays / intervalDays);
}

} // namespace runcast
