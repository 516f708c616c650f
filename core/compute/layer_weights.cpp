// SPDX-License-Identifier: MIT
#include "core/compute/layer_weights.h"

namespace runcast {

namespace {

struct Mlp {
    CheckedInt matrices, biases;
};

Mlp mlp(const Architecture &a, CheckedInt width, bool bias)
{
    const CheckedInt h = a.hiddenSize;
    const CheckedInt inward = a.gatedMlp ? 2 : 1; // a gated MLP multiplies two projections before the one back
    return {(inward + 1) * h * width, bias ? inward * width + h : CheckedInt()};
}

void addGroupedAttention(const Architecture &a, LayerWeights &w)
{
    const CheckedInt h = a.hiddenSize;
    const CheckedInt query = CheckedInt(a.heads) * a.headDim;
    const CheckedInt keyValue = CheckedInt(2) * a.kvHeads * a.headDim;
    w.attentionMatrices = h * (query + keyValue) + query * h;
    if (a.qkvBias)
        w.attentionOther = query + keyValue;
}

// Multi-head latent attention, DeepSeek-V2 (arXiv:2405.04434), section 2.1.
void addLatentAttention(const Architecture &a, LayerWeights &w)
{
    const CheckedInt h = a.hiddenSize;
    const CheckedInt query = CheckedInt(a.heads) * queryKeyDim(a);
    const CheckedInt keyValue = CheckedInt(a.heads) * (CheckedInt(a.nopeHeadDim) + a.valueHeadDim);
    const CheckedInt queryMatrices = a.queryRank > 0 ? h * a.queryRank + CheckedInt(a.queryRank) * query : h * query;
    const CheckedInt keyValueMatrices = h * (CheckedInt(a.kvRank) + a.ropeHeadDim) + CheckedInt(a.kvRank) * keyValue;
    w.attentionMatrices = queryMatrices + keyValueMatrices + CheckedInt(a.heads) * a.valueHeadDim * h;
    w.attentionOther = CheckedInt(a.queryRank) + a.kvRank; // norms of the latents
    if (a.qkvBias)                                         // of the projections to the latents
        w.attentionOther = w.attentionOther + a.queryRank + a.kvRank + a.ropeHeadDim;
    if (a.indexerHeads > 0) {
        w.indexerMatrices =
            CheckedInt(a.queryRank) * a.indexerHeads * a.indexerHeadDim + h * a.indexerHeadDim + h * a.indexerHeads;
        w.indexerOther = CheckedInt(2) * a.indexerHeadDim;
    }
}

CheckedInt qkNormWeights(const Architecture &a)
{
    switch (a.qkNorm) {
    case QkNorm::PerHead:
        return CheckedInt(2) * a.headDim;
    case QkNorm::WholeProjection:
        return (CheckedInt(a.heads) + a.kvHeads) * a.headDim;
    case QkNorm::None:
        break;
    }
    return {};
}

void addExperts(const Architecture &a, LayerWeights &w)
{
    const CheckedInt h = a.hiddenSize;
    const Mlp expert = mlp(a, a.expertFfnSize, a.expertBias);
    w.expertMatrices = expert.matrices;
    w.expertOther = expert.biases;
    w.routerMatrix = h * a.experts + (a.sharedExpertGate ? h : CheckedInt());
    w.routerOther = a.routerBias ? CheckedInt(a.experts) : CheckedInt();
    w.sharedMatrices = mlp(a, sharedWidth(a), false).matrices;
    if (a.denseResidual) {
        w.sharedMatrices = w.sharedMatrices + mlp(a, h, false).matrices;
        w.sparseNorms = w.sparseNorms + normWeights(a.norm, h);
    }
}

} // namespace

CheckedInt normWeights(NormKind kind, CheckedInt width)
{
    switch (kind) {
    case NormKind::Layer:
        return CheckedInt(2) * width;
    case NormKind::Weightless:
        return {};
    case NormKind::Rms:
    case NormKind::LayerNoBias:
        break;
    }
    return width;
}

LayerWeights layerWeights(const Architecture &a)
{
    LayerWeights w;
    if (a.attention == AttentionKind::Latent)
        addLatentAttention(a, w);
    else
        addGroupedAttention(a, w);
    if (a.attentionOutputBias)
        w.attentionOther = w.attentionOther + a.hiddenSize;
    if (a.attentionSinks)
        w.attentionOther = w.attentionOther + a.heads;
    w.qkNorm = qkNormWeights(a);
    w.norms = w.sparseNorms = CheckedInt(a.normsPerLayer) * normWeights(a.norm, a.hiddenSize);
    const Mlp dense = mlp(a, a.ffnSize, a.mlpBias);
    w.mlpMatrices = dense.matrices;
    w.mlpOther = dense.biases;
    if (isSparse(a))
        addExperts(a, w);
    return w;
}

} // namespace runcast
