// SPDX-License-Identifier: MIT
#pragma once

#include "core/reliability/two_tiers.h"
#include "core/reliability/wall_clock.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

namespace runcast {

/// A run to be simulated event by event. Times in one unit, those of `clock`.
struct SimulationInput {
    WallClockInput clock;
    double rateLnSd = 0;                          // not knowing the rate: one draw a run
    double weibullShape = 1;                      // of the time between failures; below 1 they come in clusters
    double burnInMultiplier = 1, burnInDecay = 1; // of the rate at the start
    std::vector<double> causeShares = {};         // sum 1; empty = causes are not drawn
    struct Tiers {
        TwoTierInput input;
        TwoTierPlan plan;
    };
    std::optional<Tiers> tiers =
        {}; // instead of the clock's single tier: its solve, mtbf and restart spread count, no more
};

struct SimulatedRun {
    double wallClock = 0, checkpoints = 0, restarts = 0, lostWork = 0;
    std::uint32_t interruptions = 0;
};

/// One interruption of a simulated run.
struct SimulatedStop {
    double start = 0, end = 0; // of the calendar: failed, stepping again
    double lostWork = 0;       // calendar time to be computed again, stalls included
    double reached = 0;        // useful compute at the failure
    double progress = 0;       // useful compute that survives
    int cause = -1;            // index of causeShares
};

struct SimulatedTimeline {
    SimulatedRun run;
    std::vector<SimulatedStop> stops;
};

/// Run number `run` of this seed, with all its stops. The same bits as in simulateRuns().
SimulatedTimeline simulateTimeline(const SimulationInput &input, std::uint64_t seed, std::uint64_t run);

struct SimulationOptions {
    std::uint64_t seed = 1;
    int runs = 10000;
    int threads = 0;                                    // 0 = as many as the machine has
    std::function<void(double fraction)> progress = {}; // called from any thread
};

/// Results in the order of run numbers; the same bits on any number of threads. Empty if stopped.
std::vector<SimulatedRun> simulateRuns(const SimulationInput &input, const SimulationOptions &options,
                                       const std::stop_token &stop = {});

/// Mean and its standard error, deviation and percentiles of the wall clocks of simulated runs.
struct SimulationSummary {
    double mean = 0, standardError = 0, sd = 0;
    double p10 = 0, p50 = 0, p80 = 0, p90 = 0;
    double meanInterruptions = 0;
};

/// `runs`: at least two.
SimulationSummary summarise(const std::vector<SimulatedRun> &runs);

} // namespace runcast
