// SPDX-License-Identifier: MIT
#include "core/reliability/run_trace.h"

#include <algorithm>
#include <cmath>

namespace runcast {

namespace {

/// From stepping again until the next interruption or the end: first what is computed again, then new work.
void appendWork(std::vector<RunPiece> &pieces, RunPiece work, double highest)
{
    if (work.end <= work.start)
        return;
    const double known = std::min(highest, work.after);
    if (known > work.before) {
        RunPiece again = work;
        again.kind = RunPiece::Kind::CatchUp;
        again.end = std::lerp(work.start, work.end, (known - work.before) / (work.after - work.before));
        again.after = known;
        pieces.push_back(again);
        work.start = again.end;
        work.before = known;
    }
    if (work.end > work.start)
        pieces.push_back(work);
}

/// Calls `visit(start, end)` for each stretch in which the clock of checkpoints runs.
template <typename Visit> void visitStretches(const SimulatedTimeline &timeline, Visit visit)
{
    double resumed = 0;
    for (const SimulatedStop &stop : timeline.stops) {
        visit(resumed, stop.start);
        resumed = stop.end;
    }
    visit(resumed, timeline.run.wallClock);
}

} // namespace

std::vector<RunPiece> runPieces(const SimulatedTimeline &timeline, double solve)
{
    std::vector<RunPiece> pieces;
    double resumed = 0, progress = 0, highest = 0;
    int last = -1;
    for (const SimulatedStop &stop : timeline.stops) {
        appendWork(pieces, {RunPiece::Kind::Stepping, resumed, stop.start, progress, stop.reached, last}, highest);
        highest = std::max(highest, stop.reached);
        ++last;
        pieces.push_back({RunPiece::Kind::Stopped, stop.start, stop.end, stop.progress, stop.progress, last});
        resumed = stop.end;
        progress = stop.progress;
    }
    appendWork(pieces, {RunPiece::Kind::Stepping, resumed, timeline.run.wallClock, progress, solve, last}, highest);
    return pieces;
}

double progressAt(const std::vector<RunPiece> &pieces, double time)
{
    const auto next = std::upper_bound(pieces.begin(), pieces.end(), time,
                                       [](double at, const RunPiece &piece) { return at < piece.start; });
    const RunPiece &piece = next == pieces.begin() ? *next : *std::prev(next);
    if (piece.end <= piece.start)
        return piece.after;
    return std::lerp(piece.before, piece.after, std::clamp((time - piece.start) / (piece.end - piece.start), 0.0, 1.0));
}

CheckpointTimes checkpointTimes(const SimulationInput &input, const SimulatedTimeline &timeline)
{
    CheckpointTimes times;
    times.period = input.clock.interval + input.clock.stall;
    if (input.tiers) { // those in storage stall longer: the mean
        const auto &[tiers, plan] = *input.tiers;
        times.period =
            plan.interval + ((plan.every - 1) * tiers.memoryStall + tiers.storageStall) / std::max(1.0, plan.every);
    }
    if (times.period > 0) {
        visitStretches(timeline, [&times](double start, double end) {
            times.count += size_t(std::max(0.0, std::floor((end - start) / times.period)));
        });
    }
    return times;
}

std::vector<double> checkpointsWithin(const SimulatedTimeline &timeline, double period, double from, double to,
                                      size_t step)
{
    std::vector<double> times;
    if (!(period > 0) || step == 0)
        return times;
    size_t before = 0; // checkpoints of earlier stretches
    visitStretches(timeline, [&](double start, double end) {
        const size_t count = size_t(std::max(0.0, std::floor((end - start) / period)));
        if (end >= from && start <= to) {
            const size_t first = size_t(std::max(1.0, std::ceil((from - start) / period)));
            for (size_t i = first; i <= count && start + double(i) * period <= to; ++i) {
                if ((before + i) % step == 0)
                    times.push_back(start + double(i) * period);
            }
        }
        before += count;
    });
    return times;
}

int costliestStop(const SimulatedTimeline &timeline)
{
    const auto cost = [](const SimulatedStop &stop) { return stop.end - stop.start + stop.lostWork; };
    const auto &stops = timeline.stops;
    const auto worst = std::max_element(stops.begin(), stops.end(),
                                        [&cost](const auto &a, const auto &b) { return cost(a) < cost(b); });
    return worst == stops.end() ? -1 : int(worst - stops.begin());
}

} // namespace runcast
