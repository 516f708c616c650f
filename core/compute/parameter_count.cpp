// SPDX-License-Identifier: MIT
#include "core/compute/parameter_count.h"

#include "core/base/text.h"
#include "core/compute/layer_weights.h"

namespace runcast {

namespace {

// The counts of a ParameterCount, each of which may have overflowed.
struct Sums {
    CheckedInt inputEmbedding, learnedPositions, outputMatrix, logitMatmul, projection, otherOutside, finalNorm;
    CheckedInt denseLayer, sparseLayer, sparseLayerActive, routedExperts, indexer, balancingBias;
    CheckedInt total, active, matmulActive;
};

void sumOutside(const Architecture &a, Sums &s)
{
    const CheckedInt h = a.hiddenSize;
    const CheckedInt width = a.embeddingProjection > 0 ? CheckedInt(a.embeddingProjection) : h;
    s.inputEmbedding = s.logitMatmul = CheckedInt(a.vocabularySize) * width;
    s.outputMatrix = a.tiedEmbeddings ? CheckedInt() : s.logitMatmul;
    s.learnedPositions = CheckedInt(a.learnedPositions) * h;
    s.projection = a.embeddingProjection > 0 ? CheckedInt(2) * width * h : CheckedInt();
    s.otherOutside = s.projection + (a.embeddingNorm ? normWeights(a.norm, h) : CheckedInt()) +
                     (a.headBias ? CheckedInt(a.vocabularySize) : CheckedInt());
    s.finalNorm = a.finalNorm ? normWeights(a.norm, h) : CheckedInt();
}

void sumLayers(const Architecture &a, std::int64_t sparseLayers, const LayerWeights &w, Sums &s)
{
    const CheckedInt attention = w.attentionMatrices + w.attentionOther + w.qkNorm;
    if (sparseLayers < a.layers)
        s.denseLayer = attention + w.norms + w.mlpMatrices + w.mlpOther;
    if (sparseLayers > 0) {
        const CheckedInt expert = w.expertMatrices + w.expertOther;
        const CheckedInt always = attention + w.sparseNorms + w.routerMatrix + w.routerOther + w.sharedMatrices;
        s.routedExperts = expert * a.experts;
        s.sparseLayer = always + s.routedExperts;
        s.sparseLayerActive = always + expert * a.expertsPerToken;
        s.balancingBias = a.routerBalancingBias ? CheckedInt(a.experts) * sparseLayers : CheckedInt();
    }
    s.indexer = a.indexerLayers > 0 ? w.indexerMatrices + w.indexerOther : CheckedInt();
}

void sumModel(const Architecture &a, std::int64_t sparseLayers, const LayerWeights &w, Sums &s)
{
    const CheckedInt dense = a.layers - sparseLayers;
    const CheckedInt sparse = sparseLayers;
    const CheckedInt indexers = s.indexer * a.indexerLayers;
    const CheckedInt outside = s.inputEmbedding + s.learnedPositions + s.outputMatrix + s.otherOutside + s.finalNorm;
    const CheckedInt rest = outside + s.balancingBias + indexers + s.denseLayer * dense;
    s.total = rest + s.sparseLayer * sparse;
    s.active = rest + s.sparseLayerActive * sparse;
    s.matmulActive = s.projection + w.attentionMatrices * a.layers + w.indexerMatrices * a.indexerLayers +
                     w.mlpMatrices * dense +
                     (w.routerMatrix + w.sharedMatrices + w.expertMatrices * a.expertsPerToken) * sparse;
}

bool overflowed(const Sums &s)
{
    return s.total.overflowed || s.active.overflowed || s.matmulActive.overflowed || s.logitMatmul.overflowed;
}

} // namespace

Result<ParameterCount> countParameters(const Architecture &a)
{
    if (!isComplete(a))
        return Error{
            .code = ErrorCode::Malformed,
            .reason =
                RC_TEXT("Errors", "The weights cannot be counted: a size of the model is missing or out of range."),
            .advice =
                RC_TEXT("Errors",
                        "Give layers, width, heads, vocabulary and the widths of its MLPs, each up to 1,000,000,000.")};
    const std::int64_t sparseLayers = sparseLayerCount(a);
    const LayerWeights weights = layerWeights(a);
    Sums s;
    sumOutside(a, s);
    sumLayers(a, sparseLayers, weights, s);
    sumModel(a, sparseLayers, weights, s);
    if (overflowed(s))
        return Error{.code = ErrorCode::Malformed,
                     .reason =
                         RC_TEXT("Errors", "The model has more than 9.2 × 10^18 weights, beyond the range of a count."),
                     .advice = RC_TEXT("Errors", "Check the model's sizes.")};
    ParameterCount count;
    count.total = s.total.value;
    count.active = s.active.value;
    count.inputEmbedding = s.inputEmbedding.value;
    count.learnedPositions = s.learnedPositions.value;
    count.outputMatrix = s.outputMatrix.value;
    count.denseLayer = s.denseLayer.value;
    count.sparseLayer = s.sparseLayer.value;
    count.sparseLayerActive = s.sparseLayerActive.value;
    count.sparseLayers = sparseLayers;
    count.routedExpertsPerLayer = s.routedExperts.value;
    count.indexerPerLayer = s.indexer.value;
    count.balancingBias = s.balancingBias.value;
    count.finalNorm = s.finalNorm.value;
    count.otherOutside = s.otherOutside.value;
    count.matmulActive = s.matmulActive.value;
    count.logitMatmul = s.logitMatmul.value;
    return count;
}

} // namespace runcast
