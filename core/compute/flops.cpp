// SPDX-License-Identifier: MIT
#include "core/compute/flops.h"

#include "core/compute/layer_weights.h"

#include <algorithm>
#include <cmath>

namespace runcast {

namespace {

double attentionFlop(const Architecture &a, double sequenceLength, FlopConvention convention)
{
    const auto layers = double(a.layers);
    const auto windowed = double(std::min(a.windowedLayers, a.layers));
    // An indexer leaves a token the best indexerTopK of the positions that it may see.
    const double wide = meanContext(sequenceLength, double(a.indexerTopK), false, convention);
    const double narrow = meanContext(sequenceLength, double(a.slidingWindow), a.chunkedWindow, convention);
    const double perPosition = 2 * double(a.heads) * double(queryKeyDim(a) + valueDim(a));
    const double indexer = 2 * double(a.indexerLayers) * double(a.indexerHeads) * double(a.indexerHeadDim) *
                           meanContext(sequenceLength, 0, false, convention);
    return perPosition * ((layers - windowed) * wide + windowed * narrow) + indexer;
}

} // namespace

double attentionTokens(double sequenceLength, double packedDocumentTokens)
{
    return std::isnan(sequenceLength) || packedDocumentTokens >= sequenceLength ? sequenceLength : packedDocumentTokens;
}

double meanContext(double sequenceLength, double window, bool chunked, FlopConvention convention)
{
    const double seen = window > 0 ? std::min(sequenceLength, window) : sequenceLength;
    if (convention == FlopConvention::Full)
        return seen;
    if (chunked || !(seen < sequenceLength))
        return seen / 2;
    return seen - seen * seen / (2 * sequenceLength);
}

FlopPerToken flopPerToken(const Architecture &a, const ParameterCount &count, double sequenceLength,
                          FlopConvention convention)
{
    const LayerWeights w = layerWeights(a);
    const auto layers = double(a.layers);
    const auto sparse = double(count.sparseLayers);
    const double embeddingProjections = 2 * double(a.embeddingProjection) * double(a.hiddenSize);
    FlopPerToken flop;
    flop.projections = 2 * (layers * double(w.attentionMatrices.value) +
                            double(a.indexerLayers) * double(w.indexerMatrices.value) + embeddingProjections);
    flop.attention = attentionFlop(a, sequenceLength, convention);
    flop.mlp = 2 * ((layers - sparse) * double(w.mlpMatrices.value) + sparse * double(w.sharedMatrices.value));
    flop.experts = 2 * sparse * double(a.expertsPerToken) * double(w.expertMatrices.value);
    flop.router = 2 * sparse * double(w.routerMatrix.value);
    flop.logits = 2 * double(count.logitMatmul);
    flop.forward = flop.projections + flop.attention + flop.mlp + flop.experts + flop.router + flop.logits;
    flop.training = convention == FlopConvention::SixNd ? 6 * double(count.active) : 3 * flop.forward;
    return flop;
}

double recomputedFlop(const FlopPerToken &flop, Recompute recompute)
{
    switch (recompute) {
    case Recompute::None:
        return 0;
    case Recompute::Selective:
        return flop.attention;
    case Recompute::Full:
        return flop.forward - flop.logits;
    }
    return 0;
}

double sixNdFlop(double activeParameters, double tokens)
{
    return 6 * activeParameters * tokens;
}

} // namespace runcast
