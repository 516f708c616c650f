// SPDX-License-Identifier: MIT
#include "core/base/text.h"
#include "core/catalog/config/family_readers.h"
#include "core/catalog/config/layers.h"

#include <algorithm>

namespace runcast::config {

namespace {

void readLatentAttention(const ConfigReader &reader, Architecture &a)
{
    a.attention = AttentionKind::Latent;
    a.queryRank = reader.sizeOr("q_lora_rank", 0, 0);
    a.kvRank = reader.size("kv_lora_rank");
    a.nopeHeadDim = reader.size("qk_nope_head_dim");
    a.ropeHeadDim = reader.size("qk_rope_head_dim");
    a.valueHeadDim = reader.size("v_head_dim");
    a.headDim = a.valueHeadDim;
    a.kvHeads = a.heads; // the file's number says nothing about the cache
}

void readIndexer(const ConfigReader &reader, Architecture &a)
{
    a.indexerHeads = reader.sizeOr("index_n_heads", 0, 0);
    if (a.indexerHeads == 0)
        return;
    a.indexerHeadDim = reader.size("index_head_dim");
    a.indexerTopK = reader.sizeOr("index_topk", 0, 0);
    const Json *kinds = layerList(reader, "indexer_types", a.layers);
    a.indexerLayers = kinds ? countWord(*kinds, "full") : a.layers;
    if (a.queryRank == 0)
        reader.log().missing(reader.pathOf("q_lora_rank")); // the indexer reads the latent of the query
}

void readExperts(const ConfigReader &reader, Architecture &a)
{
    a.mtpLayers = reader.sizeOr("num_nextn_predict_layers", 0, 0);
    a.experts = reader.sizeOr("n_routed_experts", 0, 0);
    if (!isSparse(a))
        return;
    a.expertsPerToken = reader.size("num_experts_per_tok");
    a.expertFfnSize = reader.size("moe_intermediate_size");
    a.sharedExperts = reader.sizeOr("n_shared_experts", 0, 0);
    a.denseLayers = reader.sizeOr("first_k_dense_replace", 0, 0);
    if (a.denseLayers > a.layers) {
        const std::string layers = std::to_string(a.layers);
        reader.log().fail({.code = ErrorCode::Malformed,
                           .reason = RC_TEXT("Errors", "%1 is %2, more than the %3 layers of the model."),
                           .arguments = {reader.pathOf("first_k_dense_replace"), std::to_string(a.denseLayers), layers},
                           .advice = RC_TEXT("Errors", "Correct the file, or use the published one.")});
    }
    a.sparseStep = std::max<std::int64_t>(1, reader.sizeOr("moe_layer_freq", 1));
    const std::int64_t stated = sparseLayerCount(a);
    const Json *kinds = layerList(reader, "mlp_layer_types", a.layers);
    if (!kinds)
        return;
    a.sparseStep = 1;
    setDenseLayers(a, [kinds](std::int64_t i) { return (*kinds)[size_t(i)] != "sparse"; });
    if (reader.find("first_k_dense_replace") && sparseLayerCount(a) != stated)
        reader.log().remark("import.contradiction_layers",
                            {reader.pathOf("first_k_dense_replace"), std::to_string(stated),
                             reader.pathOf("mlp_layer_types"), std::to_string(sparseLayerCount(a))});
}

} // namespace

void readDeepseek(const ConfigReader &reader, Architecture &a)
{
    if (reader.find("kv_lora_rank"))
        readLatentAttention(reader, a);
    a.qkvBias = reader.flag("attention_bias", false);
    a.attentionOutputBias = a.qkvBias;
    readExperts(reader, a);
}

void readDeepseekV2(const ConfigReader &reader, Architecture &a)
{
    readLatentAttention(reader, a);
    readDeepseek(reader, a);
}

void readDeepseekV3(const ConfigReader &reader, Architecture &a)
{
    readDeepseekV2(reader, a);
    a.routerBalancingBias = isSparse(a);
    readIndexer(reader, a);
}

void readGlm4Moe(const ConfigReader &reader, Architecture &a)
{
    readExperts(reader, a);
    a.qkvBias = reader.flag("attention_bias", false); // of queries, keys and values only
    a.qkNorm = reader.flag("use_qk_norm", false) ? QkNorm::PerHead : QkNorm::None;
    a.routerBalancingBias = isSparse(a);
}

} // namespace runcast::config
