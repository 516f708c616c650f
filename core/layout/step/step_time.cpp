// SPDX-License-Identifier: MIT
#include "core/layout/step/step_time.h"

#include "core/layout/degrees.h"
#include "core/layout/step/constants.h"

#include <algorithm>
#include <cmath>

namespace runcast {

namespace {

/// What several terms share.
struct Context {
    const StepTimeInput &in;
    const StepTimeConstants &k;
    const KernelRates &r = in.rates;
    const StepModel &m = in.model;
    const StepLayout &l = in.layout;
    const StepSoftware &s = in.software;
    double sparse = m.experts > 1 ? (m.layers - m.denseLayers) / m.layers : 0; // share of layers with experts
    double gate = m.gated ? 2 : 1;
    double bandwidth = k.memEff * r.memoryBandwidth;
    bool mega = s.kind == SoftwareClass::Megatron2021;
    bool fsdp = s.kind == SoftwareClass::Fsdp;
    bool xla = s.kind == SoftwareClass::Xla;
    double extraLayers = m.predictsTwo ? 1 : 0; // for multi-token prediction
    double chips = l.tensor * l.pipeline * l.context * l.data;
    bool allToAllOverlapped = s.overlappedAllToAll || l.schedule == ScheduleKind::DualPipe;
    // Tokens of the busiest expert rank over the mean; one rank alone has them all.
    double imbalance = l.expert > 1 ? m.expertImbalance : 1;

    /// One micro-batch on a stage, if all were filled alike.
    double averageStage(const StepTime &layer) const
    {
        return ((m.layers + extraLayers) * layer.layer + layer.logits) / l.pipeline;
    }
    double jitter() const { return 1 + k.jitterPerDoubling * std::log2(std::max(1.0, chips / 8)); }
};

/// Rows or columns that are computed for so many: GPU kernels compute whole tiles of the result (NVIDIA, Matrix
/// Multiplication Background User's Guide, section 3.1).
double tiled(const Context &x, double count)
{
    return x.r.tpu ? count : std::ceil(count / x.k.gemmTile) * x.k.gemmTile;
}

/// Seconds of a product (rows × inner)(inner × columns). Edges cost, and `extraRows` more rows where products are
/// grouped, which stand for the unfilled tiles of all groups.
double gemm(const Context &x, double rows, double columns, double inner, double rate, double extraRows = 0)
{
    rows = std::max(1.0, rows);
    columns = std::max(1.0, columns);
    inner = std::max(1.0, inner);
    const double edge = x.k.gemmEdge * x.r.peak16 / x.r.memoryBandwidth;
    const double computed = (extraRows > 0 ? rows : tiled(x, rows)) * tiled(x, columns);
    return 2 * computed * inner / rate * (1 + edge * (1 / rows + 1 / columns + 1 / inner) + extraRows / rows);
}

double projections(const Context &x, double tokens)
{
    const StepModel &m = x.m;
    const double t = x.l.tensor, rate = x.r.matmul;
    if (m.latent) {
        // Latents are what ranks of one sequence pass around; keys and values of all of it are made of them on each.
        const double passed = tokens * x.l.context;
        return gemm(x, tokens, 2112, m.hidden, rate) + gemm(x, tokens, 192 * m.heads / t, 1536, rate) +
               gemm(x, passed, 256 * m.heads / t, 512, rate) + gemm(x, tokens, m.hidden, 128 * m.heads / t, rate);
    }
    return gemm(x, tokens, (m.heads + 2 * m.kvHeads) * m.headDim / t, m.hidden, rate) +
           gemm(x, tokens, m.hidden, m.heads * m.headDim / t, rate);
}

double mlp(const Context &x, double tokens)
{
    const StepModel &m = x.m;
    const double t = x.l.tensor, rate = x.r.matmul;
    double seconds = 0;
    if (x.sparse < 1)
        seconds += (1 - x.sparse) *
                   (gemm(x, tokens, x.gate * m.ffn / t, m.hidden, rate) + gemm(x, tokens, m.hidden, m.ffn / t, rate));
    if (x.sparse > 0) {
        const double rows = x.imbalance * std::max(1.0, tokens / t * x.l.expert * m.expertsPerToken / m.experts);
        double routed = m.experts / x.l.expert *
                        (gemm(x, rows, x.gate * m.expertFfn, m.hidden, rate, x.k.groupedRows) +
                         gemm(x, rows, m.hidden, m.expertFfn, rate, x.k.groupedRows));
        if (m.sharedFfn > 0)
            routed += gemm(x, tokens, x.gate * m.sharedFfn / t, m.hidden, rate) +
                      gemm(x, tokens, m.hidden, m.sharedFfn / t, rate);
        routed += gemm(x, tokens, m.experts, m.hidden, x.r.matmul16) / t;
        seconds += x.sparse * routed;
    }
    return seconds;
}

void attention(const Context &x, StepTime &out)
{
    const StepModel &m = x.m;
    const double t = x.l.tensor;
    const double width = m.latent ? 160 * m.heads : m.heads * m.headDim;
    const double flop = 4 * x.l.sequence * width * out.tokens / t; // forward, the whole matrix
    if (x.s.fusedAttention) {
        const double rate = x.r.attention * (m.headDim <= 64 ? x.k.attD64 : 1) / (1 + x.k.attS0 / x.l.sequence);
        out.attentionForward = flop / 2 / rate;
        out.attentionBackward = 2.5 * out.attentionForward;
        return;
    }
    const double edge = x.k.gemmEdge * x.r.peak16 / x.r.memoryBandwidth;
    const double products = flop / (x.r.peak16 * x.k.eagE) * (1 + edge * (1 / m.headDim + 2 / x.l.sequence)) *
                            (std::fmod(m.headDim, 8) != 0 ? x.k.eagerAlign : 1);
    const double scores = x.l.sequence * x.l.sequence * m.heads * x.l.microBatch / (t * x.l.context);
    out.attentionForward = products + scores * x.k.eagBytes / 3 / x.bandwidth;
    out.attentionBackward = 2 * products + 2 * scores * x.k.eagBytes / 3 / x.bandwidth;
}

double elementwise(const Context &x, double tokens)
{
    const StepModel &m = x.m;
    const double t = x.l.tensor;
    const double routed = x.imbalance * tokens / t * m.expertsPerToken;
    const double ffn = (1 - x.sparse) * x.gate * m.ffn * tokens / t +
                       x.sparse * (routed * x.gate * m.expertFfn + x.gate * m.sharedFfn * tokens / t);
    const double split = x.l.sequenceParallel ? t : 1 + x.k.nospShare * (t - 1);
    double perUnit = x.mega ? x.k.ewMega : x.fsdp ? x.k.ewFsdp : x.k.ewModern;
    if (x.fsdp && !x.s.compiled)
        perUnit *= x.k.ewNocomp;
    double bytes = perUnit * m.hidden * tokens / split + 2 * x.k.ewFfn * ffn;
    if (x.r.narrow && !x.r.tpu)
        bytes += x.k.quantisationBytes * (6 * m.hidden * tokens / t + 3 * ffn);
    if (x.sparse > 0)
        bytes += x.sparse * routed * m.hidden * 2 * (x.r.tpu ? x.k.tpuPerm : x.k.moePerm * x.s.moeSoftness);
    return bytes / x.bandwidth;
}

void tensorCommunication(const Context &x, StepTime &out)
{
    const double t = x.l.tensor;
    if (t <= 1)
        return;
    const double bytes = 2 * out.tokens * x.m.hidden;
    const double inside = std::min(t, x.r.domain);
    const double latency = x.k.tpLat * (1 + x.k.latSlope * (t - 1));
    const double near = latency + 2 * (inside - 1) / inside * bytes / (x.r.linkBandwidth * x.k.tpBw);
    double far = 0; // between servers
    if (t > x.r.domain) {
        const double servers = t / 8;
        far = 2 * latency + 2 * (servers - 1) / servers * (bytes / 8) / (x.r.networkBandwidth * x.k.nicEff);
    }
    out.allReduce = near + far;
    double exposed = x.mega ? x.k.xTpMega : x.fsdp ? x.k.xTpFsdp : x.k.xTpModern;
    if (x.fsdp && x.s.asyncTensor)
        exposed /= 2;
    // What hides the link behind the products of a layer has not been seen to hide the network.
    double collectives = x.l.recompute == 2 ? 6 : 4;
    // With sequence parallelism came the backward pass that scatters gradients while those of the weights are computed:
    // Megatron-LM of May 2022, tensor_parallel/layers.py.
    if (x.mega && x.l.sequenceParallel)
        collectives -= x.k.sequenceHidden;
    out.tensor = (exposed * near + std::max(1.0, exposed) * far) * collectives * (x.sparse > 0 ? x.k.moeTp : 1);
}

double contextCommunication(const Context &x, const StepTime &out)
{
    const double c = x.l.context, t = x.l.tensor;
    if (c <= 1)
        return 0;
    const bool inside = t * c <= x.r.domain;
    const double bandwidth = inside ? x.k.cpNv * x.r.linkBandwidth : x.r.networkBandwidth * x.k.nicEff;
    const double keyWidth = x.m.latent ? 288 : x.m.kvHeads * x.m.headDim / t;
    const double ring = 3 * (c - 1) * 2 * out.tokens * keyWidth * 2 / bandwidth;
    const double exposed = (x.fsdp ? x.k.xCpFsdp : x.k.xCp) * ring;
    if (inside)
        return exposed;
    // A piece can hide behind the attention of the one before it and no more: Liu et al. 2023, Ring Attention.
    return std::max(exposed, ring - (out.attentionForward + out.attentionBackward) * (c - 1) / c);
}

double expertCommunication(const Context &x, const StepTime &out)
{
    const double e = x.l.expert, t = x.l.tensor;
    if (x.sparse <= 0 || e <= 1)
        return 0;
    const double tokens = x.imbalance * out.tokens;
    const double bytes = tokens / t * x.m.expertsPerToken * x.m.hidden * 2;
    double seconds = 0;
    if (e <= x.r.domain) {
        seconds = bytes * (e - 1) / e / (x.r.linkBandwidth * x.k.epEff);
    } else {
        const double servers = e * t / x.r.domain;
        const double hit = servers * (1 - std::pow(1 - 1 / servers, x.m.expertsPerToken));
        seconds = tokens / t * hit * (servers - 1) / servers * x.m.hidden * 2 / (x.r.networkBandwidth * x.k.nicEff) +
                  0.5 * bytes / (x.r.linkBandwidth * x.k.epEff);
    }
    const double all = 4 * x.sparse * seconds;
    if (!x.allToAllOverlapped)
        return x.k.xEp * all;
    // It hides behind the passes of another micro-batch, and behind no more than there is of them.
    return std::max(x.k.xEpOv * all, all - (out.forward + out.backward));
}

double hostTime(const Context &x)
{
    if (x.xla)
        return 0;
    const double pass = x.mega ? x.k.hostMega : x.fsdp ? x.k.hostFsdp : x.k.hostModern;
    const double passes = x.l.recompute == 2 ? 4 : x.l.recompute == 1 ? 3.4 : 3;
    double seconds = pass * passes * (1 + (x.k.hostMoe * x.s.moeSoftness - 1) * x.sparse);
    if (x.mega)
        seconds *= 1 + x.k.hostTp8 * std::pow(std::min(x.l.tensor, 8.0) / 8, 3);
    return seconds;
}

/// Two parts that overlap in part: an exponent of 1 adds them, a large one takes the longer.
double overlapped(double a, double b, double exponent)
{
    return std::pow(std::pow(a, exponent) + std::pow(b, exponent), 1 / exponent);
}

void oneLayer(const Context &x, StepTime &out)
{
    out.lin = projections(x, out.tokens);
    out.mlp = mlp(x, out.tokens);
    attention(x, out);
    out.elementwise = elementwise(x, out.tokens);
    if (x.sparse > 0 && x.allToAllOverlapped && x.l.expert > x.r.domain) {
        // Part of the multiprocessors does nothing but pass tokens on between servers.
        for (double *seconds : {&out.lin, &out.mlp, &out.attentionForward, &out.attentionBackward})
            *seconds /= 1 - x.k.epMultiprocessors;
    }
    out.forward = out.lin + out.mlp + out.attentionForward + out.elementwise / 3;
    out.backward = 2 * (out.lin + out.mlp) + out.attentionBackward + 2 * out.elementwise / 3;
    if (x.l.recompute == 2)
        out.recompute = out.forward;
    else if (x.l.recompute == 1)
        out.recompute = x.s.fusedAttention ? x.k.selFrac * out.forward : out.attentionForward;
    tensorCommunication(x, out);
    out.context = contextCommunication(x, out);
    out.expert = expertCommunication(x, out);
    out.device = out.forward + out.backward + out.recompute + out.tensor + out.context + out.expert;
    out.host = hostTime(x);
    out.layer =
        (out.host > 0 ? overlapped(out.device, out.host, x.k.hostNorm) : out.device) * (x.m.gptOss ? x.k.gptOss : 1);
}

void localParameters(const Context &x, StepTime &out, double layers)
{
    const StepModel &m = x.m;
    const double t = x.l.tensor, p = x.l.pipeline;
    const double attention =
        m.latent ? 2112 * m.hidden + 1536 * 192 * m.heads + 512 * 256 * m.heads + 128 * m.heads * m.hidden
                 : m.hidden * m.headDim * (2 * m.heads + 2 * m.kvHeads);
    const double dense =
        attention + (1 - x.sparse) * (x.gate + 1) * m.hidden * m.ffn + x.sparse * (x.gate + 1) * m.hidden * m.sharedFfn;
    out.localParameters = dense * layers / (p * t) + 2 * m.vocabulary * m.hidden / (t * std::min(p, 2.0));
    out.localExpertParameters =
        x.sparse * (x.gate + 1) * m.hidden * m.expertFfn * m.experts * layers / (p * x.l.expert);
}

void logits(const Context &x, StepTime &out)
{
    const StepModel &m = x.m;
    const double t = x.l.tensor;
    out.logits = (3 * gemm(x, out.tokens, m.vocabulary / t, m.hidden, x.r.matmul16) +
                  out.tokens * m.vocabulary / t * x.k.ceBytes / x.bandwidth) *
                 (1 + x.extraLayers);
}

/// Micro-batch on the stage that sets the pace, from the average one.
double slowestStage(const Context &x, const StepTime &out)
{
    const double layers = x.m.layers, p = x.l.pipeline;
    if (p <= 1)
        return out.stageAverage;
    if (x.mega) {
        const double worst = std::max(std::ceil(layers / p) * out.layer, layers / p * out.layer + out.logits);
        const double share = x.s.stageImbalanceShare >= 0 ? x.s.stageImbalanceShare : x.k.stageImbalance;
        return out.stageAverage + share * (worst - out.stageAverage);
    }
    if (splitsLayers(layers + x.extraLayers, p * x.l.virtualStages))
        return out.stageAverage;
    return std::max(out.stageAverage, std::ceil(layers / p) * out.layer);
}

void stageTime(const Context &x, StepTime &out)
{
    const double t = x.l.tensor;
    out.stageAverage = x.averageStage(out);
    out.stage = slowestStage(x, out);
    localParameters(x, out, x.m.layers + x.extraLayers);
    const double ranks = x.l.data * x.l.context;
    const double linkRate = x.r.linkBandwidth * x.k.nvEff;
    const double rails = std::min(std::max(1.0, std::floor(x.r.domain / t)), ranks);
    out.bus = ranks * t <= x.r.domain ? linkRate : std::min(linkRate, rails * x.r.networkBandwidth * x.k.nicEff);
    if (x.xla)
        return;
    const double local = out.localParameters + out.localExpertParameters;
    if (x.l.zeroStage == 3 || (x.l.zeroStage == 2 && x.fsdp))
        out.gather = 3 * 2 * local * (ranks - 1) / ranks / out.bus * (x.l.zeroStage == 2 ? 1.0 / 3 : 1);
    if (out.gather > 0)
        out.stage = overlapped(out.stage, out.gather, x.k.qFsdp);
    out.accumulate = (x.s.bf16DeepSpeed ? x.k.gaccBfds : x.mega ? x.k.gaccMega : x.k.gaccModern) * local / x.bandwidth;
    out.stage += out.accumulate;
    out.stageAverage += out.accumulate;
}

/// Seconds that a stage waits for its first and last micro-batch.
double bubble(const Context &x, const StepTime &out)
{
    const double p = x.l.pipeline, pass = out.stageAverage + out.pipelineSend;
    const double stageLayers = (x.m.layers + x.extraLayers) / p;
    const double weightGradients = stageLayers * (out.lin + out.mlp);
    switch (x.l.schedule) {
    case ScheduleKind::OneForwardOneBackward:
        return (p - 1) / x.l.virtualStages * pass;
    case ScheduleKind::ZeroBubble: // ZB-H1: weight gradients fill the gaps; Qi et al. 2023, table 1
        return (p - 1) * std::max(0.0, pass - 2 * weightGradients);
    case ScheduleKind::DualPipe: // DeepSeek-V3 report, section 3.2.1, with a pair of passes as long as the two
        return std::max(0.0, p / 2 - 1) * std::max(0.0, pass + stageLayers * out.backward - 3 * weightGradients);
    }
    return 0;
}

void wholeStep(const Context &x, StepTime &out)
{
    const double t = x.l.tensor, p = x.l.pipeline, v = x.l.virtualStages, ranks = x.l.data * x.l.context;
    if (p > 1) {
        const double bandwidth =
            x.chips <= x.r.domain ? x.k.ppNv * x.r.linkBandwidth : x.r.networkBandwidth * x.k.nicEff;
        out.pipelineSend =
            2 * (2 * out.tokens * x.m.hidden / t / bandwidth + x.k.ppLat) * v * (x.mega ? x.k.xPpMega : x.k.xPpModern);
    }
    out.body = x.l.microBatches * (out.stage + out.pipelineSend);
    out.bubble = bubble(x, out);
    const double expertRanks = ranks * t / x.l.expert;
    if (!x.xla && x.l.zeroStage < 3) {
        constexpr double bytes = 4;
        out.dataRaw = bytes * out.localParameters * (ranks - 1) / ranks / out.bus;
        if (expertRanks > 1)
            out.dataRaw += bytes * out.localExpertParameters / out.bus;
        out.data = x.mega ? x.k.xDpMega * out.dataRaw
                          : out.dataRaw - std::min(x.k.dpOv * out.dataRaw, 2.0 / 3 * out.stage / v);
    }
    const bool shared = x.l.zeroStage >= 1;
    out.optimizer = (out.localParameters / (shared ? ranks : 1) +
                     out.localExpertParameters / (shared ? std::max(1.0, expertRanks) : 1)) *
                    x.k.optBytes / x.bandwidth;
    if (x.s.offloadedOptimizer)
        out.optimizer += x.k.offload * out.localParameters / ranks;
    out.constant = x.xla ? 0 : x.k.stepConst;
    out.jitter = x.jitter();
    out.total = (out.body + out.bubble + out.data + out.optimizer + out.constant) * out.jitter;
}

} // namespace

StepTime layerTime(const StepTimeInput &input, const StepTimeConstants &constants)
{
    const Context x{input, constants};
    StepTime out;
    out.tokens = x.l.microBatch * x.l.sequence / x.l.context;
    oneLayer(x, out);
    logits(x, out);
    return out;
}

void addStepTime(StepTime &step, const StepTimeInput &input, const StepTimeConstants &constants)
{
    const Context x{input, constants};
    stageTime(x, step);
    wholeStep(x, step);
}

double leastStepTime(const StepTime &layer, const StepTimeInput &input, const StepTimeConstants &constants)
{
    const Context x{input, constants};
    return x.l.microBatches * x.averageStage(layer) * x.jitter();
}

StepTime stepTime(const StepTimeInput &input, const StepTimeConstants &constants)
{
    StepTime step = layerTime(input, constants);
    addStepTime(step, input, constants);
    return step;
}

} // namespace runcast
