// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>

namespace runcast {

enum class AttentionKind { Grouped, Latent }; // Grouped: MHA, GQA and MQA by kvHeads; Latent: MLA
enum class NormKind { Rms, Layer, LayerNoBias, Weightless };
enum class QkNorm { None, PerHead, WholeProjection };

/// The shape of a decoder-only transformer language model: all that its exact weight count, FLOPs and memory need.
/// Sizes are counts of elements. A field that does not apply is 0 or false. Symbols as in docs/method.md.
struct Architecture {
    std::string family; // model_type as published, "llama"; empty for a model made by hand

    std::int64_t layers = 0;
    std::int64_t hiddenSize = 0;
    std::int64_t ffnSize = 0; // width of a dense MLP; 0 if no layer is dense
    std::int64_t heads = 0;
    std::int64_t kvHeads = 0;
    std::int64_t headDim = 0;
    std::int64_t vocabularySize = 0;
    bool tiedEmbeddings = false;
    bool gatedMlp = true;

    AttentionKind attention = AttentionKind::Grouped;
    std::int64_t queryRank = 0;    // MLA: q_lora_rank, 0 = none
    std::int64_t kvRank = 0;       // MLA: kv_lora_rank
    std::int64_t nopeHeadDim = 0;  // MLA: qk_nope_head_dim
    std::int64_t ropeHeadDim = 0;  // MLA: qk_rope_head_dim
    std::int64_t valueHeadDim = 0; // MLA: v_head_dim
    std::int64_t indexerHeads = 0; // sparse-attention indexer (DeepSeek-V3.2, GLM-5)
    std::int64_t indexerHeadDim = 0;
    std::int64_t indexerLayers = 0; // layers that hold an indexer of their own
    std::int64_t indexerTopK = 0;   // tokens that the attention of every layer sees after the indexer's choice

    NormKind norm = NormKind::Rms;
    std::int64_t normsPerLayer = 2;
    bool finalNorm = true;
    bool embeddingNorm = false;
    QkNorm qkNorm = QkNorm::None;
    bool qkvBias = false;
    bool attentionOutputBias = false;
    bool mlpBias = false;
    bool headBias = false; // bias of the output matrix, V weights
    bool attentionSinks = false;
    std::int64_t learnedPositions = 0;    // rows of the position table
    std::int64_t embeddingProjection = 0; // width of the embedding if it differs from hiddenSize (OPT 350M), else 0

    std::int64_t experts = 0; // routed experts of a sparse layer; 0 or 1 = dense model
    std::int64_t expertsPerToken = 0;
    std::int64_t sharedExperts = 0;
    std::int64_t expertFfnSize = 0;
    std::int64_t sharedExpertFfnSize = 0; // whole width of the shared path; 0 = sharedExperts × expertFfnSize
    std::int64_t denseLayers = 0;         // first layers with a dense MLP
    std::int64_t sparseStep = 1;          // after those, layer i (from 0) is sparse if i mod sparseStep = sparseOffset
    std::int64_t sparseOffset = 0;        // Llama 4 Maverick: step 2, offset 1
    std::int64_t otherDenseLayers = 0;    // further dense layers, named one by one in the config
    bool routerBias = false;              // trained bias of the router
    bool routerBalancingBias = false;     // stored, moved by a rule and not by the gradient (DeepSeek-V3)
    bool sharedExpertGate = false;
    bool expertBias = false;
    bool denseResidual = false; // a dense path of width hiddenSize with a norm of its own beside the experts (Arctic)

    std::int64_t slidingWindow = 0; // tokens visible in a windowed layer; 0 = none
    std::int64_t windowedLayers = 0;
    bool chunkedWindow = false; // the window is a fixed chunk of the sequence that does not slide (Llama 4)
    std::int64_t mtpLayers = 0; // multi-token-prediction layers, outside the counts

    bool operator==(const Architecture &) const = default;
};

/// Largest size of a model that is counted: with it, a product of two sizes stays below 2^63.
inline constexpr std::int64_t maxModelSize = 1'000'000'000;

/// True if the shape is complete enough to count weights from it: every size is within 0 and maxModelSize, and those
/// that its kind of layer needs are positive.
bool isComplete(const Architecture &architecture);

/// True if the model has routed experts to choose from.
inline bool isSparse(const Architecture &architecture)
{
    return architecture.experts > 1;
}

/// Layers with routed experts: 0 for a dense model. Example: DeepSeek-V3: 58 of 61.
std::int64_t sparseLayerCount(const Architecture &architecture);

/// Width of the vectors that queries and keys are compared with, and of the values, per head: MLA has two sizes.
inline std::int64_t queryKeyDim(const Architecture &a)
{
    return a.attention == AttentionKind::Latent ? a.nopeHeadDim + a.ropeHeadDim : a.headDim;
}
inline std::int64_t valueDim(const Architecture &a)
{
    return a.attention == AttentionKind::Latent ? a.valueHeadDim : a.headDim;
}

/// Whole width of the path that every token takes beside the routed experts; 0 if there is none.
inline std::int64_t sharedWidth(const Architecture &a)
{
    return a.sharedExpertFfnSize > 0 ? a.sharedExpertFfnSize : a.sharedExperts * a.expertFfnSize;
}

} // namespace runcast
