// SPDX-License-Identifier: MIT
#include "core/catalog/config/families.h"

#include "core/base/text.h"
#include "core/catalog/config/family_readers.h"

#include <algorithm>

namespace runcast::config {

namespace {

constexpr std::int64_t maxLayers = 100'000; // lists with an entry a layer stay short

// The first name is the one that files of that style use; the others occur in some of them.
constexpr std::string_view llamaHidden[] = {"hidden_size", "n_embd", "d_model", "n_embed"};
constexpr std::string_view llamaLayers[] = {"num_hidden_layers", "n_layer", "n_layers", "num_layers"};
constexpr std::string_view llamaHeads[] = {"num_attention_heads", "n_head", "n_heads"};
constexpr std::string_view llamaKvHeads[] = {"num_key_value_heads", "n_head_kv"};
constexpr std::string_view llamaFfn[] = {"intermediate_size", "n_inner"};
constexpr std::string_view llamaVocabulary[] = {"vocab_size"};
constexpr KeyNames llamaKeys = {llamaHidden, llamaLayers, llamaHeads, llamaKvHeads, llamaFfn, llamaVocabulary};

constexpr std::string_view gptHidden[] = {"n_embd", "hidden_size", "n_embed"};
constexpr std::string_view gptLayers[] = {"n_layer", "num_hidden_layers"};
constexpr std::string_view gptHeads[] = {"n_head", "num_attention_heads"};
constexpr std::string_view gptFfn[] = {"n_inner", "intermediate_size"};
constexpr KeyNames gptKeys = {gptHidden, gptLayers, gptHeads, {}, gptFfn, llamaVocabulary};

constexpr std::string_view bloomHidden[] = {"hidden_size", "n_embed", "n_embd"};
constexpr std::string_view bloomLayers[] = {"n_layer", "num_hidden_layers"};
constexpr std::string_view bloomHeads[] = {"n_head", "num_attention_heads"};
constexpr KeyNames bloomKeys = {bloomHidden, bloomLayers, bloomHeads, {}, {}, llamaVocabulary};

constexpr std::string_view optFfn[] = {"ffn_dim"};
constexpr KeyNames optKeys = {llamaHidden, llamaLayers, llamaHeads, {}, optFfn, llamaVocabulary};

constexpr std::string_view falconKvHeads[] = {"num_kv_heads", "n_head_kv"};
constexpr std::string_view falconFfn[] = {"ffn_hidden_size"};
constexpr KeyNames falconKeys = {llamaHidden, llamaLayers, llamaHeads, falconKvHeads, falconFfn, llamaVocabulary};

constexpr std::string_view mptHidden[] = {"d_model"};
constexpr std::string_view mptLayers[] = {"n_layers"};
constexpr std::string_view mptHeads[] = {"n_heads"};
constexpr KeyNames mptKeys = {mptHidden, mptLayers, mptHeads, {}, {}, llamaVocabulary};

constexpr std::string_view chatglmLayers[] = {"num_layers"};
constexpr std::string_view chatglmFfn[] = {"ffn_hidden_size"};
constexpr std::string_view chatglmVocabulary[] = {"padded_vocab_size"};
constexpr KeyNames chatglmKeys = {llamaHidden, chatglmLayers, llamaHeads, {}, chatglmFfn, chatglmVocabulary};

using enum HeadDim;
using enum FfnWidth;
constexpr bool tied = true, untied = false, gated = true, plain = false;
constexpr NormKind rms = NormKind::Rms, layerNorm = NormKind::Layer;
constexpr QkNorm noQkNorm = QkNorm::None, perHead = QkNorm::PerHead, whole = QkNorm::WholeProjection;

// Sources: the classes' published configs and modelling code; docs/method.md, section "Parameters". Sorted by type.
constexpr Family families[] = {
    {"arctic", &llamaKeys, Derived, Given, untied, gated, rms, 2, noQkNorm, readArctic},
    {"baichuan", &llamaKeys, Derived, Given, untied, gated, rms, 2, noQkNorm, readLlama},
    {"bloom", &bloomKeys, Derived, FourTimesHidden, tied, plain, layerNorm, 2, noQkNorm, readBloom},
    {"chatglm", &chatglmKeys, Derived, Given, untied, gated, rms, 2, noQkNorm, readChatglm},
    {"cohere", &llamaKeys, Stated, Given, tied, gated, NormKind::LayerNoBias, 1, noQkNorm, readCohere},
    {"cohere2", &llamaKeys, Stated, Given, tied, gated, NormKind::LayerNoBias, 1, noQkNorm, readCohere2},
    {"dbrx", &mptKeys, Derived, FourTimesHidden, untied, gated, NormKind::LayerNoBias, 2, noQkNorm, readDbrx},
    {"deepseek", &llamaKeys, Stated, Given, untied, gated, rms, 2, noQkNorm, readDeepseek},
    {"deepseek_v2", &llamaKeys, Stated, Given, untied, gated, rms, 2, noQkNorm, readDeepseekV2},
    {"deepseek_v3", &llamaKeys, Stated, Given, untied, gated, rms, 2, noQkNorm, readDeepseekV3},
    {"deepseek_v32", &llamaKeys, Stated, Given, untied, gated, rms, 2, noQkNorm, readDeepseekV3},
    {"falcon", &falconKeys, Derived, FourTimesHidden, tied, plain, layerNorm, 1, noQkNorm, readFalcon},
    {"gemma", &llamaKeys, MustBeStated, Given, tied, gated, rms, 2, noQkNorm, readLlama},
    {"gemma2", &llamaKeys, MustBeStated, Given, tied, gated, rms, 4, noQkNorm, readGemma2},
    {"gemma3_text", &llamaKeys, MustBeStated, Given, tied, gated, rms, 4, perHead, readGemma3},
    {"glm", &llamaKeys, Stated, Given, untied, gated, rms, 2, noQkNorm, readGlm},
    {"glm4", &llamaKeys, Stated, Given, untied, gated, rms, 4, noQkNorm, readGlm},
    {"glm4_moe", &llamaKeys, MustBeStated, Given, untied, gated, rms, 2, noQkNorm, readGlm4Moe},
    {"glm_moe_dsa", &llamaKeys, Stated, Given, untied, gated, rms, 2, noQkNorm, readDeepseekV3},
    {"gpt2", &gptKeys, Derived, FourTimesHidden, tied, plain, layerNorm, 2, noQkNorm, readGpt2},
    {"gpt_bigcode", &gptKeys, Derived, FourTimesHidden, tied, plain, layerNorm, 2, noQkNorm, readGptBigcode},
    {"gpt_neox", &llamaKeys, Derived, Given, untied, plain, layerNorm, 2, noQkNorm, readGptNeox},
    {"gpt_oss", &llamaKeys, MustBeStated, Given, untied, gated, rms, 2, noQkNorm, readGptOss},
    {"gptj", &gptKeys, Derived, FourTimesHidden, untied, plain, layerNorm, 1, noQkNorm, readGptJ},
    {"granite", &llamaKeys, Derived, Given, untied, gated, rms, 2, noQkNorm, readLlama},
    {"granitemoe", &llamaKeys, Derived, Given, untied, gated, rms, 2, noQkNorm, readGraniteMoe},
    {"grok-1", &llamaKeys, MustBeStated, Given, tied, gated, rms, 4, noQkNorm, readGrok1},
    {"internlm", &llamaKeys, Derived, Given, untied, gated, rms, 2, noQkNorm, readInternlm},
    {"internlm2", &llamaKeys, Derived, Given, untied, gated, rms, 2, noQkNorm, readInternlm},
    {"kimi_k2", &llamaKeys, Stated, Given, untied, gated, rms, 2, noQkNorm, readDeepseekV3},
    {"llama", &llamaKeys, Stated, Given, untied, gated, rms, 2, noQkNorm, readLlama},
    {"llama4_text", &llamaKeys, MustBeStated, Given, untied, gated, rms, 2, noQkNorm, readLlama4},
    {"minimax_m2", &llamaKeys, MustBeStated, Given, untied, gated, rms, 2, noQkNorm, readMinimaxM2},
    {"mistral", &llamaKeys, Stated, Given, untied, gated, rms, 2, noQkNorm, readMistral},
    {"mixtral", &llamaKeys, Stated, Given, untied, gated, rms, 2, noQkNorm, readMixtral},
    {"mpt", &mptKeys, Derived, FourTimesHidden, tied, plain, NormKind::LayerNoBias, 2, noQkNorm, readMpt},
    {"nemotron", &llamaKeys, Stated, Given, untied, plain, layerNorm, 2, noQkNorm, readLlama},
    {"olmo", &llamaKeys, Derived, Given, untied, gated, NormKind::Weightless, 2, noQkNorm, readLlama},
    {"olmo2", &llamaKeys, Derived, Given, untied, gated, rms, 2, whole, readLlama},
    {"olmo3", &llamaKeys, Stated, Given, untied, gated, rms, 2, whole, readOlmo3},
    {"olmoe", &llamaKeys, Derived, Given, untied, gated, rms, 2, whole, readOlmoe},
    {"opt", &optKeys, Derived, Given, tied, plain, layerNorm, 2, noQkNorm, readOpt},
    {"phi", &llamaKeys, Derived, FourTimesHidden, untied, plain, layerNorm, 1, noQkNorm, readPhi},
    {"phi-msft", &gptKeys, Derived, FourTimesHidden, untied, plain, layerNorm, 1, noQkNorm, readPhi},
    {"phi3", &llamaKeys, Derived, Given, untied, gated, rms, 2, noQkNorm, readPhi3},
    {"phimoe", &llamaKeys, Derived, Given, untied, gated, layerNorm, 2, noQkNorm, readPhiMoe},
    {"qwen2", &llamaKeys, Derived, Given, untied, gated, rms, 2, noQkNorm, readQwen2},
    {"qwen2_moe", &llamaKeys, Derived, Given, untied, gated, rms, 2, noQkNorm, readQwen2Moe},
    {"qwen3", &llamaKeys, MustBeStated, Given, untied, gated, rms, 2, perHead, readQwen3},
    {"qwen3_moe", &llamaKeys, MustBeStated, Given, untied, gated, rms, 2, perHead, readQwen3Moe},
    {"smollm3", &llamaKeys, Derived, Given, tied, gated, rms, 2, noQkNorm, readLlama},
    {"stablelm", &llamaKeys, Derived, Given, untied, gated, layerNorm, 2, noQkNorm, readStablelm},
    {"starcoder2", &llamaKeys, Derived, Given, tied, plain, layerNorm, 2, noQkNorm, readStarcoder2},
};

std::int64_t readHeadDim(const ConfigReader &reader, const Architecture &a, HeadDim rule)
{
    if (rule != Derived && reader.find("head_dim"))
        return reader.size("head_dim");
    if (rule == MustBeStated) {
        reader.log().missing(reader.pathOf("head_dim"));
        return 0;
    }
    return a.heads > 0 ? a.hiddenSize / a.heads : 0;
}

// Sizes that divide each other in every transformer; called once all sizes are known to be there.
void checkDivision(const ConfigReader &reader, const Family &family, const Architecture &a)
{
    const auto fail = [&](const char *reason, std::vector<std::string> arguments) {
        reader.log().fail({.code = ErrorCode::Malformed,
                           .reason = reason,
                           .arguments = std::move(arguments),
                           .advice = RC_TEXT("Errors", "Correct the file, or use the published one.")});
    };
    const std::string heads = reader.pathOf(family.keys->heads.front());
    const bool derived = a.attention == AttentionKind::Grouped && a.headDim == a.hiddenSize / a.heads &&
                         (family.headDim == Derived || !reader.find("head_dim")) && !reader.find("kv_channels");
    if (derived && a.hiddenSize % a.heads != 0)
        fail(
            RC_TEXT("Errors", "%1 is %2, which the %4 heads of %3 do not divide, and no head_dim is given."),
            {reader.pathOf(family.keys->hidden.front()), std::to_string(a.hiddenSize), heads, std::to_string(a.heads)});
    if (a.attention == AttentionKind::Grouped && a.heads % a.kvHeads != 0)
        fail(RC_TEXT("Errors", "%1 is %2, but the %4 query heads of %3 cannot share %2 key-value heads evenly."),
             {reader.pathOf("num_key_value_heads"), std::to_string(a.kvHeads), heads, std::to_string(a.heads)});
    if (isSparse(a) && a.expertsPerToken > a.experts)
        fail(RC_TEXT("Errors", "A token chooses %1 experts (num_experts_per_tok), but the model has only %2."),
             {std::to_string(a.expertsPerToken), std::to_string(a.experts)});
}

} // namespace

std::span<const Family> allFamilies()
{
    return families;
}

const Family *findFamily(std::string_view modelType)
{
    const auto *found = std::find_if(std::begin(families), std::end(families),
                                     [modelType](const Family &family) { return family.type == modelType; });
    return found == std::end(families) ? nullptr : found;
}

std::string familyNames()
{
    std::string names;
    for (const Family &family : families)
        names += (names.empty() ? "" : ", ") + std::string(family.type);
    return names;
}

Architecture readArchitecture(const ConfigReader &reader, const Family &family)
{
    const KeyNames &keys = *family.keys;
    Architecture a;
    a.family = family.type;
    a.hiddenSize = reader.size(keys.hidden);
    a.layers = reader.size(keys.layers);
    a.heads = reader.size(keys.heads);
    a.vocabularySize = reader.size(keys.vocabulary);
    a.kvHeads = reader.sizeOr(keys.kvHeads, a.heads);
    a.ffnSize = reader.sizeOr(keys.ffn, family.ffnWidth == FourTimesHidden ? 4 * a.hiddenSize : 0);
    a.headDim = readHeadDim(reader, a, family.headDim);
    a.tiedEmbeddings = reader.flag("tie_word_embeddings", family.tied);
    a.gatedMlp = family.gated;
    a.norm = family.norm;
    a.normsPerLayer = family.norms;
    a.qkNorm = family.qkNorm;
    if (a.layers > maxLayers)
        reader.log().fail(
            {.code = ErrorCode::Malformed,
             .reason = RC_TEXT("Errors", "%1 is %2, beyond the range of model sizes (up to 100,000 layers)."),
             .arguments = {reader.pathOf(keys.layers.front()), std::to_string(a.layers)},
             .advice = RC_TEXT("Errors", "Correct the file, or use the published one.")});
    else
        family.readRest(reader, a);
    const bool hasDenseLayers = sparseLayerCount(a) < a.layers || a.layers == 0;
    if (hasDenseLayers && a.ffnSize == 0)
        reader.log().missing(reader.pathOf(keys.ffn.empty() ? "intermediate_size" : keys.ffn.front()));
    if (!hasDenseLayers)
        a.ffnSize = 0;
    if (!isSparse(a))
        a.experts = a.expertsPerToken = a.expertFfnSize = 0; // one expert that all tokens visit is an MLP
    if (!reader.log().failed())
        checkDivision(reader, family, a);
    return a;
}

std::int64_t readMaxSequence(const ConfigReader &reader)
{
    constexpr std::string_view keys[] = {"max_position_embeddings", "n_positions", "max_seq_len", "seq_length",
                                         "n_ctx"};
    for (std::string_view key : keys) {
        if (reader.find(key))
            return reader.sizeOr(key, 0);
    }
    return 0;
}

} // namespace runcast::config
