// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"

#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace runcast {

/// One fitted or fixed constant of the step-time model with its evidence: A the data settled it, B partly, C an
/// assumption.
struct StepTimeConstant {
    std::string name; // "att.hopper"
    double value = 0;
    std::string unit, appliesTo, fittedOn;
    char evidence = 'C';
};

/// The constants of the step-time model by name, members for those that every evaluation reads. docs/method.md, "Step
/// time".
struct StepTimeConstants {
    double gemmEdge = 0;          // kap: 1 (GEMM edge constant)
    double groupedRows = 0;       // kapg: rows (extra per-expert row constant of grouped GEMM)
    double attAmpere = 0;         // att.ampere: fraction of bf16 peak (fused attention, generation 2)
    double attHopper = 0;         // att.hopper: fraction of bf16 peak (fused attention, generation 2)
    double attBlackwell = 0;      // att.blackwell: fraction of bf16 peak (fused attention)
    double attTpu = 0;            // att.tpu: fraction of bf16 peak (fused attention)
    double attGen1Ampere = 0;     // att.gen1.ampere: factor (first-generation fused attention (2023))
    double attGen1Hopper = 0;     // att.gen1.hopper: factor (first-generation fused attention (2023))
    double attFa3 = 0;            // att.fa3: factor (third-generation fused attention on Hopper)
    double gptOss = 0;            // oss: factor (layer time with biases, attention sinks, width not a multiple of 256)
    double hostTp8 = 0;           // host.tp8: 1 (extra host time at tensor parallel 8)
    double stageImbalance = 0;    // imb: fraction (last-stage excess that is felt)
    double attS0 = 0;             // att.s0: tokens (short-sequence loss)
    double attD64 = 0;            // att.d64: factor (head size <= 64)
    double eagBytes = 0;          // eag.bytes: bytes per score element (unfused attention traffic forward+backward)
    double eagE = 0;              // eag.e: fraction of bf16 peak (unfused attention GEMM)
    double ewMega = 0;            // ew.mega: bytes per token per hidden unit (element-wise traffic, class M21)
    double ewFsdp = 0;            // ew.fsdp: bytes per token per hidden unit (element-wise traffic, class FSDP)
    double ewModern = 0;          // ew.modern: bytes per token per hidden unit (element-wise traffic, class MC and XLA)
    double ewNocomp = 0;          // ew.nocomp: factor (no compiler / no fused kernels (torch eager))
    double ewFfn = 0;             // ewf: half bytes per FFN element (FFN activation traffic)
    double ceBytes = 0;           // ce.bytes: bytes per logit (softmax, loss and gradient of logits)
    double quantisationBytes = 0; // q8: bytes per element (quantisation traffic)
    double hostMega = 0;          // host.mega: s (per layer pass)
    double hostFsdp = 0;          // host.fsdp: s (per layer pass)
    double hostModern = 0;        // host.modern: s (per layer pass)
    double hostMoe = 0;           // host.moe: factor (MoE layer)
    double xTpMega = 0;           // x.tp.mega: fraction (exposed)
    double xTpModern = 0;         // x.tp.modern: fraction (exposed)
    double xTpFsdp = 0;           // x.tp.fsdp: fraction (exposed)
    double tpBw = 0;              // tp.bw: fraction of link (all-reduce)
    double tpLat = 0;             // tp.lat: s (all-reduce latency at 1 hop)
    double nicEff = 0;            // nic.eff: fraction of link (inter-node)
    double xPpMega = 0;           // x.pp.mega: fraction (exposed)
    double xPpModern = 0;         // x.pp.modern: fraction (exposed)
    double xDpMega = 0;           // x.dp.mega: fraction (exposed)
    double qFsdp = 0;             // q.fsdp: exponent (overlap norm)
    double nvEff = 0;             // nv.eff: fraction of link (gradient/parameter collectives)
    double xEp = 0;               // x.ep: fraction (exposed)
    double epEff = 0;             // ep.eff: fraction of link (all-to-all)
    double xCp = 0;               // x.cp: fraction (exposed)
    double optBytes = 0;          // opt.bytes: bytes per parameter (optimizer step)
    double stepConst = 0;         // step.const: s (per step)
    double jitterPerDoubling = 0; // jit: per doubling of 8-chip groups (jitter)
    double moePerm = 0;           // moe.perm: factor (token permutation traffic, GPU)
    double tpuPerm = 0;           // tpu.perm: factor (token permutation traffic, TPU)
    double softC = 0;             // soft.C: factor (MoE software from mid 2026 (release 26.06 and later))
    double softA = 0;             // soft.A: factor (MoE software of 2025 (releases before 26.01))
    double gaccMega = 0;          // gacc.mega: bytes per parameter (gradient accumulation per micro-batch)
    double gaccModern = 0;     // gacc.modern: bytes per parameter (gradient accumulation per micro-batch, MC and FSDP)
    double gaccBfds = 0;       // gacc.bfds: bytes per parameter (DeepSpeed bf16 optimizer)
    double eagerAlign = 0;     // ealign: factor (head size not a multiple of 8, unfused attention)
    double xCpFsdp = 0;        // x.cp.fsdp: fraction (exposed)
    double xEpOv = 0;          // x.ep.ov: fraction (exposed with all-to-all overlap schedule)
    double selFrac = 0;        // sel.frac: fraction of forward (selective recompute with fused attention)
    double hostNorm = 0;       // pn: exponent (host/device norm)
    double cap500W = 0;        // cap500: factor (H100 capped at 500 W)
    double dpOv = 0;           // dp.ov: fraction (gradient communication hidden)
    double memEff = 0;         // mem.eff: fraction of memory bandwidth
    double latSlope = 0;       // lat.slope: per extra rank
    double ppLat = 0;          // pp.lat: s
    double nospShare = 0;      // nosp.share: 1
    double ppNv = 0;           // pp.nv: fraction of link
    double cpNv = 0;           // cp.nv: fraction of link
    double moeTp = 0;          // moe.tp: factor
    double offload = 0;        // offload: s per local parameter
    double gemmTile = 0;       // gemm.tile: rows and columns of the tiles of a product on GPU
    double sequenceHidden = 0; // sp.hidden: collectives of a layer that M21 hides with sequence parallelism
    double epMultiprocessors = 0; // ep.sm: fraction of a GPU that passes tokens on where that is overlapped

    /// Efficiencies of matrix products by family and precision ("e.hopper.fp8") and factors of single parts
    /// ("acc.b300-sxm").
    std::unordered_map<std::string, double> kernels;
    std::vector<StepTimeConstant> all;

    /// The constant of that name among `kernels`, or `otherwise`.
    double kernel(const std::string &name, double otherwise) const;
};

/// Reads step_time_constants.csv; a constant that is missing, unknown or no number is an error that names it.
Result<StepTimeConstants> loadStepTimeConstants(std::string_view csvBytes, std::string_view fileName);

/// Sets a constant by its name, member or kernel; false if there is none of that name.
bool setStepTimeConstant(StepTimeConstants &constants, std::string_view name, double value);

/// Those that are compiled in.
const StepTimeConstants &shippedStepTimeConstants();

} // namespace runcast
