// SPDX-License-Identifier: MIT
#include "core/base/text.h"
#include "core/catalog/config/refusals.h"
#include "core/catalog/config/text.h"

#include <algorithm>
#include <initializer_list>

namespace runcast::config {

namespace {

constexpr const char *chooseConfig = RC_TEXT("Errors", "Choose the file config.json of the model.");

bool has(const Json &object, std::string_view key)
{
    return object.contains(key);
}

bool hasAny(const Json &object, std::initializer_list<std::string_view> keys)
{
    return std::any_of(keys.begin(), keys.end(), [&object](std::string_view key) { return has(object, key); });
}

// True if the object states what only the config of a model does.
bool looksLikeModel(const Json &object)
{
    return hasAny(object, {"model_type", "architectures", "hidden_size", "n_embd", "d_model", "num_hidden_layers",
                           "n_layer", "text_config", "dim"});
}

struct ForeignKind {
    std::initializer_list<std::string_view> keys; // one of them tells the kind
    const char *reason;
};

const ForeignKind kindsWithoutModel[] = {
    {{"tokenizer_class", "added_tokens_decoder", "model_max_length", "added_tokens", "special_tokens", "bos_token",
      "eos_token", "unk_token", "pad_token"},
     RC_TEXT("Errors", "This is the configuration of a tokenizer, not of a model.")},
    {{"temperature", "top_p", "top_k", "do_sample", "max_new_tokens", "max_length", "eos_token_id", "bos_token_id"},
     RC_TEXT("Errors", "This holds settings for generating text (generation_config.json), not a model.")},
    {{"weight_map"}, RC_TEXT("Errors", "This is the index of a model's weight files, not its configuration.")},
    {{"image_processor_type", "feature_extractor_type", "processor_class", "image_mean"},
     RC_TEXT("Errors", "This is the configuration of a preprocessor, not of a model.")},
    {{"log_history", "global_step", "trial_params"},
     RC_TEXT("Errors", "This is the state of a training run, not the configuration of a model.")},
    {{"zero_optimization", "train_micro_batch_size_per_gpu", "train_batch_size"},
     RC_TEXT("Errors", "This is the configuration of DeepSpeed, not of a model.")},
    {{"bits", "group_size", "quant_method"},
     RC_TEXT("Errors", "This is the configuration of a quantisation, not of a model.")},
};

Error foreign(const char *reason, std::vector<std::string> arguments = {}, const char *advice = chooseConfig)
{
    return {.code = ErrorCode::Malformed, .reason = reason, .arguments = std::move(arguments), .advice = advice};
}

Error adapterError(const Json &object)
{
    const auto base = object.find("base_model_name_or_path");
    if (base == object.end() || !base->is_string() || base->get_ref<const std::string &>().empty())
        return foreign(RC_TEXT("Errors", "This is the configuration of a LoRA adapter, not of a model."), {},
                       RC_TEXT("Errors", "Import the config.json of the base model that it adapts."));
    return foreign(RC_TEXT("Errors", "This is the configuration of a LoRA adapter, not of a model."),
                   {shown(base->get_ref<const std::string &>())},
                   RC_TEXT("Errors", "Import the config.json of its base model, %1."));
}

} // namespace

std::optional<Error> refuseForeignObject(const Json &object)
{
    if (hasAny(object, {"peft_type", "lora_alpha"}) ||
        (has(object, "base_model_name_or_path") && !has(object, "model_type")))
        return adapterError(object);
    if (const auto name = object.find("_class_name"); name != object.end() && name->is_string())
        return foreign(RC_TEXT("Errors", "This is the configuration of %1, a part of an image or video model."),
                       {shown(name->get_ref<const std::string &>())});
    if (looksLikeModel(object))
        return std::nullopt;
    if (const auto message = object.find("error"); message != object.end())
        return foreign(
            RC_TEXT("Errors", "This is a server's error message, not the file: %1"), {shownValue(*message)},
            RC_TEXT("Errors", "Download config.json again, after logging in if the model is access-restricted."));
    for (const ForeignKind &kind : kindsWithoutModel) {
        if (hasAny(object, kind.keys))
            return foreign(kind.reason);
    }
    return std::nullopt;
}

} // namespace runcast::config
