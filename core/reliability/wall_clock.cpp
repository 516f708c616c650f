// SPDX-License-Identifier: MIT
#include "core/reliability/wall_clock.h"

#include <array>
#include <cmath>

namespace runcast {

namespace {

/// Mean of g(f) over f lognormal with mean 1: Gauss-Hermite with 7 points (Abramowitz and Stegun, table 25.10).
template <typename Function> double meanOverRestarts(double lnSd, Function g)
{
    if (lnSd == 0)
        return g(1.0);
    struct Node {
        double z, weight;
    };
    constexpr std::array nodes = {Node{1.154405394739968, 0.2401231786050127},
                                  Node{2.366759410734541, 0.0307571239675865},
                                  Node{3.750439717725742, 0.0005482688559722}};
    constexpr double middle = 0.4571428571428571;
    const auto factor = [lnSd](double z) { return std::exp(lnSd * z - lnSd * lnSd / 2); };
    double mean = middle * g(factor(0));
    for (const Node &node : nodes)
        mean += node.weight * (g(factor(node.z)) + g(factor(-node.z)));
    return mean;
}

struct Moments {
    double mean = 0, variance = 0;
};

/// E[exp(-t/m)] of a part of the restart: that no failure strikes in it.
double passes(const Duration &part, double m)
{
    return part.mean == 0 ? 1 : meanOverRestarts(part.lnSd, [&](double f) { return std::exp(-part.mean * f / m); });
}

/// E[t exp(-t/m)] of a part.
double weighted(const Duration &part, double m)
{
    if (part.mean == 0)
        return 0;
    return meanOverRestarts(part.lnSd, [&](double f) { return part.mean * f * std::exp(-part.mean * f / m); });
}

/// Of the whole time in which failures may strike: its parts are independent.
double restartSuccess(const WallClockInput &in)
{
    return passes(in.restart, in.mtbf) * passes(in.warmUp, in.mtbf);
}

Moments failureFree(const WallClockInput &in)
{
    return {in.downtime.mean + in.swap.mean, in.downtime.variance() + in.swap.variance()};
}

/// From a failure until training steps again. An attempt W = downtime + min(time to failure, restart); Z = W, and after
/// a failed one another Z.
Moments recovery(const WallClockInput &in)
{
    const double m = in.mtbf;
    const Moments down = failureFree(in);
    const double loads = passes(in.restart, m), warms = passes(in.warmUp, m), success = loads * warms;
    const double weightedWhole = weighted(in.restart, m) * warms + loads * weighted(in.warmUp, m);
    const double exposed = m * (1 - success); // the mean of min(time to failure, restart)
    const double exposedSquare = 2 * m * (exposed - weightedWhole);
    const double square = down.variance + down.mean * down.mean + 2 * down.mean * exposed + exposedSquare;
    const double whenStruck = down.mean * (1 - success) + exposed - weightedWhole;
    const double mean = (down.mean + exposed) / success;
    return {mean, (square + 2 * whenStruck * mean) / success - mean * mean};
}

} // namespace

double Duration::variance() const
{
    return mean == 0 || lnSd == 0 ? 0 : mean * mean * std::expm1(lnSd * lnSd);
}

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
    const double success = restartSuccess(input), downtime = input.downtime.mean + input.swap.mean;
    const double exposed = std::exp(input.persist / m) / success * stepping;
    result.interruptions = exposed / m;
    result.total = exposed + downtime * result.interruptions;
    // A restart ends only without a failure in it: of the exposed time the share 1 - success is restarting.
    result.restarts = exposed * (1 - success) + downtime * result.interruptions;
    result.lostWork = result.total - result.solve - result.checkpoints - result.restarts;
    return result;
}

double wallClockSd(const WallClockInput &input)
{
    const double m = input.mtbf;
    Moments z = recovery(input);
    z.mean += input.persist;                     // what falls back one more checkpoint is computed again
    if (input.interval == 0 && input.stall == 0) // nothing is lost but recoveries: a compound Poisson sum
        return std::sqrt(input.solve / m * (z.variance + z.mean * z.mean));
    const double s = input.interval + input.stall;
    const double fails = -std::expm1(-s / m), passes = 1 - fails;
    const double lost = m - s * passes / fails;
    const double lostSquare = 2 * m * m - (s * s + 2 * s * m) * passes / fails;
    const double count = fails / passes, countVariance = fails / (passes * passes);
    const double each = lost + z.mean;
    const double variance = count * (lostSquare - lost * lost + z.variance) + countVariance * each * each;
    return std::sqrt(variance * input.solve / input.interval);
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
