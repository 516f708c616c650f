// SPDX-License-Identifier: MIT
#pragma once

#include "core/scenario/scenario.h"

namespace runcast {

struct StepTimeConstants;

enum class SoftwareClass {
    Megatron2021, // unfused attention, exposed collectives, host-bound when small
    Fsdp,         // sharded data parallel in PyTorch: parameters gathered per micro-batch at ZeRO 3
    MegatronCore, // fused, sequence parallel, most tensor communication hidden; large runs from 2023
    Xla,          // TPU
};

/// Rates of one accelerator at one precision, resolved once. FLOP/s, bytes/s.
struct KernelRates {
    double matmul = 0;    // of matrix products at the precision
    double matmul16 = 0;  // of those that stay in 16 bits: router, logits
    double attention = 0; // fused attention, before the losses of short sequences and small heads
    double peak16 = 0;    // dense bf16 peak (fp16 where there is no bf16)
    double memoryBandwidth = 0;
    double linkBandwidth = 0;    // fast domain, one direction
    double networkBandwidth = 0; // between servers, one direction
    double domain = 8;           // accelerators of the fast domain
    bool tpu = false;
    bool narrow = false;   // 8 or 4 bits: values are quantised on the way
    bool measured = false; // steps of this family have been measured and its efficiency fitted
};

/// The shape of a model as the step sees it. Counts.
struct StepModel {
    double layers = 0, hidden = 0, ffn = 0, heads = 0, kvHeads = 0, headDim = 0, vocabulary = 0;
    bool gated = true, latent = false; // latent: MLA with the widths of DeepSeek-V3
    double experts = 0, expertsPerToken = 0, expertFfn = 0, sharedFfn = 0, denseLayers = 0;
    double expertImbalance = 1; // tokens of the busiest expert rank over the mean
    bool predictsTwo = false;   // one multi-token-prediction layer
    bool gptOss = false;
};

struct StepLayout {
    double tensor = 1, pipeline = 1, virtualStages = 1, context = 1, expert = 1, data = 1;
    double microBatch = 1, microBatches = 1; // sequences; per step and copy
    double sequence = 2048;
    int zeroStage = 1;
    int recompute = 0; // 0 none, 1 selective, 2 full
    bool sequenceParallel = true;
    ScheduleKind schedule = ScheduleKind::OneForwardOneBackward;
};

struct StepSoftware {
    SoftwareClass kind = SoftwareClass::MegatronCore;
    bool fusedAttention = true;
    double moeSoftness = 1;          // factor of mixture-of-experts software by its era
    bool compiled = true;            // FSDP: torch.compile
    bool asyncTensor = false;        // FSDP: asynchronous tensor parallel
    bool overlappedAllToAll = false; // DualPipe, 1F1B overlap
    bool bf16DeepSpeed = false;      // DeepSpeed's bf16 optimizer
    bool offloadedOptimizer = false; // optimizer on the CPU
    double stageImbalanceShare = -1; // below 0: the fitted share
};

struct StepTimeInput {
    KernelRates rates;
    StepModel model;
    StepLayout layout;
    StepSoftware software;
};

/// Every term of one step, seconds. lin to layer: one layer and micro-batch; logits to pipelineSend: one micro-batch;
/// the rest one step.
struct StepTime {
    double tokens = 0; // of one micro-batch and rank
    double lin = 0, mlp = 0, attentionForward = 0, attentionBackward = 0, elementwise = 0;
    double forward = 0, backward = 0, recompute = 0;
    double allReduce = 0, tensor = 0, context = 0, expert = 0;
    double device = 0, host = 0, layer = 0;
    double logits = 0, localParameters = 0, localExpertParameters = 0, bus = 0, gather = 0, accumulate = 0;
    double stageAverage = 0, stage = 0, pipelineSend = 0;
    double body = 0, bubble = 0, dataRaw = 0, data = 0, optimizer = 0, constant = 0, jitter = 1, total = 0;
};

/// Seconds of one optimizer step and where they go. Allocates nothing. Structure, constants, evidence and bands:
/// docs/method.md, "Step time". Example: Llama 3.1 405B in FP8 on 1,024 H100 (t 8, p 8, v 8, c 2): 37.813 s.
StepTime stepTime(const StepTimeInput &input, const StepTimeConstants &constants);

/// The two halves of stepTime(), for those who evaluate many layouts. The first half (tokens to layer, and logits) does
/// not depend on pipeline, virtual stages, data parallel, ZeRO stage and micro-batches; of the schedule only whether it
/// is DualPipe matters to it. The second fills the rest in.
StepTime layerTime(const StepTimeInput &input, const StepTimeConstants &constants);
void addStepTime(StepTime &step, const StepTimeInput &input, const StepTimeConstants &constants);

/// A lower bound of the total, from a finished first half: the micro-batches through evenly filled stages and nothing
/// else. Used to leave out what cannot win.
double leastStepTime(const StepTime &layer, const StepTimeInput &input, const StepTimeConstants &constants);

} // namespace runcast
