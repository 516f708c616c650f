// SPDX-License-Identifier: MIT
#include "core/catalog/config/refusals.h"

#include "core/base/text.h"
#include "core/catalog/config/text.h"

#include <algorithm>
#include <initializer_list>

namespace runcast::config {

namespace {

constexpr const char *typeByHand = RC_TEXT(
    "Errors", "Type its total and active parameters by hand; the forecast then counts 6 FLOP per parameter and token.");

struct Reason {
    const char *text; // %1 is the model type
    std::initializer_list<std::string_view> types;
};

// What the classes of Transformers are, by model_type.
const Reason reasons[] = {
    {RC_TEXT("Errors", "%1 is an encoder; only decoder language models can be modelled."),
     {"albert",      "bert",       "big_bird",    "camembert",      "canine",        "data2vec-text", "deberta",
      "deberta-v2",  "distilbert", "electra",     "ernie",          "esm",           "eurobert",      "flaubert",
      "funnel",      "ibert",      "layoutlm",    "layoutlmv2",     "layoutlmv3",    "longformer",    "mobilebert",
      "modernbert",  "mpnet",      "new",         "nomic_bert",     "nystromformer", "roberta",       "roformer",
      "squeezebert", "xlm",        "xlm-roberta", "xlm-roberta-xl", "xlnet"}},
    {RC_TEXT("Errors", "%1 is an encoder-decoder; only decoder language models can be modelled."),
     {"bart",
      "bigbird_pegasus",
      "blenderbot",
      "encoder-decoder",
      "fsmt",
      "led",
      "longt5",
      "m2m_100",
      "marian",
      "mbart",
      "moonshine",
      "mt5",
      "mvp",
      "nllb-moe",
      "pegasus",
      "pegasus_x",
      "plbart",
      "prophetnet",
      "seamless_m4t",
      "speech_to_text",
      "switch_transformers",
      "t5",
      "t5gemma",
      "udop",
      "umt5",
      "whisper"}},
    {RC_TEXT("Errors", "%1 is a vision model without a language model's vocabulary; it cannot be modelled."),
     {"aimv2",       "beit",       "clip",       "clip_vision_model",
      "convnext",    "convnextv2", "deit",       "depth_anything",
      "detr",        "dinov2",     "dinov3_vit", "efficientnet",
      "mask2former", "resnet",     "rt_detr",    "sam",
      "segformer",   "siglip",     "siglip2",    "siglip_vision_model",
      "swin",        "swinv2",     "vit",        "vit_mae",
      "yolos"}},
    {RC_TEXT("Errors", "%1 is a speech or audio model; it cannot be modelled."),
     {"encodec", "hubert", "mimi", "musicgen", "wav2vec2", "wav2vec2-bert", "wavlm"}},
    {RC_TEXT("Errors", "%1 is a state-space or recurrent model, whose layers are no attention; it cannot be modelled."),
     {"falcon_mamba", "mamba", "mamba2", "retnet", "rwkv", "rwkv5", "rwkv6", "rwkv7", "xlstm"}},
    {RC_TEXT("Errors",
             "%1 is a hybrid of attention and state-space or linear-attention layers; it cannot be modelled."),
     {"bamba",    "falcon_h1",   "granitemoehybrid", "hymba",           "jamba",      "kimi_linear",     "lfm2",
      "lfm2_moe", "minimax",     "minimax_m1",       "minimax_text_01", "nemotron_h", "phi4flash",       "plamo2",
      "qwen3_5",  "qwen3_5_moe", "qwen3_5_moe_text", "qwen3_5_text",    "qwen3_next", "recurrent_gemma", "zamba",
      "zamba2"}},
    {RC_TEXT("Errors", "%1 has layers that differ in shape; only models of equal layers can be modelled."),
     {"deci", "decilm", "gemma3n", "gemma3n_text", "gemma4", "gemma4_text", "nemotron-nas", "openelm"}},
    {RC_TEXT("Errors", "%1 has cross-attention layers for images between its layers; it cannot be modelled."),
     {"mllama", "mllama_text_model", "idefics", "flamingo"}},
};

Error unsupported(const char *reason, std::vector<std::string> arguments)
{
    return {.code = ErrorCode::Unsupported, .reason = reason, .arguments = std::move(arguments), .advice = typeByHand};
}

bool isTrue(const Json &object, std::string_view key)
{
    const auto found = object.find(key);
    return found != object.end() && (*found == true || *found == "true" || *found == "True");
}

bool isNonEmptyList(const Json &object, std::string_view key)
{
    const auto found = object.find(key);
    return found != object.end() && found->is_array() && !found->empty();
}

bool isPositive(const Json &object, std::string_view key)
{
    const auto found = object.find(key);
    return found != object.end() && found->is_number() && *found > 0;
}

// The keys by which such models are told apart from all others; %1 is the model type, %2 the key.
struct Structure {
    std::string_view key;
    bool (*present)(const Json &, std::string_view);
    const char *reason;
};

const Structure structures[] = {
    {"block_configs", isNonEmptyList,
     RC_TEXT("Errors",
             "The layers of this %1 model differ in shape (%2); only models of equal layers can be modelled.")},
    {"attn_type_list", isNonEmptyList,
     RC_TEXT("Errors", "This %1 model mixes attention with linear attention (%2); it cannot be modelled.")},
    {"hybrid_override_pattern",
     [](const Json &o, std::string_view k) { return o.contains(k) && o.find(k)->is_string(); },
     RC_TEXT("Errors", "This %1 model mixes attention with state-space layers (%2); it cannot be modelled.")},
    {"layers_block_type", isNonEmptyList,
     RC_TEXT("Errors", "This %1 model mixes attention with state-space layers (%2); it cannot be modelled.")},
    {"is_encoder_decoder", isTrue,
     RC_TEXT("Errors",
             "This %1 model is an encoder-decoder (%2 is true); only decoder language models can be modelled.")},
    {"add_cross_attention", isTrue,
     RC_TEXT("Errors", "This %1 model has cross-attention to an encoder (%2 is true); it cannot be modelled.")},
    {"cross_attention_layers", isNonEmptyList,
     RC_TEXT("Errors", "This %1 model has cross-attention layers (%2); it cannot be modelled.")},
    {"num_kv_shared_layers", isPositive,
     RC_TEXT("Errors", "Layers of this %1 model share keys and values (%2); it cannot be modelled.")},
    {"hidden_size_per_layer_input", isPositive,
     RC_TEXT("Errors", "Each layer of this %1 model has embeddings of its own (%2); it cannot be modelled.")},
    {"mamba_d_state", isPositive,
     RC_TEXT("Errors", "This %1 model has state-space layers (%2); it cannot be modelled.")},
    {"ssm_state_size", isPositive,
     RC_TEXT("Errors", "This %1 model has state-space layers (%2); it cannot be modelled.")},
};

// The first entry of layer_types that is no kind of softmax attention; nullptr if there is none.
const Json *foreignLayerType(const Json &object)
{
    const auto kinds = object.find("layer_types");
    if (kinds == object.end() || !kinds->is_array())
        return nullptr;
    for (const Json &kind : *kinds) {
        if (kind != "full_attention" && kind != "sliding_attention" && kind != "chunked_attention" &&
            kind != "attention")
            return &kind;
    }
    return nullptr;
}

} // namespace

std::optional<Error> refuseModelType(std::string_view modelType, const Json &object)
{
    for (const Reason &reason : reasons) {
        if (std::find(reason.types.begin(), reason.types.end(), modelType) == reason.types.end())
            continue;
        if (std::optional<Error> structure = refuseStructure(modelType, object))
            return structure;
        return unsupported(reason.text, {std::string(modelType)});
    }
    return std::nullopt;
}

std::string_view findRefusedType(const std::function<bool(std::string_view type)> &matches)
{
    for (const Reason &reason : reasons) {
        const auto *found = std::find_if(reason.types.begin(), reason.types.end(), matches);
        if (found != reason.types.end())
            return *found;
    }
    return {};
}

std::optional<Error> refuseStructure(std::string_view modelType, const Json &object)
{
    for (const Structure &structure : structures) {
        if (structure.present(object, structure.key))
            return unsupported(structure.reason, {shown(modelType), std::string(structure.key)});
    }
    if (const Json *kind = foreignLayerType(object))
        return unsupported(
            RC_TEXT("Errors", "This %1 model has layers of the kind %2 (layer_types), which cannot be modelled."),
            {shown(modelType), shownValue(*kind)});
    return std::nullopt;
}

} // namespace runcast::config
