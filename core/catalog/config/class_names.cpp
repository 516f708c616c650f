// SPDX-License-Identifier: MIT
#include "core/catalog/config/class_names.h"

#include "core/base/strings.h"
#include "core/base/text.h"
#include "core/catalog/config/refusals.h"
#include "core/catalog/config/text.h"

#include <algorithm>
#include <utility>

namespace runcast::config {

namespace {

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

// "LlamaForCausalLM" -> "llama": without separators and case, as bare() writes a type.
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

} // namespace

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

const Family *familyOfType(std::string_view modelType)
{
    return findFamily(resolved(modelType));
}

std::string typeFromClass(const Json &object, ImportLog &log)
{
    const std::string_view name = className(object);
    const std::string_view type = typeOfClass(name);
    if (!type.empty())
        log.remark("import.family_from_class", {std::string(type), shown(name)});
    return std::string(type);
}

void compareWithClass(const Json &object, const Family &family, ImportLog &log)
{
    const std::string_view name = className(object);
    const Family *other = familyOfType(typeOfClass(name));
    if (other && other->readRest != family.readRest)
        log.remark("import.contradiction_family", {std::string(family.type), shown(name)});
    for (std::string_view head : {"ForSequenceClassification", "ForTokenClassification", "RewardModel"}) {
        if (name.find(head) != std::string_view::npos)
            log.remark("import.other_head", {shown(name)});
    }
}

} // namespace runcast::config
