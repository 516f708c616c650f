// SPDX-License-Identifier: MIT
#include "core/catalog/config/family_readers.h"
#include "core/catalog/config/layers.h"

#include <algorithm>

namespace runcast::config {

namespace {

constexpr std::string_view patternKeys[] = {"sliding_window_pattern", "_sliding_window_pattern"};

// Qwen: the first max_window_layers see everything.
void readQwenWindow(const ConfigReader &reader, Architecture &a)
{
    if (!reader.flag("use_sliding_window", false))
        return;
    a.slidingWindow = reader.sizeOr("sliding_window", 0, 0);
    const std::int64_t full = std::min(a.layers, reader.sizeOr("max_window_layers", a.layers, 0));
    a.windowedLayers = a.slidingWindow > 0 ? a.layers - full : 0;
}

} // namespace

void readLlama(const ConfigReader &reader, Architecture &a)
{
    a.qkvBias = a.attentionOutputBias = reader.flag("attention_bias", false);
    a.mlpBias = reader.flag("mlp_bias", false);
    layerList(reader, "layer_types", a.layers); // for its warning
    readOptionalExperts(reader, a);
}

void readMistral(const ConfigReader &reader, Architecture &a)
{
    readLlama(reader, a);
    readWindowEverywhere(reader, a);
}

void readInternlm(const ConfigReader &reader, Architecture &a)
{
    const bool bias = reader.flag("bias", a.family == "internlm");
    a.qkvBias = a.attentionOutputBias = bias || reader.flag("attention_bias", false);
}

void readQwen2(const ConfigReader &reader, Architecture &a)
{
    a.qkvBias = true; // no key says so
    readQwenWindow(reader, a);
    readOptionalExperts(reader, a);
}

void readQwen3(const ConfigReader &reader, Architecture &a)
{
    readLlama(reader, a);
    readQwenWindow(reader, a);
}

void readGemma2(const ConfigReader &reader, Architecture &a)
{
    readLlama(reader, a);
    readWindowBetween(reader, a, 2);
}

void readGemma3(const ConfigReader &reader, Architecture &a)
{
    readLlama(reader, a);
    readWindowBetween(reader, a, reader.sizeOr(patternKeys, 6));
}

void readOlmo3(const ConfigReader &reader, Architecture &a)
{
    readLlama(reader, a);
    readWindowBetween(reader, a, 4);
}

void readCohere(const ConfigReader &reader, Architecture &a)
{
    readLlama(reader, a);
    if (reader.flag("use_qk_norm", false))
        a.qkNorm = QkNorm::WholeProjection;
}

void readCohere2(const ConfigReader &reader, Architecture &a)
{
    readLlama(reader, a);
    readWindowBetween(reader, a, reader.sizeOr(patternKeys, 4));
}

void readStablelm(const ConfigReader &reader, Architecture &a)
{
    a.qkvBias = reader.flag("use_qkv_bias", false);
    if (reader.flag("use_parallel_residual", false))
        a.normsPerLayer = 1;
    if (reader.flag("qk_layernorm", false))
        a.qkNorm = QkNorm::WholeProjection; // a norm for each head, as many weights
}

void readPhi3(const ConfigReader &reader, Architecture &a)
{
    a.headBias = reader.flag("lm_head_bias", false);
    readWindowEverywhere(reader, a);
}

void readStarcoder2(const ConfigReader &reader, Architecture &a)
{
    a.qkvBias = a.attentionOutputBias = a.mlpBias = reader.flag("use_bias", true);
    readWindowEverywhere(reader, a);
}

void readChatglm(const ConfigReader &reader, Architecture &a)
{
    constexpr std::string_view headDim[] = {"kv_channels"};
    a.headDim = reader.size(headDim);
    a.kvHeads = reader.flag("multi_query_attention", false) ? reader.size("multi_query_group_num") : a.heads;
    a.mlpBias = a.attentionOutputBias = reader.flag("add_bias_linear", false);
    a.qkvBias = a.mlpBias || reader.flag("add_qkv_bias", false);
    a.norm = reader.flag("rmsnorm", true) ? NormKind::Rms : NormKind::Layer;
    a.finalNorm = reader.flag("post_layer_norm", true);
}

void readGlm(const ConfigReader &reader, Architecture &a)
{
    a.qkvBias = reader.flag("attention_bias", false); // of queries, keys and values only
}

} // namespace runcast::config
