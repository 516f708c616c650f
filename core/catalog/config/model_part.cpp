// SPDX-License-Identifier: MIT
#include "core/catalog/config/model_part.h"

#include "core/base/strings.h"
#include "core/base/text.h"
#include "core/catalog/config/refusals.h"
#include "core/catalog/config/text.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace runcast::config {

namespace {

// Where files of models for several media keep their language model.
constexpr std::string_view textKeys[] = {"text_config", "llm_config", "language_config"};

// Types under which the language model of a family appears in files of models for several media.
constexpr std::pair<std::string_view, std::string_view> aliases[] = {
    {"gemma3", "gemma3_text"},  {"llama4", "llama4_text"},
    {"mistral3", "mistral"},    {"llava", "llama"},
    {"qwen2_vl", "qwen2"},      {"qwen2_vl_text", "qwen2"},
    {"qwen2_5_vl", "qwen2"},    {"qwen2_5_vl_text", "qwen2"},
    {"qwen3_vl_text", "qwen3"}, {"qwen3_vl_moe_text", "qwen3_moe"},
};

std::string_view resolved(std::string_view type)
{
    const auto *found =
        std::find_if(std::begin(aliases), std::end(aliases), [type](const auto &alias) { return alias.first == type; });
    return found == std::end(aliases) ? type : found->second;
}

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

// "LlamaForCausalLM" -> "llama": without separators and case, as sameType() compares.
std::string classStem(std::string_view className)
{
    for (std::string_view tail : {"For", "LMHead", "Model"}) {
        if (const size_t at = className.find(tail); at != std::string_view::npos && at > 0)
            className = className.substr(0, at);
    }
    return asciiLower(className);
}

std::string bare(std::string_view type)
{
    std::string letters = asciiLower(type);
    std::erase_if(letters, [](char c) { return c == '_' || c == '-'; });
    return letters;
}

// The first class that architectures names: "LlamaForCausalLM".
std::string_view className(const Json &object)
{
    const auto names = object.find("architectures");
    if (names == object.end())
        return {};
    const Json *name = &*names;
    if (names->is_array() && !names->empty())
        name = &names->front();
    return name->is_string() ? std::string_view(name->get_ref<const std::string &>()) : std::string_view();
}

// The model type whose class that is; empty if it is none that is known.
std::string_view typeOfClass(std::string_view name)
{
    if (name.empty())
        return {};
    const std::string stem = classStem(name);
    const auto matches = [&stem](std::string_view type) { return bare(type) == stem; };
    for (const Family &family : allFamilies()) {
        if (matches(family.type))
            return family.type;
    }
    for (const auto &[alias, type] : aliases) {
        if (matches(alias))
            return alias;
    }
    return findRefusedType(matches);
}

// The type by architectures, for a file without model_type.
std::string typeFromClass(const Json &object, ImportLog &log)
{
    const std::string_view name = className(object);
    const std::string_view type = typeOfClass(name);
    if (!type.empty())
        log.warn("import.family_from_class",
                 RC_TEXT("Findings", "Family: model_type is missing, so %1 was taken from architectures (%2)."),
                 {std::string(type), shown(name)});
    return std::string(type);
}

// Warns where architectures names another family, or a class without the output matrix of a language model.
void compareWithClass(const Json &object, const Family &family, ImportLog &log)
{
    const std::string_view name = className(object);
    const Family *other = findFamily(resolved(typeOfClass(name)));
    if (other && other->readRest != family.readRest)
        log.warn("import.contradiction_family",
                 RC_TEXT("Findings",
                         "Two answers for the family: model_type is %1, architectures says %2; the first was taken."),
                 {std::string(family.type), shown(name)});
    for (std::string_view head : {"ForSequenceClassification", "ForTokenClassification", "RewardModel"}) {
        if (name.find(head) != std::string_view::npos)
            log.warn("import.other_head",
                     RC_TEXT("Findings",
                             "Another head: %1 has no output matrix, but the model is counted as a language model."),
                     {shown(name)});
    }
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
    part.family = findFamily(resolved(type));
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
