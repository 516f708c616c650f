// SPDX-License-Identifier: MIT
#include "core/base/text.h"
#include "core/catalog/config/family_readers.h"
#include "core/catalog/config/layers.h"

#include <algorithm>

namespace runcast::config {

namespace {

constexpr std::string_view expertKeys[] = {"num_local_experts", "num_experts"};
constexpr std::string_view chosenKeys[] = {"num_experts_per_tok", "experts_per_token"};

// Mixtral's way: intermediate_size is the width of one expert.
void readExpertsOfFfnWidth(const ConfigReader &reader, Architecture &a)
{
    a.experts = reader.size(expertKeys);
    a.expertsPerToken = reader.size(chosenKeys);
    a.expertFfnSize = reader.size("intermediate_size");
}

void setSparseEvery(Architecture &a, std::int64_t step)
{
    a.sparseStep = std::max<std::int64_t>(1, step);
    a.sparseOffset = a.sparseStep - 1;
}

// Layer numbers in a list, checked; true in `named` for each layer that it holds.
std::vector<bool> namedLayers(const ConfigReader &reader, std::string_view key, std::int64_t layers)
{
    std::vector<bool> named;
    const Json *list = reader.list(key);
    if (!list || list->empty())
        return named;
    named.resize(size_t(layers));
    for (const Json &entry : *list) {
        if (!entry.is_number_integer() || entry < 0 || entry >= layers) {
            reader.refuse(key, entry, RC_TEXT("Errors", "%1 names the layer %2, which the model does not have."));
            return {};
        }
        named[entry.get<size_t>()] = true;
    }
    return named;
}

void readQwenExperts(const ConfigReader &reader, Architecture &a)
{
    a.experts = reader.sizeOr(expertKeys, 0, 0);
    if (!isSparse(a))
        return;
    a.expertsPerToken = reader.size(chosenKeys);
    a.expertFfnSize = reader.size("moe_intermediate_size");
    setSparseEvery(a, reader.sizeOr("decoder_sparse_step", 1));
    const std::vector<bool> dense = namedLayers(reader, "mlp_only_layers", a.layers);
    if (!dense.empty())
        setDenseLayers(a, [&dense](std::int64_t i) { return dense[size_t(i)]; });
}

} // namespace

void readOptionalExperts(const ConfigReader &reader, Architecture &a)
{
    a.experts = reader.sizeOr(expertKeys, 0, 0);
    if (isSparse(a))
        readExpertsOfFfnWidth(reader, a);
}

void readMixtral(const ConfigReader &reader, Architecture &a)
{
    readExpertsOfFfnWidth(reader, a);
    readWindowEverywhere(reader, a);
}

void readQwen2Moe(const ConfigReader &reader, Architecture &a)
{
    readQwen2(reader, a);
    readQwenExperts(reader, a);
    a.sharedExpertFfnSize = isSparse(a) ? reader.size("shared_expert_intermediate_size") : 0;
    a.sharedExperts = isSparse(a) ? 1 : 0;
    a.sharedExpertGate = isSparse(a);
}

void readQwen3Moe(const ConfigReader &reader, Architecture &a)
{
    readQwen3(reader, a);
    readQwenExperts(reader, a);
}

void readOlmoe(const ConfigReader &reader, Architecture &a)
{
    a.qkvBias = a.attentionOutputBias = reader.flag("attention_bias", false);
    readExpertsOfFfnWidth(reader, a);
}

void readMinimaxM2(const ConfigReader &reader, Architecture &a)
{
    readExpertsOfFfnWidth(reader, a);
    a.qkNorm = reader.flag("use_qk_norm", true) ? QkNorm::WholeProjection : QkNorm::None;
    a.routerBalancingBias = reader.flag("use_routing_bias", true);
    a.mtpLayers = reader.flag("use_mtp", false) ? reader.sizeOr("num_mtp_modules", 0, 0) : 0;
    if (reader.sizeOr("shared_intermediate_size", 0, 0) > 0)
        reader.refuse("shared_intermediate_size", *reader.find("shared_intermediate_size"),
                      RC_TEXT("Errors", "%1 is %2: a shared expert is not known in this family."));
}

void readDbrx(const ConfigReader &reader, Architecture &a)
{
    const ConfigReader attention = reader.nested("attn_config");
    const ConfigReader ffn = reader.nested("ffn_config");
    a.kvHeads = attention.size("kv_n_heads");
    a.experts = ffn.size("moe_num_experts");
    a.expertsPerToken = ffn.size("moe_top_k");
    a.expertFfnSize = ffn.size("ffn_hidden_size");
    a.ffnSize = a.expertFfnSize;
}

void readGrok1(const ConfigReader &reader, Architecture &a)
{
    readExpertsOfFfnWidth(reader, a);
}

void readGptOss(const ConfigReader &reader, Architecture &a)
{
    readExpertsOfFfnWidth(reader, a);
    a.qkvBias = a.attentionOutputBias = reader.flag("attention_bias", true);
    a.attentionSinks = a.routerBias = a.expertBias = true;
    readWindowBetween(reader, a, 2);
}

void readLlama4(const ConfigReader &reader, Architecture &a)
{
    readExpertsOfFfnWidth(reader, a);
    a.qkvBias = a.attentionOutputBias = reader.flag("attention_bias", false);
    a.sharedExperts = 1;
    a.sharedExpertFfnSize = a.expertFfnSize;
    a.ffnSize = reader.sizeOr("intermediate_size_mlp", 0);
    setSparseEvery(a, reader.sizeOr("interleave_moe_layer_step", 1));
    const std::vector<bool> sparse = namedLayers(reader, "moe_layers", a.layers);
    if (!sparse.empty()) {
        a.sparseStep = 1;
        a.sparseOffset = 0;
        setDenseLayers(a, [&sparse](std::int64_t i) { return !sparse[size_t(i)]; });
    }
    a.slidingWindow = reader.sizeOr("attention_chunk_size", 0);
    a.chunkedWindow = a.slidingWindow > 0;
    if (!a.chunkedWindow)
        return;
    const std::int64_t period = reader.sizeOr("no_rope_layer_interval", 4);
    const Json *rotary = layerList(reader, "no_rope_layers", a.layers); // 1 = has rotary positions, so sees one chunk
    a.windowedLayers = rotary ? std::count(rotary->begin(), rotary->end(), Json(1)) : a.layers - a.layers / period;
}

void readArctic(const ConfigReader &reader, Architecture &a)
{
    readExpertsOfFfnWidth(reader, a);
    setSparseEvery(a, reader.sizeOr("moe_layer_frequency", 2));
    a.denseResidual = reader.flag("parallel_attn_mlp_res", false);
}

void readGraniteMoe(const ConfigReader &reader, Architecture &a)
{
    readExpertsOfFfnWidth(reader, a);
    a.qkvBias = a.attentionOutputBias = reader.flag("attention_bias", false);
}

void readPhiMoe(const ConfigReader &reader, Architecture &a)
{
    readExpertsOfFfnWidth(reader, a);
    a.qkvBias = a.attentionOutputBias = reader.flag("attention_bias", false);
    a.headBias = reader.flag("lm_head_bias", false);
    readWindowEverywhere(reader, a);
}

} // namespace runcast::config
