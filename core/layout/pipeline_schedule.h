// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

namespace runcast {

/// One pass of a micro-batch through a chunk of layers on one stage. Times are in forward passes of a chunk.
struct SchedulePass {
    int stage = 0;
    int virtualStage = 0;
    int microBatch = 0;
    bool backward = false;
    double start = 0, end = 0;
};

/// When each stage computes within one step; the rest of the time it waits.
struct PipelineSchedule {
    std::vector<SchedulePass> passes{}; // by stage, in order of time
    int stages = 1;
    double length = 0; // until the last backward pass ends

    /// The share of stages × length in which nothing is computed.
    double idleFraction() const;
};

/// More passes than this are neither computed nor drawn.
inline constexpr std::int64_t mostSchedulePasses = 100'000;

/// The interleaved 1F1B schedule: each stage warms up with forward passes, then does one forward and one backward in
/// turn, then drains. A backward pass takes `backwardOverForward` times as long (2; 3 where all is recomputed).
/// Nothing if a count is below 1, virtual stages are used and the micro-batches are no multiple of the stages, or there
/// are too many passes. Source: Narayanan et al. 2021, section 2.2.2, and Megatron-LM, pipeline_parallel/schedules.py.
/// Example: 16 stages, 16 micro-batches, 8 virtual stages: idle 15 / (8 × 16 + 15) = 10.5 %.
std::optional<PipelineSchedule> pipelineSchedule(double stages, double microBatches, double virtualStages,
                                                 double backwardOverForward = 2);

} // namespace runcast
