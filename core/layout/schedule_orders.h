// SPDX-License-Identifier: MIT
#pragma once

#include "core/layout/pipeline_schedule.h"

namespace runcast {

/// Passes that run over the same time: one, or two of DualPipe.
using PassGroup = std::vector<SchedulePass>;

/// Counts of a shape that pipelineSchedule() has found in order.
struct ScheduleCounts {
    int stages = 1, microBatches = 1, virtualStages = 1;
};

// In which order a stage runs its passes; without times.
std::vector<PassGroup> interleavedOrder(const ScheduleCounts &counts, int stage);
std::vector<PassGroup> zeroBubbleOrder(const ScheduleCounts &counts, int stage);
std::vector<PassGroup> dualPipeOrder(const ScheduleCounts &counts, int stage);

} // namespace runcast
