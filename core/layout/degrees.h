// SPDX-License-Identifier: MIT
#pragma once

#include "core/scenario/scenario.h"

#include <cmath>

namespace runcast {

/// True if `part` is at least 1 and `whole` a multiple of it.
inline bool divides(double part, double whole)
{
    return part >= 1 && std::fmod(whole, part) == 0;
}

/// The largest power of two that divides `whole` and is at most `limit`.
inline double largestSplit(double whole, double limit)
{
    double split = 1;
    while (split * 2 <= limit && divides(split * 2, whole))
        split *= 2;
    return split;
}

/// True if attention can be split by tensor: the query heads divide, and the key-value heads (0 = there are none to
/// split) can be split or copied.
inline bool splitsHeads(double heads, double kvHeads, double tensor)
{
    return divides(tensor, heads) && (kvHeads <= 0 || divides(tensor, kvHeads) || divides(kvHeads, tensor));
}

/// True if the sequence can be cut: context parallel takes two pieces each to balance causal attention (Llama 3,
/// section 3.3.2), sequence parallel cuts the rest by tensor.
inline bool splitsSequence(double sequence, double context, double tensor)
{
    return divides((context > 1 ? 2 : 1) * context * tensor, sequence);
}

/// Most pieces of a pipeline, stages times virtual stages: embedding and logits may have one to themselves
/// (Grattafiori et al. 2024, section 3.3.2).
inline double mostPipelinePieces(double layers)
{
    return layers + 2;
}

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

/// True if so many pieces can be filled alike, embedding and logits counted as a layer each where that helps
/// (Megatron-Core,
/// --account-for-embedding-in-pipeline-split; Llama 3).
inline bool splitsLayers(double layers, double pieces)
{
    return divides(pieces, layers) || divides(pieces, layers + 1) || divides(pieces, layers + 2);
}

/// True if a schedule can run so many micro-batches: interleaving takes them in turns of as many as stages
/// (Megatron-LM, pipeline_parallel/schedules.py), DualPipe feeds pairs from both ends and needs two a stage (its
/// README).
inline bool suitsSchedule(ScheduleKind schedule, double pipeline, double virtualStages, double microBatchCount)
{
    if (pipeline <= 1)
        return true;
    if (schedule == ScheduleKind::DualPipe)
        return divides(2, pipeline) && divides(2, microBatchCount) && microBatchCount >= 2 * pipeline;
    return virtualStages == 1 || divides(pipeline, microBatchCount);
}

/// The share of a step that a pipeline stage idles, with backward passes twice as long as forward ones, half of them
/// weight gradients: x / (m + x), where x is (p - 1) / v under 1F1B, interleaved over v virtual stages (Narayanan et
/// al. 2021, section 2.2), (p - 1) / 3 under ZB-H1 (Qi et al. 2023, table 1), (p - 2) / 3 under DualPipe (DeepSeek-V3
/// report, table 2). Example: p 16, m 16, v 8: 0.1049.
inline double pipelineIdleFraction(double pipeline, double virtualStages, double microBatchCount,
                                   ScheduleKind schedule = ScheduleKind::OneForwardOneBackward)
{
    double idle = (pipeline - 1) / virtualStages;
    if (schedule == ScheduleKind::ZeroBubble)
        idle = (pipeline - 1) / 3;
    else if (schedule == ScheduleKind::DualPipe)
        idle = std::fmax(0, pipeline - 2) / 3;
    return idle / (microBatchCount + idle);
}

} // namespace runcast
