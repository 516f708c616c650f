// SPDX-License-Identifier: MIT
#include "core/layout/schedule_orders.h"

#include <algorithm>
#include <array>
#include <deque>

namespace runcast {

namespace {

// The n-th pass of a stage: runs of `stages` micro-batches go through one chunk after the other.
SchedulePass passAt(const ScheduleCounts &counts, int stage, int index, PassKind kind)
{
    const int turn = counts.stages * counts.virtualStages;
    const int inTurn = index % turn;
    // One chunk leaves the order of micro-batches as it is, whatever their number.
    const bool plain = counts.virtualStages == 1;
    SchedulePass pass{.stage = stage, .kind = kind};
    const int chunk = plain ? 0 : inTurn / counts.stages;
    pass.virtualStage = pass.isForward() ? chunk : counts.virtualStages - 1 - chunk;
    pass.microBatch = plain ? index : index / turn * counts.stages + inTurn % counts.stages;
    return pass;
}

int warmUpPasses(const ScheduleCounts &counts, int stage)
{
    const int ahead = counts.stages - stage - 1;
    const int passes = counts.virtualStages == 1 ? ahead : 2 * ahead + (counts.virtualStages - 1) * counts.stages;
    return std::min(passes, counts.microBatches * counts.virtualStages);
}

/// The order of one stage under DualPipe, step by step as dualpipe.py takes them. There a stage of the second half sees
/// its two directions swapped, as here.
class DualPipeStage {
public:
    DualPipeStage(const ScheduleCounts &counts, int stage)
        : m_counts(counts), m_stage(stage), m_swapped(stage >= counts.stages / 2),
          m_fromEnd(std::min(stage, counts.stages - 1 - stage)), m_toMiddle(counts.stages / 2 - m_fromEnd - 1)
    {
    }

    std::vector<PassGroup> order()
    {
        warmUp();
        const bool middle = m_toMiddle == 0;
        const int pairs = m_counts.microBatches / 2 - m_counts.stages + m_fromEnd + 1;
        for (int i = 0; i < pairs; ++i) {
            if (i == 0 && middle) { // the first backward pass of the middle waits for this forward pass
                run({forward(0)});
                run({backward(1, false)});
            } else {
                run({forward(0), backward(1, false)});
            }
            run({forward(1), backward(0, false)});
        }
        drain();
        return std::move(m_order);
    }

private:
    void warmUp()
    {
        for (int i = 0; i < 2 * m_toMiddle; ++i)
            run({forward(0)});
        for (int i = 0; i <= m_fromEnd; ++i) {
            run({forward(0)});
            run({forward(1)});
        }
        for (int i = 0; i < m_toMiddle; ++i) {
            run({backward(1, true)});
            run({weights()});
            run({forward(1)});
        }
    }

    void drain()
    {
        for (int i = 0; i < m_toMiddle; ++i) {
            run({backward(1, false)});
            run({forward(1), backward(0, false)});
        }
        bool split = false;
        const int half = (m_fromEnd + 1) / 2;
        for (int i = 0; i <= m_fromEnd; ++i) {
            split = split || (i == half && m_fromEnd % 2 == 1);
            run({backward(1, split)});
            split = split || (i == half && m_fromEnd % 2 == 0);
            run({backward(0, split)});
        }
        for (int i = 0; i < m_toMiddle; ++i) {
            run({weights()});
            run({backward(0, true)});
        }
        while (!m_waiting.empty())
            run({weights()});
    }

    void run(PassGroup group)
    {
        for (SchedulePass &pass : group)
            pass.paired = group.size() > 1;
        m_order.push_back(std::move(group));
    }

    SchedulePass next(int phase, PassKind kind, std::array<int, 2> &done)
    {
        const int direction = m_swapped ? 1 - phase : phase;
        const int number = done[size_t(direction)]++;
        return {.stage = m_stage,
                .virtualStage = direction,
                .microBatch = direction * m_counts.microBatches / 2 + number,
                .kind = kind};
    }
    SchedulePass forward(int phase) { return next(phase, PassKind::Forward, m_forward); }
    SchedulePass backward(int phase, bool split)
    {
        const SchedulePass pass = next(phase, split ? PassKind::InputGradient : PassKind::Backward, m_backward);
        if (split)
            m_waiting.push_back(pass);
        return pass;
    }
    SchedulePass weights()
    {
        SchedulePass pass = m_waiting.front();
        m_waiting.pop_front();
        pass.kind = PassKind::WeightGradient;
        return pass;
    }

    const ScheduleCounts &m_counts;
    int m_stage;
    bool m_swapped;
    int m_fromEnd, m_toMiddle;
    std::array<int, 2> m_forward{}, m_backward{}; // by direction
    std::deque<SchedulePass> m_waiting;           // whose weight gradients are still to be computed
    std::vector<PassGroup> m_order;
};

} // namespace

std::vector<PassGroup> interleavedOrder(const ScheduleCounts &counts, int stage)
{
    std::vector<PassGroup> order;
    const int passes = counts.microBatches * counts.virtualStages, warmUp = warmUpPasses(counts, stage);
    for (int i = 0; i < warmUp; ++i)
        order.push_back({passAt(counts, stage, i, PassKind::Forward)});
    for (int i = 0; i < passes; ++i) {
        if (warmUp + i < passes)
            order.push_back({passAt(counts, stage, warmUp + i, PassKind::Forward)});
        order.push_back({passAt(counts, stage, i, PassKind::Backward)});
    }
    return order;
}

std::vector<PassGroup> zeroBubbleOrder(const ScheduleCounts &counts, int stage)
{
    std::vector<PassGroup> order;
    int forwards = 0, weights = 0;
    const auto run = [&](PassKind kind, int microBatch) {
        order.push_back({SchedulePass{.stage = stage, .microBatch = microBatch, .kind = kind}});
    };
    while (forwards < std::min(counts.stages - stage, counts.microBatches))
        run(PassKind::Forward, forwards++);
    for (int backwards = 0; backwards < counts.microBatches; ++backwards) {
        run(PassKind::InputGradient, backwards);
        if (forwards < counts.microBatches) {
            // A later stage keeps as many weight gradients for the end as it stands from the first: it is the sooner
            // ready for those before it.
            if (backwards >= stage)
                run(PassKind::WeightGradient, weights++);
            run(PassKind::Forward, forwards++);
        } else if (backwards + 1 < counts.microBatches) {
            run(PassKind::WeightGradient, weights++);
        }
    }
    while (weights < counts.microBatches)
        run(PassKind::WeightGradient, weights++);
    return order;
}

std::vector<PassGroup> dualPipeOrder(const ScheduleCounts &counts, int stage)
{
    return DualPipeStage(counts, stage).order();
}

} // namespace runcast
