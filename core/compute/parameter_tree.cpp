// SPDX-License-Identifier: MIT
#include "core/base/text.h"
#include "core/compute/layer_weights.h"
#include "core/compute/parameter_count.h"

#include <initializer_list>

namespace runcast {

namespace {

std::string shapeText(std::initializer_list<std::int64_t> sizes)
{
    std::string text;
    for (std::int64_t size : sizes)
        text += (text.empty() ? "" : " × ") + std::to_string(size);
    return text;
}

std::int64_t product(std::initializer_list<std::int64_t> sizes)
{
    std::int64_t value = 1;
    for (std::int64_t size : sizes)
        value *= size;
    return value;
}

// Collects the blocks; the caller has counted the model, so that no product here passes 2^63.
class Tree {
public:
    // A block of blocks: what follows until leave() is inside it.
    void enter(const char *name, std::int64_t each, std::int64_t times)
    {
        m_blocks.push_back({name, {}, each, times, m_depth++});
    }
    void leave() { --m_depth; }

    void leaf(const char *name, std::initializer_list<std::int64_t> shape, std::int64_t times)
    {
        leaf(name, shapeText(shape), product(shape), times);
    }
    void leaf(const char *name, std::string shape, std::int64_t each, std::int64_t times)
    {
        if (each > 0 && times > 0)
            m_blocks.push_back({name, std::move(shape), each, times, m_depth});
    }
    std::vector<ParameterBlock> take() { return std::move(m_blocks); }

private:
    std::vector<ParameterBlock> m_blocks;
    int m_depth = 0;
};

void addGroupedAttention(Tree &tree, const Architecture &a, std::int64_t times)
{
    const std::int64_t h = a.hiddenSize;
    tree.leaf(RC_TEXT("Blocks", "Query projection"), {h, a.heads, a.headDim}, times);
    tree.leaf(RC_TEXT("Blocks", "Key and value projections"), {2, h, a.kvHeads, a.headDim}, times);
    tree.leaf(RC_TEXT("Blocks", "Output projection"), {a.heads, a.headDim, h}, times);
}

void addLatentAttention(Tree &tree, const Architecture &a, std::int64_t times)
{
    const std::int64_t h = a.hiddenSize;
    const std::int64_t queryDim = queryKeyDim(a);
    if (a.queryRank > 0) {
        tree.leaf(RC_TEXT("Blocks", "Query projection to the latent"), {h, a.queryRank}, times);
        tree.leaf(RC_TEXT("Blocks", "Query projection from the latent"), {a.queryRank, a.heads, queryDim}, times);
    } else {
        tree.leaf(RC_TEXT("Blocks", "Query projection"), {h, a.heads, queryDim}, times);
    }
    tree.leaf(RC_TEXT("Blocks", "Key and value projection to the latent"), {h, a.kvRank + a.ropeHeadDim}, times);
    tree.leaf(RC_TEXT("Blocks", "Key and value projection from the latent"),
              {a.kvRank, a.heads, a.nopeHeadDim + a.valueHeadDim}, times);
    tree.leaf(RC_TEXT("Blocks", "Output projection"), {a.heads, a.valueHeadDim, h}, times);
}

void addAttention(Tree &tree, const Architecture &a, const LayerWeights &w, std::int64_t times)
{
    tree.enter(RC_TEXT("Blocks", "Attention"), w.attentionMatrices.value + w.attentionOther.value + w.qkNorm.value,
               times);
    if (a.attention == AttentionKind::Latent)
        addLatentAttention(tree, a, times);
    else
        addGroupedAttention(tree, a, times);
    tree.leaf(RC_TEXT("Blocks", "Biases, sinks and norms of latents"), {w.attentionOther.value}, times);
    tree.leaf(RC_TEXT("Blocks", "Query and key norms"), {w.qkNorm.value}, times);
    tree.leave();
}

void addDenseLayers(Tree &tree, const Architecture &a, const LayerWeights &w, const ParameterCount &count)
{
    const std::int64_t times = a.layers - count.sparseLayers;
    if (times <= 0)
        return;
    tree.enter(count.sparseLayers > 0 ? RC_TEXT("Blocks", "Dense layers") : RC_TEXT("Blocks", "Layers"),
               count.denseLayer, times);
    addAttention(tree, a, w, times);
    tree.leaf(RC_TEXT("Blocks", "MLP"), {a.gatedMlp ? 3 : 2, a.hiddenSize, a.ffnSize}, times);
    tree.leaf(RC_TEXT("Blocks", "MLP biases"), {w.mlpOther.value}, times);
    tree.leaf(RC_TEXT("Blocks", "Norms"), {w.norms.value}, times);
    tree.leave();
}

void addSparseLayers(Tree &tree, const Architecture &a, const LayerWeights &w, const ParameterCount &count)
{
    const std::int64_t times = count.sparseLayers;
    if (times <= 0)
        return;
    const std::int64_t matrices = a.gatedMlp ? 3 : 2;
    tree.enter(RC_TEXT("Blocks", "Layers with experts"), count.sparseLayer, times);
    addAttention(tree, a, w, times);
    tree.leaf(RC_TEXT("Blocks", "Router"), {a.hiddenSize, a.experts}, times);
    tree.leaf(RC_TEXT("Blocks", "Router bias"), {w.routerOther.value}, times);
    tree.leaf(RC_TEXT("Blocks", "Shared experts"), {matrices, a.hiddenSize, sharedWidth(a)}, times);
    tree.leaf(RC_TEXT("Blocks", "Gate of the shared expert"), {a.sharedExpertGate ? a.hiddenSize : 0}, times);
    tree.leaf(RC_TEXT("Blocks", "Dense path beside the experts"),
              {a.denseResidual ? matrices : 0, a.hiddenSize, a.hiddenSize}, times);
    tree.leaf(RC_TEXT("Blocks", "Routed expert"), {matrices, a.hiddenSize, a.expertFfnSize}, times * a.experts);
    tree.leaf(RC_TEXT("Blocks", "Biases of a routed expert"), {w.expertOther.value}, times * a.experts);
    tree.leaf(RC_TEXT("Blocks", "Norms"), {w.sparseNorms.value}, times);
    tree.leave();
}

} // namespace

std::vector<ParameterBlock> parameterTree(const Architecture &a)
{
    const Result<ParameterCount> counted = countParameters(a);
    if (!counted)
        return {};
    const ParameterCount &count = *counted;
    const LayerWeights w = layerWeights(a);
    const std::int64_t h = a.hiddenSize;
    const std::int64_t width = a.embeddingProjection > 0 ? a.embeddingProjection : h;
    Tree tree;
    tree.enter(RC_TEXT("Blocks", "Model"), count.total, 1);
    tree.leaf(RC_TEXT("Blocks", "Input embedding"), {a.vocabularySize, width}, 1);
    tree.leaf(RC_TEXT("Blocks", "Projections to and from the embedding"), {2, a.embeddingProjection, h}, 1);
    tree.leaf(RC_TEXT("Blocks", "Learned positions"), {a.learnedPositions, h}, 1);
    tree.leaf(RC_TEXT("Blocks", "Embedding norm"), {a.embeddingNorm ? normWeights(a.norm, h).value : 0}, 1);
    addDenseLayers(tree, a, w, count);
    addSparseLayers(tree, a, w, count);
    tree.leaf(RC_TEXT("Blocks", "Indexer of sparse attention"), {count.indexerPerLayer}, a.indexerLayers);
    tree.leaf(RC_TEXT("Blocks", "Load-balancing bias of the router"), {count.balancingBias}, 1);
    tree.leaf(RC_TEXT("Blocks", "Final norm"), {count.finalNorm}, 1);
    tree.leaf(RC_TEXT("Blocks", "Output matrix"), {a.tiedEmbeddings ? 0 : a.vocabularySize, width}, 1);
    tree.leaf(RC_TEXT("Blocks", "Bias of the output matrix"), {a.headBias ? a.vocabularySize : 0}, 1);
    return tree.take();
}

} // namespace runcast
