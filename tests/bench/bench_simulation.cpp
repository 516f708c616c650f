// SPDX-License-Identifier: MIT
// 10,000 simulated runs of 80 days on 16,384 accelerators: runs and interruptions per second.
#include "core/reliability/simulation.h"

#include <chrono>
#include <cstdio>

using namespace runcast;

namespace {

constexpr int runCount = 10000;

void measure(const char *what, const SimulationInput &input, int threads)
{
    const auto start = std::chrono::steady_clock::now();
    const auto runs = simulateRuns(input, {.seed = 80, .runs = runCount, .threads = threads});
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    const SimulationSummary summary = summarise(runs);
    std::printf("%-34s %d thread(s): %.3f s, %.0f runs/s, %.2f M interruptions/s, mean %.2f days\n", what, threads,
                seconds, runCount / seconds, summary.meanInterruptions * runCount / seconds / 1e6, summary.mean / 24);
}

} // namespace

int main()
{
    // Solve time such that the calendar comes to some 80 days; Llama 3's rate.
    SimulationInput plain{.clock = {.solve = 70 * 24,
                                    .mtbf = 3.0930787589498805,
                                    .interval = 0.2215,
                                    .stall = 30.0 / 3600,
                                    .restart = 600.0 / 3600}};
    SimulationInput full = plain;
    full.clock.restart.lnSd = 0.54;
    full.rateLnSd = 0.59;
    full.weibullShape = 0.62;
    full.burnInMultiplier = 3;
    full.burnInDecay = 42 * 24;
    full.causeShares = {0.42, 0.22, 0.13, 0.12, 0.11};
    SimulationInput parts = full;
    parts.clock.downtime = {240.0 / 3600, 0.54};
    parts.clock.swap = {180.0 / 3600, 1};
    parts.clock.restart = {120.0 / 3600, 0.25};
    parts.clock.warmUp = {60.0 / 3600, 0.25};
    for (const int threads : {1, 2}) {
        measure("exponential, constant restarts", plain, threads);
        measure("clustered, spread, early failures", full, threads);
        measure("the same, four parts of restarts", parts, threads);
    }
}
