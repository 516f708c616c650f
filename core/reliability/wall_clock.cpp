// SPDX-License-Identifier: MIT
#include "core/reliability/wall_clock.h"

#include <cmath>

namespace runcast {

WallClock wallClock(const WallClockInput &input)
{
    const double m = input.mtbf;
    WallClock result;
    result.solve = input.solve;
    // Checkpoints that cost nothing are written all the time: the limit of the formula.
    const bool continuous = input.interval == 0 && input.stall == 0;
    const double segments = continuous ? 0 : input.solve / input.interval;
    result.checkpoints = input.stall * segments;
    const double stepping = continuous ? input.solve : m * std::expm1((input.interval + input.stall) / m) * segments;
    // Time under failures (all but the failure-free downtime), then the downtime of each failure on top.
    const double exposed = std::exp((input.restart + input.persist) / m) * stepping;
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

double kokolisTimeRatio(double nodes, double failuresPerNodeDay, double restartDays, double intervalDays,
                        double writeDays)
{
    return (1 - nodes * failuresPerNodeDay * (restartDays + intervalDays / 2)) / (1 + writeDays / intervalDays);
}

} // namespace runcast
