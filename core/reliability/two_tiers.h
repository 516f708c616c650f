// SPDX-License-Identifier: MIT
#pragma once

namespace runcast {

/// Checkpoints in memory of peers (first tier) and, every so many of them, in storage (second). Failures are split by
/// the tier that can bring the job back. All times in one unit.
struct TwoTierInput {
    double memoryStall = 0, storageStall = 0;     // the job is blocked so long
    double memoryMtbf = 1, storageMtbf = 1;       // between failures that this tier has to answer
    double memoryRestart = 0, storageRestart = 0; // failure-free
};

struct TwoTierPlan {
    double interval = 0; // useful compute between two checkpoints in memory
    double every = 1;    // the so manieth goes to storage instead
};

/// sqrt(2 stall mtbf) of each tier, and their ratio rounded. Source: first order in both, as Di et al. 2014.
TwoTierPlan twoTierOptimum(const TwoTierInput &input);

/// Overhead as a share of useful compute, first order. Example: 2 s and 120 s, 3.5 h and 28 h, restarts 3 and 20 min:
/// 0.09239837 at the optimum.
double twoTierOverheadFirstOrder(const TwoTierInput &input, const TwoTierPlan &plan);

struct TwoTierClock {
    double total = 0;
    double checkpoints = 0, restarts = 0, lostWork = 0;
    double interruptions = 0;
};

/// Expected wall clock of `solve`: renewal over one pattern of `every` segments, a failure of the second kind going
/// back to the pattern's start (docs/method.md).
TwoTierClock twoTierClock(const TwoTierInput &input, const TwoTierPlan &plan, double solve);

} // namespace runcast
