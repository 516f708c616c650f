// SPDX-License-Identifier: MIT
#include "core/scenario/edit.h"

#include "core/base/strings.h"
#include "core/base/text.h"

#include <array>
#include <charconv>
#include <cmath>

namespace runcast {

namespace {

struct Suffix {
    std::string_view text;
    double factor;
};

// Scale letters as people write counts and money. Lower case is read alike: there are no milli-tokens.
constexpr std::array scaleSuffixes = {
    Suffix{"", 1},    Suffix{"k", 1e3},  Suffix{"m", 1e6},  Suffix{"b", 1e9},
    Suffix{"g", 1e9}, Suffix{"t", 1e12}, Suffix{"p", 1e15}, Suffix{"e", 1e18},
};
constexpr std::array secondSuffixes = {
    Suffix{"", 1},     Suffix{"s", 1},    Suffix{"sec", 1},   Suffix{"ms", 1e-3},
    Suffix{"min", 60}, Suffix{"h", 3600}, Suffix{"d", 86400},
};
constexpr std::array hourSuffixes = {Suffix{"", 1}, Suffix{"h", 1}, Suffix{"min", 1.0 / 60}, Suffix{"d", 24}};
constexpr std::array yearSuffixes = {Suffix{"", 1},  Suffix{"years", 1},         Suffix{"year", 1},
                                     Suffix{"y", 1}, Suffix{"months", 1.0 / 12}, Suffix{"month", 1.0 / 12}};
constexpr std::array wattSuffixes = {Suffix{"", 1}, Suffix{"w", 1}, Suffix{"kw", 1e3}, Suffix{"mw", 1e6},
                                     Suffix{"gw", 1e9}};
constexpr std::array megawattSuffixes = {Suffix{"", 1}, Suffix{"w", 1e-6}, Suffix{"kw", 1e-3}, Suffix{"mw", 1},
                                         Suffix{"gw", 1e3}};
constexpr std::array fractionSuffixes = {Suffix{"", 1}, Suffix{"%", 0.01}};
constexpr std::array plainSuffixes = {Suffix{"", 1}};

std::span<const Suffix> suffixesOf(Unit unit)
{
    switch (unit) {
    case Unit::Seconds:
        return secondSuffixes;
    case Unit::Hours:
        return hourSuffixes;
    case Unit::Years:
        return yearSuffixes;
    case Unit::Watts:
        return wattSuffixes;
    case Unit::Megawatts:
        return megawattSuffixes;
    case Unit::Fraction:
        return fractionSuffixes;
    case Unit::Ratio:
    case Unit::PerHour:
    case Unit::UnitsPerUsd:
        return plainSuffixes;
    default:
        return scaleSuffixes;
    }
}

Error notUnderstood(const Parameter &parameter, std::string_view text, std::string advice)
{
    return {.code = ErrorCode::Malformed,
            .reason = RC_TEXT("Errors", "“%1” was not understood as a number of this input."),
            .arguments = {std::string(text)},
            .advice = std::move(advice),
            .place = std::string(parameter.key)};
}

/// The unit after a number without what the input's own unit adds: "16k tokens" on tokens is "16k".
std::string_view withoutUnitName(std::string_view suffix, Unit unit)
{
    const std::string_view name = unitSymbol(unit);
    if (!name.empty() && suffix.size() >= name.size() && suffix.ends_with(asciiLower(name)))
        return trimmed(suffix.substr(0, suffix.size() - name.size()));
    return suffix;
}

/// The number that the digits and the suffix mean together: 38.2 % is the double next to 0.382, which 38.2 × 0.01 is
/// not. A power of ten is added to the digits' exponent, so that nothing is rounded twice.
double scaled(std::string_view digits, double number, double factor)
{
    const double power = std::round(std::log10(factor));
    if (power == 0 || std::fabs(std::pow(10, power) / factor - 1) > 1e-12)
        return number * factor;
    const size_t e = digits.find_first_of("eE");
    int exponent = 0;
    if (e != std::string_view::npos) {
        const size_t sign = digits[e + 1] == '+' ? 1 : 0;
        std::from_chars(digits.data() + e + 1 + sign, digits.data() + digits.size(), exponent);
    }
    const std::string text = std::string(digits.substr(0, e)) + "e" + std::to_string(exponent + int(power));
    double value = number * factor; // stays, should the exponent pass the range
    std::from_chars(text.data(), text.data() + text.size(), value);
    return value;
}

Result<Value> parseNumber(const Parameter &parameter, std::string_view text)
{
    std::string_view rest = text;
    if (rest.starts_with("$"))
        rest = trimmed(rest.substr(1));
    double number = 0;
    if (rest.starts_with("+"))
        rest.remove_prefix(1);
    const auto [end, status] = std::from_chars(rest.data(), rest.data() + rest.size(), number);
    if (status == std::errc::result_out_of_range || !std::isfinite(number))
        return notUnderstood(parameter, text,
                             RC_TEXT("Errors", "The number is beyond the range of a computer's numbers."));
    if (status != std::errc{})
        return notUnderstood(parameter, text,
                             RC_TEXT("Errors", "Write a number such as 15.6T, 405B, 2.4k, 40% or 30min."));
    const std::string suffix = asciiLower(trimmed(std::string_view(end, size_t(rest.data() + rest.size() - end))));
    if (suffix.starts_with(",") || suffix.starts_with("."))
        return notUnderstood(parameter, text,
                             RC_TEXT("Errors", "Write the number without group separators and with a decimal point."));
    for (const std::string_view unit : {std::string_view(suffix), withoutUnitName(suffix, parameter.unit)}) {
        for (const Suffix &known : suffixesOf(parameter.unit)) {
            if (known.text == unit) {
                const std::string_view digits(rest.data(), size_t(end - rest.data()));
                return Value{scaled(digits, number, known.factor)};
            }
        }
    }
    return Error{.code = ErrorCode::Malformed,
                 .reason = RC_TEXT("Errors", "“%1” is no unit of this input, which is measured in %2."),
                 .arguments = {suffix, std::string(unitSymbol(parameter.unit))},
                 .place = std::string(parameter.key)};
}

} // namespace

Result<Value> parseValue(const Parameter &parameter, std::string_view typed)
{
    const std::string_view text = trimmed(typed);
    if (text.empty())
        return Value{};
    switch (parameter.kind) {
    case ValueKind::Number:
    case ValueKind::Count:
        return parseNumber(parameter, text);
    case ValueKind::Flag: {
        const std::string lower = asciiLower(text);
        if (lower == "true" || lower == "yes" || lower == "1" || lower == "on")
            return Value{true};
        if (lower == "false" || lower == "no" || lower == "0" || lower == "off")
            return Value{false};
        return Error{.code = ErrorCode::Malformed,
                     .reason = RC_TEXT("Errors", "Yes or no is needed here, not “%1”."),
                     .arguments = {std::string(text)},
                     .place = std::string(parameter.key)};
    }
    case ValueKind::Choice:
    case ValueKind::Accelerator:
    case ValueKind::Model:
    case ValueKind::Region:
    case ValueKind::Date:
    case ValueKind::Currency:
        break;
    }
    return Value{std::string(text)};
}

std::string formatPlainValue(const Value &value)
{
    if (const double *number = std::get_if<double>(&value)) {
        char text[32];
        const bool whole = std::fabs(*number) < 1e15 && *number == std::floor(*number);
        const auto [end, status] = whole ? std::to_chars(text, text + sizeof text, std::int64_t(*number))
                                         : std::to_chars(text, text + sizeof text, *number);
        return {text, end};
    }
    if (const bool *flag = std::get_if<bool>(&value))
        return *flag ? "true" : "false";
    if (const std::string *name = std::get_if<std::string>(&value))
        return *name;
    return {};
}

} // namespace runcast
