// SPDX-License-Identifier: MIT
#include "core/catalog/record.h"

#include "core/base/strings.h"
#include "core/base/text.h"
#include "core/base/utf8.h"

#include <cmath>

namespace runcast {
namespace {

/// Digits and hyphens of YYYY-MM-DD, or its first 4 or 7 characters, with a month and a day that can be.
bool isPartialDate(std::string_view text)
{
    constexpr std::string_view shape = "0000-00-00";
    if (text.size() != 4 && text.size() != 7 && text.size() != 10)
        return false;
    for (size_t i = 0; i < text.size(); ++i) {
        const bool digit = text[i] >= '0' && text[i] <= '9';
        if (shape[i] == '0' ? !digit : text[i] != '-')
            return false;
    }
    const auto part = [&](size_t at) { return (text[at] - '0') * 10 + (text[at + 1] - '0'); };
    return (text.size() < 7 || (part(5) >= 1 && part(5) <= 12)) &&
           (text.size() < 10 || (part(8) >= 1 && part(8) <= 31));
}

} // namespace

void CsvRecord::fail(std::string reason, std::vector<std::string> arguments)
{
    if (!m_error)
        m_error = m_table.errorAt(m_row, std::move(reason), std::move(arguments));
}

std::optional<size_t> CsvRecord::find(std::string_view column)
{
    const std::optional<size_t> found = m_table.column(column);
    if (!found)
        fail(RC_TEXT("Errors", "The table has no column “%1”."), {std::string(column)});
    return found;
}

std::string CsvRecord::text(std::string_view column)
{
    const std::optional<size_t> found = find(column);
    return found ? std::string(trimmed(m_table.cell(m_row, *found))) : std::string();
}

std::string CsvRecord::requiredText(std::string_view column)
{
    std::string value = text(column);
    if (value.empty())
        fail(RC_TEXT("Errors", "The cell of column %1 is empty."), {std::string(column)});
    return value;
}

std::optional<double> CsvRecord::number(std::string_view column)
{
    const std::optional<size_t> found = find(column);
    if (!found)
        return std::nullopt;
    const Result<std::optional<double>> value = m_table.number(m_row, *found);
    if (!value) {
        if (!m_error)
            m_error = value.error();
        return std::nullopt;
    }
    if (value->has_value() && !(**value >= 0)) {
        fail(RC_TEXT("Errors", "“%1” in column %2 is negative."), {text(column), std::string(column)});
        return std::nullopt;
    }
    return *value;
}

std::optional<double> CsvRecord::positive(std::string_view column)
{
    const std::optional<double> value = number(column);
    if (!value || *value > 0)
        return value;
    fail(RC_TEXT("Errors", "The cell of column %1 is 0. A missing value is left empty."), {std::string(column)});
    return std::nullopt;
}

std::optional<int> CsvRecord::integer(std::string_view column)
{
    constexpr double highest = 1e9;
    const std::optional<double> value = number(column);
    if (!value)
        return std::nullopt;
    if (*value <= highest && std::floor(*value) == *value)
        return int(*value);
    fail(RC_TEXT("Errors", "“%1” in column %2 is not a whole number up to 1,000,000,000."),
         {shortened(text(column)), std::string(column)});
    return std::nullopt;
}

std::string CsvRecord::date(std::string_view column)
{
    std::string value = text(column);
    if (!value.empty() && !isPartialDate(value))
        fail(RC_TEXT("Errors", "“%1” in column %2 is not a date like 2025-12-31, 2025-12 or 2025."),
             {shortened(value), std::string(column)});
    return value;
}

Confidence CsvRecord::confidence(std::string_view column)
{
    const std::string word = text(column);
    if (word == "primary")
        return Confidence::Primary;
    if (word == "secondary")
        return Confidence::Secondary;
    if (word != "recalled")
        fail(RC_TEXT("Errors", "“%1” in column %2 is none of: primary, secondary, recalled."),
             {shortened(word), std::string(column)});
    return Confidence::Recalled;
}

} // namespace runcast
