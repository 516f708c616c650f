// SPDX-License-Identifier: MIT
#pragma once

#include "core/scenario/scenario.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace runcast {

enum class PassKind {
    Forward,
    Backward,      // gradients of inputs and weights
    InputGradient, // the first half of a backward pass, that other stages wait for
    WeightGradient // the second half, that nobody waits for
};

/// One pass of a micro-batch through a chunk of layers on one stage. Times are in forward passes of a chunk.
struct SchedulePass {
    int stage = 0;
    int virtualStage = 0; // DualPipe: 0 for what is fed in at the first stage, 1 for what is fed in at the last
    int microBatch = 0;
    PassKind kind = PassKind::Forward;
    bool paired = false; // DualPipe: runs together with the one before or after it, over the same time
    double start = 0, end = 0;

    bool isForward() const { return kind == PassKind::Forward; }
};

/// When each stage computes within one step; the rest of the time it waits.
struct PipelineSchedule {
    std::vector<SchedulePass> passes{}; // by stage, in order of time
    int stages = 1;
    double length = 0; // until the last pass ends

    /// The share of stages × length in which nothing is computed.
    double idleFraction() const;
};

/// More passes than this are neither computed nor drawn.
inline constexpr std::int64_t mostSchedulePasses = 100'000;

/// What is run: counts, the schedule, and how many times as long as a forward pass a backward one takes (2; 3 where all
/// is recomputed), of which one time is the weight gradients.
struct ScheduleShape {
    double stages = 1, microBatches = 1, virtualStages = 1;
    ScheduleKind kind = ScheduleKind::OneForwardOneBackward;
    double backwardOverForward = 2;
};

/// The passes of every stage, each as early as its order and what it waits for allow.
/// 1F1B, interleaved over the virtual stages: each stage warms up with forward passes, then does one forward and one
/// backward in turn, then drains. Narayanan et al. 2021, section 2.2.2; Megatron-LM, pipeline_parallel/schedules.py.
/// Zero bubble: ZB-H1, which puts weight gradients where 1F1B drains. Qi et al. 2023, section 2.3.
/// DualPipe: micro-batches from both ends, forward and backward passes of the two directions paired. DeepSeek-V3
/// report, section 3.2.1; github.com/deepseek-ai/DualPipe, dualpipe.py.
/// Nothing if a count is below 1 or not whole, the schedule cannot run so many micro-batches (suitsSchedule()), zero
/// bubble and DualPipe have virtual stages, DualPipe has one stage, or there are too many passes.
/// Example: 16 stages, 16 micro-batches, 8 virtual stages: idle 15 / (8 × 16 + 15) = 10.5 %.
std::optional<PipelineSchedule> pipelineSchedule(const ScheduleShape &shape);

} // namespace runcast
