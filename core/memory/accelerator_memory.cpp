// SPDX-License-Identifier: MIT
#include "core/memory/accelerator_memory.h"

#include "core/memory/placement.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace runcast {

namespace {

// Calibrated on open measurements (runcast validate --memory): device context, collectives and workspaces, and what the
// allocator cannot use.
constexpr double reserveBytes = 4.5e9;
constexpr double fragmentation = 0.05;
// A policy that keeps every second matrix product holds so much of a layer (PyTorch's selective checkpointing).
constexpr double selectiveShare = 0.45;
// Logits in 16 and 32 bits, their gradient and its 16-bit copy; the fused loss works in place.
constexpr double plainLogitBytes = 12.5, fusedLogitBytes = 8;
constexpr double maximalStages = 4096;

double tokensPerRank(const MemoryInput &in)
{
    return in.microBatch * in.sequence / in.context;
}

/// Bytes that the backward pass of one layer needs of one micro-batch, nothing recomputed: 16-bit inputs and outputs of
/// the norms and of the block, queries, keys, values, attention output, MLP tensors; log-sum-exp in 32 bits.
double layerActivations(const MemoryInput &in)
{
    const double tokens = tokensPerRank(in), t = in.tensor;
    const double split = 2 * in.attentionWidth + 2 * in.ffnTensors * in.ffnWidth + 2 * in.dispatchWidth + 4 * in.heads;
    if (in.style ==
        MemoryStyle::Eager) // norms are not split and dropout masks are kept; scores, softmax and its mask too
        return tokens * (10 * in.hidden + split / t) + 5 * in.heads * in.sequence * tokens / t;
    return tokens * (8 * in.hidden + split) / t;
}

double keptActivations(const MemoryInput &in)
{
    const double all = layerActivations(in), tokens = tokensPerRank(in);
    switch (in.recompute) {
    case Recompute::None:
        return all;
    case Recompute::Full:
        return 2 * tokens * in.hidden / (in.style == MemoryStyle::Eager ? 1 : in.tensor);
    case Recompute::Selective:
        break;
    }
    switch (in.style) {
    case MemoryStyle::Sharded:
        return selectiveShare * all;
    case MemoryStyle::Eager:
        return all - 5 * in.heads * in.sequence * tokens / in.tensor;
    case MemoryStyle::Fused:
        break;
    }
    // Outputs of the norms and the activated product are computed again.
    return all - tokens * (4 * in.hidden + 2 * in.ffnWidth) / in.tensor;
}

double microBatchesInFlight(const MemoryInput &in, int stage)
{
    double inFlight = in.pipeline - stage;
    if (in.schedule == ScheduleKind::DualPipe)
        inFlight = in.pipeline + 1; // on every stage; DualPipe's README, table of bubbles and memory
    else if (in.virtualStages > 1)
        inFlight += (in.pipeline - 1) / in.virtualStages;
    return std::min(in.microBatches, inFlight);
}

bool isLast(const MemoryInput &in, int stage)
{
    return stage + 1 >= in.pipeline;
}

StageMemory nothing()
{
    constexpr double nan = std::numeric_limits<double>::quiet_NaN();
    return {.layers = nan,
            .inFlight = nan,
            .weights = nan,
            .gradients = nan,
            .optimizer = nan,
            .activations = nan,
            .buffers = nan};
}

} // namespace

MemoryInput memoryInput(const Architecture &model, const ParameterCount &count)
{
    MemoryInput in;
    in.layers = double(model.layers);
    in.sparseLayers = double(sparseLayerCount(model));
    in.denseLayerWeights = double(count.denseLayer);
    in.sparseLayerWeights = double(count.sparseLayer);
    in.expertWeightsPerLayer = double(count.routedExpertsPerLayer);
    in.embeddingWeights = double(count.inputEmbedding + count.learnedPositions);
    in.outputWeights = double(model.tiedEmbeddings ? count.inputEmbedding : count.outputMatrix);
    in.tied = model.tiedEmbeddings;
    in.hidden = double(model.hiddenSize);
    in.heads = double(model.heads);
    in.vocabulary = double(model.vocabularySize);
    const bool latent = model.attention == AttentionKind::Latent;
    in.attentionWidth =
        latent ? double(model.heads * (2 * (model.nopeHeadDim + model.ropeHeadDim) + 2 * model.valueHeadDim) +
                        model.queryRank + model.kvRank)
               : double(2 * model.heads * model.headDim + 2 * model.kvHeads * model.headDim);
    in.ffnTensors = model.gatedMlp ? 3 : 2;
    const double sparseShare = in.layers > 0 ? in.sparseLayers / in.layers : 0;
    const double shared =
        double(model.sharedExpertFfnSize > 0 ? model.sharedExpertFfnSize : model.sharedExperts * model.expertFfnSize);
    const double routed = double(model.expertsPerToken * model.expertFfnSize);
    in.ffnWidth = (1 - sparseShare) * double(model.ffnSize) + sparseShare * (routed + shared);
    in.dispatchWidth = sparseShare * 2 *
                       double(model.expertsPerToken * model.hiddenSize); // tokens sent and received, per expert chosen
    return in;
}

double stageLayers(double layers, double pipeline, int stage, bool fromTheFront)
{
    const double full = std::ceil(layers / pipeline);
    const double fewer = full * pipeline - layers; // stages that hold one layer less
    if (fromTheFront)
        return pipeline - 1 - stage < fewer ? full - 1 : full;
    const double fromEnd = std::min(double(stage), pipeline - 1 - stage);
    const double rank = 2 * fromEnd + (stage < pipeline - 1 - stage ? 0 : 1);
    return rank < fewer ? full - 1 : full;
}

StageMemory stageState(const MemoryInput &in, int stage)
{
    StageMemory memory;
    memory.stage = stage;
    memory.layers = stageLayers(in.layers, in.pipeline, stage, in.style == MemoryStyle::Eager);
    const bool first = stage == 0, last = isLast(in, stage);
    const double share = in.layers > 0 ? memory.layers / in.layers : 0;

    const double expertWeights = share * in.sparseLayers * in.expertWeightsPerLayer;
    const double otherWeights =
        share * ((in.layers - in.sparseLayers) * in.denseLayerWeights + in.sparseLayers * in.sparseLayerWeights) -
        expertWeights + (first ? in.embeddingWeights : 0) + (last && !(first && in.tied) ? in.outputWeights : 0);
    const double ranks = in.data * in.context;
    const StateBytes other = localState(in.state, otherWeights, in.tensor, ranks, in.zeroStage);
    const StateBytes experts =
        localState(in.state, expertWeights, in.expert, std::max(1.0, ranks * in.tensor / in.expert), in.zeroStage);
    // DualPipe: every rank holds a stage and its mirror image; a shared optimizer is shared by the two copies as well.
    const double copies = in.schedule == ScheduleKind::DualPipe ? 2 : 1;
    memory.weights = copies * (other.weights + experts.weights);
    memory.gradients = copies * (other.gradients + experts.gradients);
    memory.optimizer = (in.zeroStage == 0 ? copies : 1) * (other.optimizer + experts.optimizer);

    if (in.zeroStage == 3) {
        const double local = otherWeights / in.tensor + expertWeights / in.expert;
        // Two layers are gathered at a time; under a pipeline weights and gradients stay whole over the step.
        constexpr double gathered = 2, whole = 6;
        memory.buffers = in.pipeline > 1 ? whole * local : 2 * gathered * local / std::max(1.0, memory.layers);
    }
    return memory;
}

ActivationParts activationParts(const MemoryInput &in)
{
    return {.kept = keptActivations(in),
            // One layer at a time is computed again and needs all of its activations.
            .working = in.recompute == Recompute::None ? 0 : layerActivations(in),
            .logits = tokensPerRank(in) * in.vocabulary / in.tensor *
                      (in.style == MemoryStyle::Sharded ? plainLogitBytes : fusedLogitBytes)};
}

double stageActivations(const MemoryInput &in, const ActivationParts &parts, const StageMemory &memory)
{
    const double held = parts.kept * memory.layers * microBatchesInFlight(in, memory.stage) + parts.working;
    return isLast(in, memory.stage) ? held + parts.logits : held;
}

double mostActivations(const StageMemory &state, double usableBytes)
{
    return (usableBytes - reserveBytes) / (1 + fragmentation) - state.state() - state.buffers;
}

void addActivations(const MemoryInput &in, StageMemory &memory)
{
    memory.inFlight = microBatchesInFlight(in, memory.stage);
    memory.activations = stageActivations(in, activationParts(in), memory);
}

void addBuffers(StageMemory &memory)
{
    memory.buffers += reserveBytes + fragmentation * (memory.state() + memory.activations + memory.buffers);
}

StageMemory stageMemory(const MemoryInput &in, int stage)
{
    StageMemory memory = stageState(in, stage);
    addActivations(in, memory);
    addBuffers(memory);
    return memory;
}

StageCandidates fullestCandidates(const MemoryInput &in)
{
    StageCandidates candidates;
    if (!(in.pipeline >= 1 && in.pipeline <= maximalStages && in.pipeline <= in.layers))
        return candidates;
    const int stages = int(in.pipeline);
    candidates.stages[size_t(candidates.count++)] = 0;
    double seen[2] = {-1, -1}; // stages differ by one layer at most
    for (int stage = 1; stage + 1 < stages; ++stage) {
        const double layers = stageLayers(in.layers, in.pipeline, stage, in.style == MemoryStyle::Eager);
        if (layers == seen[0] || layers == seen[1])
            continue;
        seen[seen[0] < 0 ? 0 : 1] = layers;
        candidates.stages[size_t(candidates.count++)] = stage;
    }
    if (stages > 1)
        candidates.stages[size_t(candidates.count++)] = stages - 1;
    return candidates;
}

StageMemory fullestStage(const MemoryInput &in)
{
    const StageCandidates candidates = fullestCandidates(in);
    if (candidates.count == 0)
        return nothing();
    StageMemory fullest = stageMemory(in, 0);
    for (int i = 1; i < candidates.count; ++i) {
        const StageMemory memory = stageMemory(in, candidates.stages[size_t(i)]);
        if (memory.total() > fullest.total())
            fullest = memory;
    }
    if (in.measuredBytes > 0) {
        fullest.activations = std::min(fullest.activations, std::max(0.0, in.measuredBytes - fullest.state()));
        fullest.buffers = std::max(0.0, in.measuredBytes - fullest.state() - fullest.activations);
    }
    return fullest;
}

} // namespace runcast
