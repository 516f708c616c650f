// SPDX-License-Identifier: MIT
#include "core/catalog/config/reader.h"

#include "core/base/strings.h"
#include "core/base/text.h"
#include "core/catalog/architecture.h"

#include <charconv>
#include <cmath>
#include <optional>

namespace runcast::config {

namespace {

// A number in quotes, as some tools write it.
std::optional<double> numberInQuotes(const Json &value)
{
    if (!value.is_string() || !unusableNumber(value).empty())
        return std::nullopt;
    const std::string_view text = trimmed(value.get_ref<const std::string &>());
    double number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size() || !std::isfinite(number))
        return std::nullopt;
    return number;
}

const char *typeProblem(const Json &value)
{
    if (!unusableNumber(value).empty())
        return RC_TEXT("Errors", "%1 is %2, which is no finite number in the range of a 64-bit type.");
    if (value.is_boolean())
        return RC_TEXT("Errors", "%1 is %2, a yes or no where a number must stand.");
    if (value.is_array())
        return RC_TEXT(
            "Errors",
            "%1 is %2, a list where one number must stand; models whose layers differ in shape cannot be modelled.");
    return RC_TEXT("Errors", "%1 is %2 where a number must stand.");
}

constexpr const char *correctIt = RC_TEXT("Errors", "Correct the file, or use the published one.");

} // namespace

const Json *ConfigReader::find(std::string_view key) const
{
    const auto found = m_object.find(key);
    return found == m_object.end() || found->is_null() ? nullptr : &*found;
}

void ConfigReader::refuse(std::string_view key, const Json &value, const char *reason, const char *advice) const
{
    m_log.fail({.code = ErrorCode::Malformed,
                .reason = reason,
                .arguments = {pathOf(key), shownValue(value)},
                .advice = *advice ? advice : correctIt});
}

std::int64_t ConfigReader::integer(std::string_view key, const Json &value, std::int64_t lowest) const
{
    const std::optional<double> quoted = numberInQuotes(value);
    if (!value.is_number() && !quoted) {
        refuse(key, value, typeProblem(value));
        return 0;
    }
    const double number = quoted ? *quoted : value.get<double>();
    if (!(number >= double(lowest))) {
        refuse(key, value,
               lowest > 0 ? RC_TEXT("Errors", "%1 is %2 but must be at least 1.")
                          : RC_TEXT("Errors", "%1 is %2 but must not be negative."));
        return 0;
    }
    if (!(number <= double(maxModelSize))) {
        refuse(key, value, RC_TEXT("Errors", "%1 is %2, beyond the range of model sizes (up to 1,000,000,000)."));
        return 0;
    }
    if (number != std::floor(number)) {
        refuse(key, value, RC_TEXT("Errors", "%1 is %2 but must be a whole number."));
        return 0;
    }
    if (quoted)
        m_log.quoted(pathOf(key));
    return std::int64_t(number);
}

std::int64_t ConfigReader::size(Keys keys) const
{
    for (std::string_view key : keys) {
        if (find(key))
            return sizeOr(keys, 0);
    }
    m_log.missing(pathOf(keys.front()));
    return 0;
}

std::int64_t ConfigReader::sizeOr(Keys keys, std::int64_t fallback, std::int64_t lowest) const
{
    std::optional<std::int64_t> taken;
    std::string_view takenKey;
    for (std::string_view key : keys) {
        const Json *value = find(key);
        if (!value)
            continue;
        const std::int64_t read = integer(key, *value, lowest);
        if (!taken) {
            taken = read;
            takenKey = key;
        } else if (read != *taken) {
            m_log.remark("import.contradiction",
                         {pathOf(takenKey), std::to_string(*taken), pathOf(key), std::to_string(read)});
        }
    }
    return taken.value_or(fallback);
}

bool ConfigReader::flag(std::string_view key, bool fallback) const
{
    const Json *value = find(key);
    if (!value)
        return fallback;
    if (value->is_boolean())
        return value->get<bool>();
    for (const auto &[text, meaning] : {std::pair("true", true), {"false", false}, {"True", true}, {"False", false}}) {
        if (value->is_string() && value->get_ref<const std::string &>() == text) {
            m_log.quoted(pathOf(key));
            return meaning;
        }
    }
    refuse(key, *value, RC_TEXT("Errors", "%1 is %2 where true or false must stand."));
    return fallback;
}

double ConfigReader::numberOr(std::string_view key, double fallback) const
{
    const Json *value = find(key);
    if (!value)
        return fallback;
    const std::optional<double> quoted = numberInQuotes(*value);
    if (quoted)
        m_log.quoted(pathOf(key));
    else if (!value->is_number())
        refuse(key, *value, typeProblem(*value));
    return quoted ? *quoted : value->is_number() ? value->get<double>() : fallback;
}

std::string ConfigReader::textOr(std::string_view key, std::string_view fallback) const
{
    const Json *value = find(key);
    if (!value)
        return std::string(fallback);
    if (!value->is_string()) {
        refuse(key, *value, RC_TEXT("Errors", "%1 is %2 where a name must stand."));
        return std::string(fallback);
    }
    return value->get<std::string>();
}

const Json *ConfigReader::list(std::string_view key) const
{
    const Json *value = find(key);
    if (value && !value->is_array()) {
        refuse(key, *value, RC_TEXT("Errors", "%1 is %2 where a list must stand."));
        return nullptr;
    }
    return value;
}

ConfigReader ConfigReader::nested(std::string_view key) const
{
    static const Json none = Json::object();
    const Json *value = find(key);
    if (value && !value->is_object()) {
        refuse(key, *value, RC_TEXT("Errors", "%1 is %2 where an object must stand."));
        value = nullptr;
    }
    return {value ? *value : none, pathOf(key) + ".", m_log};
}

} // namespace runcast::config
