// SPDX-License-Identifier: MIT
#pragma once

namespace runcast {

/// Inputs of the complete model, all times in one unit.
struct WallClockInput {
    double solve = 0;    // pure stepping time of the run
    double mtbf = 1;     // mean time between interruptions of the job
    double interval = 1; // useful compute between two checkpoints
    double stall = 0;    // the job is blocked so long to write one
    double persist = 0;  // written in the background so long after; a failure in it falls back one more
    double restart = 0;  // from failure to stepping; failures may strike in it
    double downtime = 0; // detection and swap: failure-free
    double lnSd = 0;     // of restart and downtime together: lognormal, the two above are means
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
/// (mtbf + downtime) exp((restart + persist)/mtbf) (exp((interval + stall)/mtbf) - 1) solve/interval; where restarts
/// differ, 1/E[exp(-restart/mtbf)] stands for exp(restart/mtbf).
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
