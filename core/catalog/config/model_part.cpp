// SPDX-License-Identifier: MIT
#include "core/catalog/config/model_part.h"

#include "core/base/text.h"
#include "core/catalog/config/class_names.h"
#include "core/catalog/config/refusals.h"
#include "core/catalog/config/text.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace runcast::config {

namespace {

// Where files of models for several media keep their language model.
constexpr std::string_view textKeys[] = {"text_config", "llm_config", "language_config"};

const Json *textObject(const Json &object, std::string_view &key)
{
    for (std::string_view candidate : textKeys) {
        const auto found = object.find(candidate);
        if (found != object.end() && !found->is_null()) {
            key = candidate;
            return &*found;
        }
    }
    return nullptr;
}

// Levels of language models inside each other; bounded by the nesting that the document allows.
int textDepth(const Json &document)
{
    int depth = 0;
    std::string_view key;
    for (const Json *at = textObject(document, key); at && at->is_object(); at = textObject(*at, key))
        ++depth;
    return depth;
}

std::string_view typeOf(const Json &object)
{
    const auto type = object.find("model_type");
    return type != object.end() && type->is_string() ? std::string_view(type->get_ref<const std::string &>())
                                                     : std::string_view();
}

// What the classes hold for sizes that their published files leave out (Gemma 3; vocabulary of the released class).
constexpr std::pair<std::string_view, std::int64_t> gemma3Defaults[] = {
    {"vocab_size", 262208},     {"hidden_size", 2304},      {"intermediate_size", 9216}, {"num_hidden_layers", 26},
    {"num_attention_heads", 8}, {"num_key_value_heads", 4}, {"head_dim", 256},           {"sliding_window", 4096},
};

void fillClassDefaults(ModelPart &part, ImportLog &log)
{
    if (part.family->type != "gemma3_text")
        return;
    for (const auto &[key, value] : gemma3Defaults) {
        const auto found = part.object.find(key);
        if (found != part.object.end() && !found->is_null())
            continue;
        part.object[std::string(key)] = value;
        log.defaulted(part.path + std::string(key) + " = " + std::to_string(value));
    }
}

Error unknownType(std::string_view type)
{
    return {.code = ErrorCode::Unsupported,
            .reason = RC_TEXT("Errors",
                              "The model type “%1” is not known, so its weights cannot be counted without a guess."),
            .arguments = {shown(type), familyNames()},
            .advice = RC_TEXT("Errors", "Type the model's sizes by hand, or its parameters. Known types: %2.")};
}

Error noType(const Json &object, const std::string &path)
{
    if (const std::string_view name = className(object); !name.empty())
        return unknownType(name);
    return {.code = ErrorCode::Malformed,
            .reason =
                RC_TEXT("Errors", "The file has neither %1 nor architectures, so the kind of model is not known."),
            .arguments = {path + "model_type"},
            .advice = RC_TEXT("Errors", "Choose the complete config.json of the model.")};
}

// The error that refuses this object or the type it states, if any.
std::optional<Error> refuse(std::string_view type, const Json &object)
{
    if (std::optional<Error> error = refuseModelType(type, object))
        return error;
    return refuseStructure(type, object);
}

std::optional<Error> checkTypeName(const Json &object, const std::string &path)
{
    const auto type = object.find("model_type");
    if (type == object.end() || type->is_null() || type->is_string())
        return std::nullopt;
    return Error{.code = ErrorCode::Malformed,
                 .reason = RC_TEXT("Errors", "%1 is %2 where a name must stand."),
                 .arguments = {path + "model_type", shownValue(*type)},
                 .advice = RC_TEXT("Errors", "Correct the file, or use the published one.")};
}

Result<const Json *> languageModel(const Json &document, std::string &path)
{
    if (const int depth = textDepth(document); depth > 1)
        return Error{.code = ErrorCode::Malformed,
                     .reason = RC_TEXT("Errors", "text_config is nested %1 levels deep; real files nest it once."),
                     .arguments = {std::to_string(depth)},
                     .advice =
                         RC_TEXT("Errors", "Import the innermost object as a file of its own, or the published file.")};
    std::string_view key;
    const Json *text = textObject(document, key);
    if (!text)
        return &document;
    if (!text->is_object())
        return Error{.code = ErrorCode::Malformed,
                     .reason = RC_TEXT("Errors", "%1 is %2 where the object of the language model must stand."),
                     .arguments = {std::string(key), shownValue(*text)},
                     .advice = RC_TEXT("Errors", "Correct the file, or use the published one.")};
    path = std::string(key) + ".";
    return text;
}

} // namespace

Result<ModelPart> findModelPart(const Json &document, ImportLog &log)
{
    if (std::optional<Error> error = checkTypeName(document, {}))
        return std::move(*error);
    const std::string_view outerType = typeOf(document);
    if (std::optional<Error> error = refuse(outerType, document))
        return std::move(*error);
    ModelPart part;
    const Result<const Json *> object = languageModel(document, part.path);
    if (!object)
        return object.error();
    if (std::optional<Error> error = checkTypeName(**object, part.path))
        return std::move(*error);
    std::string type(typeOf(**object));
    if (type.empty())
        type = typeFromClass(**object, log);
    if (type.empty())
        type = outerType;
    if (type.empty())
        return noType(**object, part.path);
    if (std::optional<Error> error = refuse(type, **object))
        return std::move(*error);
    part.family = familyOfType(type);
    if (!part.family)
        return unknownType(type);
    compareWithClass(**object, *part.family, log);
    part.object = **object;
    const auto outerTie = document.find("tie_word_embeddings");
    if (outerTie != document.end() && part.object.value("tie_word_embeddings", Json()).is_null())
        part.object["tie_word_embeddings"] = *outerTie;
    fillClassDefaults(part, log);
    return part;
}

} // namespace runcast::config
