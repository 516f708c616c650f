// SPDX-License-Identifier: MIT
#include "core/catalog/architecture.h"

#include <algorithm>

namespace runcast {

namespace {

// Numbers below n that leave the remainder `offset` when divided by `step`.
std::int64_t countInSteps(std::int64_t n, std::int64_t step, std::int64_t offset)
{
    return n > offset ? (n - offset - 1) / step + 1 : 0;
}

bool isInRange(const Architecture &a)
{
    for (std::int64_t size : {a.layers,
                              a.hiddenSize,
                              a.ffnSize,
                              a.heads,
                              a.kvHeads,
                              a.headDim,
                              a.vocabularySize,
                              a.queryRank,
                              a.kvRank,
                              a.nopeHeadDim,
                              a.ropeHeadDim,
                              a.valueHeadDim,
                              a.indexerHeads,
                              a.indexerHeadDim,
                              a.indexerLayers,
                              a.indexerTopK,
                              a.normsPerLayer,
                              a.learnedPositions,
                              a.embeddingProjection,
                              a.experts,
                              a.expertsPerToken,
                              a.sharedExperts,
                              a.expertFfnSize,
                              a.sharedExpertFfnSize,
                              a.denseLayers,
                              a.sparseStep,
                              a.sparseOffset,
                              a.otherDenseLayers,
                              a.slidingWindow,
                              a.windowedLayers,
                              a.mtpLayers}) {
        if (size < 0 || size > maxModelSize)
            return false;
    }
    return true;
}

bool hasAttention(const Architecture &a)
{
    if (a.attention == AttentionKind::Grouped)
        return a.heads > 0 && a.kvHeads > 0 && a.headDim > 0;
    return a.heads > 0 && a.kvRank > 0 && queryKeyDim(a) > 0 && a.valueHeadDim > 0;
}

bool hasExperts(const Architecture &a)
{
    return a.expertFfnSize > 0 && a.expertsPerToken > 0 && a.expertsPerToken <= a.experts && a.sparseStep > 0 &&
           a.sparseOffset < a.sparseStep && a.denseLayers <= a.layers;
}

} // namespace

std::int64_t sparseLayerCount(const Architecture &a)
{
    if (!isSparse(a) || a.sparseStep <= 0)
        return 0;
    const std::int64_t regular = countInSteps(a.layers, a.sparseStep, a.sparseOffset) -
                                 countInSteps(std::min(a.denseLayers, a.layers), a.sparseStep, a.sparseOffset);
    return std::max<std::int64_t>(0, regular - a.otherDenseLayers);
}

bool isComplete(const Architecture &a)
{
    if (!isInRange(a) || a.layers <= 0 || a.hiddenSize <= 0 || a.vocabularySize <= 0 || !hasAttention(a))
        return false;
    if (isSparse(a) && !hasExperts(a))
        return false;
    return a.ffnSize > 0 || sparseLayerCount(a) == a.layers;
}

} // namespace runcast
