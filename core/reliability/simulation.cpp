// SPDX-License-Identifier: MIT
#include "core/reliability/simulation.h"

#include "core/reliability/simulate_run.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <thread>

namespace runcast {

SimulatedTimeline simulateTimeline(const SimulationInput &input, std::uint64_t seed, std::uint64_t run)
{
    SimulatedTimeline timeline;
    timeline.run = simulateRun(input, seed, run, &timeline.stops);
    return timeline;
}

std::vector<SimulatedRun> simulateRuns(const SimulationInput &input, const SimulationOptions &options,
                                       const std::stop_token &stop)
{
    constexpr int batch = 64; // runs that a thread takes at a time
    std::vector<SimulatedRun> runs(size_t(std::max(0, options.runs)));
    std::atomic<size_t> taken = 0, done = 0;
    const auto work = [&] {
        for (;;) {
            const size_t first = taken.fetch_add(batch);
            if (first >= runs.size() || stop.stop_requested())
                return;
            const size_t end = std::min(runs.size(), first + batch);
            for (size_t i = first; i < end && !stop.stop_requested(); ++i)
                runs[i] = simulateRun(input, options.seed, i, nullptr);
            const size_t now = done += end - first;
            if (options.progress)
                options.progress(double(now) / double(runs.size()));
        }
    };
    const unsigned machine = std::max(1u, std::thread::hardware_concurrency());
    const unsigned threads = options.threads > 0 ? unsigned(options.threads) : machine;
    {
        std::vector<std::jthread> others;
        for (unsigned i = 1; i < threads; ++i)
            others.emplace_back(work);
        work();
    }
    if (stop.stop_requested())
        runs.clear();
    return runs;
}

SimulationSummary summarise(const std::vector<SimulatedRun> &runs)
{
    SimulationSummary summary;
    std::vector<double> sorted;
    sorted.reserve(runs.size());
    double stops = 0;
    for (const SimulatedRun &run : runs) {
        sorted.push_back(run.wallClock);
        summary.mean += run.wallClock / double(runs.size());
        stops += run.interruptions;
    }
    for (const double wallClock : sorted)
        summary.sd += (wallClock - summary.mean) * (wallClock - summary.mean) / double(runs.size() - 1);
    summary.sd = std::sqrt(summary.sd);
    summary.standardError = summary.sd / std::sqrt(double(runs.size()));
    summary.meanInterruptions = stops / double(runs.size());
    std::sort(sorted.begin(), sorted.end());
    const auto at = [&sorted](double p) {
        const double place = p * double(sorted.size() - 1);
        const size_t low = size_t(place), high = std::min(low + 1, sorted.size() - 1);
        return std::lerp(sorted[low], sorted[high], place - double(low));
    };
    summary.p10 = at(0.1);
    summary.p50 = at(0.5);
    summary.p80 = at(0.8);
    summary.p90 = at(0.9);
    return summary;
}

} // namespace runcast
