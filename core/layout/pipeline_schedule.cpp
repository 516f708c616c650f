// SPDX-License-Identifier: MIT
#include "core/layout/pipeline_schedule.h"

#include <algorithm>
#include <cmath>

namespace runcast {
namespace {

constexpr double notYet = -1;

struct Shape {
    int stages = 1, microBatches = 1, virtualStages = 1;

    int passes() const { return microBatches * virtualStages; } // of one stage, each way
};

bool isCount(double value)
{
    return value >= 1 && value <= 1e6 && value == std::floor(value);
}

// The n-th pass of a stage: runs of `stages` micro-batches go through one chunk after the other.
SchedulePass passAt(const Shape &shape, int stage, int index, bool backward)
{
    const int turn = shape.stages * shape.virtualStages;
    const int inTurn = index % turn;
    // One chunk leaves the order of micro-batches as it is, whatever their number.
    const bool plain = shape.virtualStages == 1;
    SchedulePass pass{.stage = stage, .backward = backward};
    const int chunk = plain ? 0 : inTurn / shape.stages;
    pass.virtualStage = backward ? shape.virtualStages - 1 - chunk : chunk;
    pass.microBatch = plain ? index : index / turn * shape.stages + inTurn % shape.stages;
    return pass;
}

int warmUpPasses(const Shape &shape, int stage)
{
    const int ahead = shape.stages - stage - 1;
    const int passes = shape.virtualStages == 1 ? ahead : 2 * ahead + (shape.virtualStages - 1) * shape.stages;
    return std::min(passes, shape.passes());
}

std::vector<SchedulePass> orderOf(const Shape &shape, int stage)
{
    std::vector<SchedulePass> order;
    const int warmUp = warmUpPasses(shape, stage);
    for (int i = 0; i < warmUp; ++i)
        order.push_back(passAt(shape, stage, i, false));
    for (int i = 0; i < shape.passes(); ++i) {
        if (warmUp + i < shape.passes())
            order.push_back(passAt(shape, stage, warmUp + i, false));
        order.push_back(passAt(shape, stage, i, true));
    }
    return order;
}

// When each pass ends, by direction, micro-batch and place along the whole model.
class EndTimes {
public:
    explicit EndTimes(const Shape &shape)
        : m_shape(shape), m_depth(shape.stages * shape.virtualStages),
          m_ends(size_t(2) * size_t(m_depth) * size_t(shape.microBatches), notYet)
    {
    }

    double &of(bool backward, int microBatch, int place)
    {
        return m_ends[(size_t(backward) * size_t(m_shape.microBatches) + size_t(microBatch)) * size_t(m_depth) +
                      size_t(place)];
    }
    int placeOf(const SchedulePass &pass) const { return pass.virtualStage * m_shape.stages + pass.stage; }

    // When what the pass waits for has ended; notYet if that is unknown.
    double ready(const SchedulePass &pass)
    {
        const int place = placeOf(pass);
        if (!pass.backward)
            return place == 0 ? 0 : of(false, pass.microBatch, place - 1);
        if (place == m_depth - 1)
            return of(false, pass.microBatch, place);
        return of(true, pass.microBatch, place + 1);
    }

private:
    Shape m_shape;
    int m_depth;
    std::vector<double> m_ends;
};

} // namespace

double PipelineSchedule::idleFraction() const
{
    double busy = 0;
    for (const SchedulePass &pass : passes)
        busy += pass.end - pass.start;
    return 1 - busy / (stages * length);
}

std::optional<PipelineSchedule> pipelineSchedule(double stages, double microBatches, double virtualStages,
                                                 double backwardOverForward)
{
    if (!isCount(stages) || !isCount(microBatches) || !isCount(virtualStages) || !(backwardOverForward > 0) ||
        !(2 * stages * microBatches * virtualStages <= double(mostSchedulePasses)))
        return {};
    if (virtualStages > 1 && std::fmod(microBatches, stages) != 0)
        return {};
    const Shape shape{int(stages), int(microBatches), int(virtualStages)};
    std::vector<std::vector<SchedulePass>> orders;
    for (int stage = 0; stage < shape.stages; ++stage)
        orders.push_back(orderOf(shape, stage));

    EndTimes ends(shape);
    std::vector<size_t> next(orders.size(), 0);
    std::vector<double> free(orders.size(), 0);
    PipelineSchedule schedule{.stages = shape.stages};
    // Each stage goes on as far as it can; the order is free of cycles, so every round moves some stage.
    for (bool moved = true; moved;) {
        moved = false;
        for (size_t stage = 0; stage < orders.size(); ++stage) {
            while (next[stage] < orders[stage].size()) {
                SchedulePass &pass = orders[stage][next[stage]];
                const double ready = ends.ready(pass);
                if (ready == notYet)
                    break;
                pass.start = std::max(ready, free[stage]);
                pass.end = pass.start + (pass.backward ? backwardOverForward : 1);
                free[stage] = ends.of(pass.backward, pass.microBatch, ends.placeOf(pass)) = pass.end;
                schedule.length = std::max(schedule.length, pass.end);
                ++next[stage];
                moved = true;
            }
        }
    }
    for (size_t stage = 0; stage < orders.size(); ++stage) {
        if (next[stage] != orders[stage].size())
            return {};
        schedule.passes.insert(schedule.passes.end(), orders[stage].begin(), orders[stage].end());
    }
    return schedule;
}

} // namespace runcast
