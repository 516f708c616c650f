// SPDX-License-Identifier: MIT
#pragma once

#include "core/scenario/scenario.h"

namespace runcast {

/// Copies of the model: accelerators / (tensor × pipeline × context). Not whole when the degrees do not divide.
inline double dataParallel(double accelerators, const LayoutInputs &layout)
{
    return accelerators / (layout.tensor * layout.pipeline * layout.context);
}

/// Micro-batches of one step and copy: batch / (data × micro-batch × sequence).
inline double microBatches(double globalBatchTokens, double data, double microBatchSequences, double sequenceLength)
{
    return globalBatchTokens / (data * microBatchSequences * sequenceLength);
}

/// The share of a step that a pipeline stage idles under 1F1B, interleaved over virtual stages:
/// (p - 1) / (v m + p - 1). Source: Narayanan et al. 2021, section 2.2. Example: p 16, m 16, v 8: 0.1049.
inline double pipelineIdleFraction(double pipeline, double virtualStages, double microBatchCount)
{
    return (pipeline - 1) / (virtualStages * microBatchCount + pipeline - 1);
}

} // namespace runcast
