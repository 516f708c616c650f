// SPDX-License-Identifier: MIT
#include "core/layout/pipeline_schedule.h"

#include "core/layout/degrees.h"
#include "core/layout/schedule_orders.h"

#include <algorithm>
#include <cmath>

namespace runcast {
namespace {

constexpr double notYet = -1;

bool isCount(double value)
{
    return value >= 1 && value <= 1e6 && value == std::floor(value);
}

bool canRun(const ScheduleShape &shape)
{
    const bool plain = shape.kind == ScheduleKind::OneForwardOneBackward;
    return isCount(shape.stages) && isCount(shape.microBatches) && isCount(shape.virtualStages) &&
           shape.backwardOverForward >= 1 && (plain || (shape.virtualStages == 1 && shape.backwardOverForward > 1)) &&
           !(shape.kind == ScheduleKind::DualPipe && shape.stages < 2) &&
           suitsSchedule(shape.kind, shape.stages, shape.virtualStages, shape.microBatches) &&
           (plain ? 2 : 3) * shape.stages * shape.microBatches * shape.virtualStages <= double(mostSchedulePasses);
}

// When each pass ends, by direction, micro-batch and place along the whole model.
class EndTimes {
public:
    EndTimes(const ScheduleCounts &counts, ScheduleKind kind)
        : m_counts(counts), m_dual(kind == ScheduleKind::DualPipe),
          m_depth(m_dual ? counts.stages : counts.stages * counts.virtualStages),
          m_ends(size_t(2) * size_t(m_depth) * size_t(counts.microBatches), notYet)
    {
    }

    void set(const SchedulePass &pass)
    {
        if (pass.kind != PassKind::WeightGradient) // nothing waits for those
            of(!pass.isForward(), pass.microBatch, placeOf(pass)) = pass.end;
    }

    // When what the pass waits for has ended; notYet if that is unknown.
    double ready(const SchedulePass &pass)
    {
        const int place = placeOf(pass);
        if (pass.isForward())
            return place == 0 ? 0 : of(false, pass.microBatch, place - 1);
        if (pass.kind == PassKind::WeightGradient)
            return of(true, pass.microBatch, place);
        const double own = of(false, pass.microBatch, place);
        const double next = place == m_depth - 1 ? own : of(true, pass.microBatch, place + 1);
        return own == notYet || next == notYet ? notYet : std::max(own, next);
    }

private:
    double &of(bool backward, int microBatch, int place)
    {
        return m_ends[(size_t(backward) * size_t(m_counts.microBatches) + size_t(microBatch)) * size_t(m_depth) +
                      size_t(place)];
    }
    int placeOf(const SchedulePass &pass) const
    {
        if (m_dual)
            return pass.virtualStage == 0 ? pass.stage : m_counts.stages - 1 - pass.stage;
        return pass.virtualStage * m_counts.stages + pass.stage;
    }

    ScheduleCounts m_counts;
    bool m_dual;
    int m_depth;
    std::vector<double> m_ends;
};

std::vector<PassGroup> orderOf(const ScheduleCounts &counts, ScheduleKind kind, int stage)
{
    switch (kind) {
    case ScheduleKind::OneForwardOneBackward:
        break;
    case ScheduleKind::ZeroBubble:
        return zeroBubbleOrder(counts, stage);
    case ScheduleKind::DualPipe:
        return dualPipeOrder(counts, stage);
    }
    return interleavedOrder(counts, stage);
}

double durationOf(PassKind kind, double backwardOverForward)
{
    switch (kind) {
    case PassKind::Backward:
        return backwardOverForward;
    case PassKind::InputGradient:
        return backwardOverForward - 1;
    case PassKind::Forward:
    case PassKind::WeightGradient:
        break;
    }
    return 1;
}

/// One stage, as far as it has come.
struct Stage {
    std::vector<PassGroup> order;
    size_t next = 0;
    double free = 0;

    bool isDone() const { return next == order.size(); }

    /// Runs the next group if what it waits for is done.
    bool advance(EndTimes &ends, double backwardOverForward)
    {
        if (isDone())
            return false;
        PassGroup &group = order[next];
        double start = free, duration = 0;
        for (const SchedulePass &pass : group) {
            const double ready = ends.ready(pass);
            if (ready == notYet)
                return false;
            start = std::max(start, ready);
            duration += durationOf(pass.kind, backwardOverForward);
        }
        for (SchedulePass &pass : group) {
            pass.start = start;
            pass.end = free = start + duration;
            ends.set(pass);
        }
        ++next;
        return true;
    }
};

} // namespace

double PipelineSchedule::idleFraction() const
{
    double busy = 0;
    for (const SchedulePass &pass : passes)
        busy += (pass.end - pass.start) / (pass.paired ? 2 : 1);
    return 1 - busy / (stages * length);
}

std::optional<PipelineSchedule> pipelineSchedule(const ScheduleShape &shape)
{
    if (!canRun(shape))
        return {};
    const ScheduleCounts counts{int(shape.stages), int(shape.microBatches), int(shape.virtualStages)};
    std::vector<Stage> stages;
    for (int stage = 0; stage < counts.stages; ++stage)
        stages.push_back({.order = orderOf(counts, shape.kind, stage)});
    EndTimes ends(counts, shape.kind);
    // Each stage goes on as far as it can; the order is free of cycles, so every round moves some stage.
    for (bool moved = true; moved;) {
        moved = false;
        for (Stage &stage : stages) {
            while (stage.advance(ends, shape.backwardOverForward))
                moved = true;
        }
    }
    PipelineSchedule schedule{.stages = counts.stages};
    for (const Stage &stage : stages) {
        if (!stage.isDone())
            return {};
        schedule.length = std::max(schedule.length, stage.free);
        for (const PassGroup &group : stage.order)
            schedule.passes.insert(schedule.passes.end(), group.begin(), group.end());
    }
    return schedule;
}

} // namespace runcast
