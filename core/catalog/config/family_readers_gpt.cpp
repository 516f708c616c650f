// SPDX-License-Identifier: MIT
#include "core/base/text.h"
#include "core/catalog/config/family_readers.h"

#include <cmath>

namespace runcast::config {

namespace {

void setAllBiases(Architecture &a, bool bias)
{
    a.qkvBias = a.attentionOutputBias = a.mlpBias = bias;
}

constexpr std::string_view positionKeys[] = {"n_positions", "n_ctx", "max_position_embeddings"};

} // namespace

void readGpt2(const ConfigReader &reader, Architecture &a)
{
    setAllBiases(a, true);
    a.learnedPositions = reader.size(positionKeys);
}

void readGptBigcode(const ConfigReader &reader, Architecture &a)
{
    readGpt2(reader, a);
    a.kvHeads = reader.flag("multi_query", true) ? 1 : a.heads;
}

void readGptJ(const ConfigReader &, Architecture &a)
{
    a.mlpBias = true;
    a.headBias = true;
    a.kvHeads = a.heads;
}

void readGptNeox(const ConfigReader &reader, Architecture &a)
{
    a.qkvBias = a.attentionOutputBias = reader.flag("attention_bias", true);
    a.mlpBias = true;
    a.kvHeads = a.heads;
}

void readOpt(const ConfigReader &reader, Architecture &a)
{
    setAllBiases(a, reader.flag("enable_bias", true));
    if (!reader.flag("layer_norm_elementwise_affine", true))
        a.norm = NormKind::Weightless;
    a.learnedPositions = reader.size("max_position_embeddings") + 2; // OPT reserves two rows
    const std::int64_t width = reader.sizeOr("word_embed_proj_dim", a.hiddenSize);
    a.embeddingProjection = width == a.hiddenSize ? 0 : width;
    a.finalNorm = reader.flag("do_layer_norm_before", true) && !reader.flag("_remove_final_layer_norm", false);
    a.kvHeads = a.heads;
}

void readBloom(const ConfigReader &, Architecture &a)
{
    setAllBiases(a, true);
    a.embeddingNorm = true;
    a.ffnSize = 4 * a.hiddenSize; // the model ignores n_inner
    a.kvHeads = a.heads;
}

void readFalcon(const ConfigReader &reader, Architecture &a)
{
    setAllBiases(a, reader.flag("bias", false));
    const bool newDecoder = reader.flag("new_decoder_architecture", false);
    const bool parallel = reader.flag("parallel_attn", true);
    const bool oneNorm = newDecoder && reader.sizeOr("num_ln_in_parallel_attn", 2) == 1;
    a.normsPerLayer = (newDecoder && !oneNorm) || !parallel ? 2 : 1;
    if (!newDecoder)
        a.kvHeads = reader.flag("multi_query", true) ? 1 : a.heads;
}

void readMpt(const ConfigReader &reader, Architecture &a)
{
    const ConfigReader attention = reader.nested("attn_config");
    const bool bias = !reader.flag("no_bias", true);
    setAllBiases(a, bias);
    const std::string norm = reader.textOr("norm_type", "low_precision_layernorm");
    if (norm.find("rmsnorm") != std::string::npos)
        a.norm = NormKind::Rms;
    else
        a.norm = bias ? NormKind::Layer : NormKind::LayerNoBias;
    if (reader.flag("learned_pos_emb", true) && !attention.flag("alibi", true))
        a.learnedPositions = reader.size("max_seq_len");
    const bool multiQuery = attention.textOr("attn_type", "multihead_attention") == "multiquery_attention";
    a.kvHeads = multiQuery ? 1 : attention.sizeOr("kv_n_heads", a.heads);
    if (attention.flag("qk_ln", false))
        a.qkNorm = QkNorm::WholeProjection;
    const double ratio = reader.numberOr("expansion_ratio", 4);
    if (!(ratio > 0 && ratio <= 1000)) {
        reader.refuse("expansion_ratio", *reader.find("expansion_ratio"),
                      RC_TEXT("Errors", "%1 is %2, which is no width of an MLP in hidden sizes."));
        return;
    }
    a.ffnSize = std::int64_t(std::floor(ratio * double(a.hiddenSize)));
}

void readPhi(const ConfigReader &reader, Architecture &a)
{
    setAllBiases(a, true);
    a.headBias = true;
    if (reader.flag("qk_layernorm", false))
        reader.refuse("qk_layernorm", *reader.find("qk_layernorm"),
                      RC_TEXT("Errors", "%1 is %2: norms of queries and keys with biases are not modelled."));
}

} // namespace runcast::config
