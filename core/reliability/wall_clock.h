// SPDX-License-Identifier: MIT
#pragma once

namespace runcast {

/// A time that differs from case to case: lognormal with this mean; `lnSd` is the deviation of its logarithm.
struct Duration {
    double mean = 0, lnSd = 0;

    constexpr Duration(double meanTime = 0, double spread = 0) : mean(meanTime), lnSd(spread) {}
    double variance() const;
};

/// Inputs of the complete model, all times in one unit. The parts of a restart are independent of each other; replay,
/// the last part, is the work lost since the last checkpoint and follows from the model.
struct WallClockInput {
    double solve = 0;       // pure stepping time of the run
    double mtbf = 1;        // mean time between interruptions of the job
    double interval = 1;    // useful compute between two checkpoints
    double stall = 0;       // the job is blocked so long to write one
    double persist = 0;     // written in the background so long after; a failure in it falls back one more
    Duration restart = {};  // loading, or all of a restart without parts; failures may strike in it
    Duration warmUp = {};   // and in this
    Duration downtime = {}; // detection: failure-free
    Duration swap = {};     // failure-free

    /// From a failure until training steps again, were there no other failure: means and variances summed.
    double recoveryMean() const { return restart.mean + warmUp.mean + downtime.mean + swap.mean; }
    double recoveryVariance() const
    {
        return restart.variance() + warmUp.variance() + downtime.variance() + swap.variance();
    }
};

/// Where the wall clock goes; the parts sum to `total`.
struct WallClock {
    double total = 0;
    double solve = 0;
    double checkpoints = 0; // stalls
    double restarts = 0;    // downtime and restart, failed restarts included
    double lostWork = 0;    // computed again
    double interruptions = 0;
};

/// Expected wall clock of a run under exponential failures:
/// (mtbf + D) exp((R + persist)/mtbf) (exp((interval + stall)/mtbf) - 1) solve/interval with D = downtime + swap and
/// R = restart + warmUp; where they differ, the product of 1/E[exp(-part/mtbf)] stands for exp(R/mtbf).
/// Source: Daly 2006, equation 20, with downtime (Hérault and Robert 2015) and background checkpoints (docs/method.md).
/// Example: solve 1000, interval 0.25, stall 0.00833333, mtbf 3.093079, restart 0.0833333, downtime 0.1666667 h:
/// 1166.799.
WallClock wallClock(const WallClockInput &input);

/// The standard deviation of the same: segments are independent, each with a geometric number of failures.
/// Example: the case above: 7.612087.
double wallClockSd(const WallClockInput &input);

/// Mean work lost at a failure inside a segment of exposed length `segment`.
/// Example: 0.5 h at an mtbf of 3.0930788 h: 0.2432675 h.
double meanLostWork(double segment, double mtbf);

/// Expected wall clock without any checkpoint: mtbf (exp(solve/mtbf) - 1).
double wallClockWithoutCheckpoints(double solve, double mtbf);

/// Expected time ratio of a job by the first-order model of Kokolis et al. 2024 (equation 1), intervals in days.
double kokolisTimeRatio(double nodes, double failuresPerNodeDay, double restartDays, double intervalDays,
                        double writeDays);

} // namespace runcast
