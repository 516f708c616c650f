// SPDX-License-Identifier: MIT
#pragma once

#include "core/catalog/architecture.h"
#include "core/compute/parameter_count.h"
#include "core/memory/training_state.h"

#include <array>

namespace runcast {

/// How the training software keeps activations and logits; see docs/method.md, "Memory".
enum class MemoryStyle {
    Fused,   // Megatron-Core and XLA: fused attention and loss, sequence parallel
    Sharded, // FSDP in PyTorch: fused attention, plain loss
    Eager,   // Megatron-LM and DeepSpeed of 2021-22: scores kept, no sequence parallel
};

/// Everything that the memory of one accelerator depends on, as plain numbers.
struct MemoryInput {
    // Weights of the whole model.
    double layers = 0, denseLayerWeights = 0, sparseLayerWeights = 0, expertWeightsPerLayer = 0, sparseLayers = 0;
    double embeddingWeights = 0, outputWeights = 0;
    bool tied = false; // embedding and output matrix are one; first and last stage hold a copy each
    // Widths of what one token keeps for the backward pass, elements.
    double hidden = 0, attentionWidth = 0, ffnWidth = 0, ffnTensors = 3, dispatchWidth = 0, heads = 0, vocabulary = 0;
    StateBytes state; // bytes per weight
    int zeroStage = 1;
    double tensor = 1, pipeline = 1, virtualStages = 1, context = 1, expert = 1, data = 1;
    double microBatch = 1, microBatches = 1, sequence = 1;
    Recompute recompute = Recompute::None;
    ScheduleKind schedule = ScheduleKind::OneForwardOneBackward;
    MemoryStyle style = MemoryStyle::Fused;
    double measuredBytes = 0; // what the user measured on the fullest accelerator; 0 = nothing. Pins the buffers.
};

/// Memory of one accelerator of one pipeline stage, bytes.
struct StageMemory {
    int stage = 0;                   // from 0
    double layers = 0, inFlight = 0; // micro-batches whose activations are held at a time
    double weights = 0, gradients = 0, optimizer = 0, activations = 0, buffers = 0;

    double state() const { return weights + gradients + optimizer; }
    double total() const { return state() + activations + buffers; }
};

/// The input of a complete model; layout and training fields stay as they are for the caller to fill.
MemoryInput memoryInput(const Architecture &model, const ParameterCount &count);

/// Layers of one pipeline stage, as even as possible: the ends hold one fewer, for they have embedding and logits as
/// well (Grattafiori et al. 2024, section 3.3.2); software of 2021 fills from the front.
double stageLayers(double layers, double pipeline, int stage, bool fromTheFront = false);

/// Memory of one stage, without the measurement.
StageMemory stageMemory(const MemoryInput &input, int stage);

/// The three parts of stageMemory(), for those who vary one of them: state and gathered weights, which micro-batch,
/// recomputation and virtual stages do not change; activations; the buffers that follow from all.
StageMemory stageState(const MemoryInput &input, int stage);
void addActivations(const MemoryInput &input, StageMemory &memory);
void addBuffers(StageMemory &memory);

/// Activations of one micro-batch, bytes: what pipeline, virtual stages and schedule do not change.
struct ActivationParts {
    double kept = 0;    // of one layer until its backward pass
    double working = 0; // of the layer that is being computed again
    double logits = 0;  // on the last stage
};
ActivationParts activationParts(const MemoryInput &input);
/// The activations of a stage from their parts, bytes; the two ways give the same bits.
double stageActivations(const MemoryInput &input, const ActivationParts &parts, const StageMemory &memory);
/// The activations with which a stage of this state has `usableBytes` in all; below 0 if the state alone has more.
double mostActivations(const StageMemory &state, double usableBytes);

/// The stages among which the fullest is, in order: the first, the first of each number of layers, the last. Between
/// the ends memory falls with the stage, since fewer micro-batches are in flight. Number of entries used; 0 if there is
/// no such pipeline.
struct StageCandidates {
    std::array<int, 4> stages{};
    int count = 0;
};
StageCandidates fullestCandidates(const MemoryInput &input);

/// The fullest stage, which decides. Allocates nothing; NaN throughout if the layout has no such stage.
StageMemory fullestStage(const MemoryInput &input);

} // namespace runcast
