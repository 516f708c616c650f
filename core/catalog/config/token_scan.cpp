// SPDX-License-Identifier: MIT
#include "core/catalog/config/token_scan.h"

#include <charconv>
#include <cstdint>

namespace runcast::config {

namespace {

bool isTokenCharacter(char c)
{
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '+' || c == '-' ||
           c == '.';
}

// True for the numbers that a JSON reader would refuse or round: too many digits, or beyond the range of a double.
bool isOutOfRange(std::string_view token)
{
    const char *end = token.data() + token.size();
    if (token.find_first_not_of("-0123456789") == std::string_view::npos) {
        std::int64_t integer = 0;
        return std::from_chars(token.data(), end, integer).ec == std::errc::result_out_of_range;
    }
    double number = 0;
    const bool outside = std::from_chars(token.data(), end, number).ec == std::errc::result_out_of_range;
    const size_t exponent = token.find_first_of("eE");
    const bool tiny = exponent != std::string_view::npos && token.substr(exponent).find('-') != std::string_view::npos;
    return outside && !tiny; // what is too small is read as 0
}

bool isUnusable(std::string_view token)
{
    if (token == "NaN" || token == "Infinity" || token == "-Infinity")
        return true;
    const char first = token.front();
    return ((first >= '0' && first <= '9') || first == '-') && isOutOfRange(token);
}

size_t endOfString(std::string_view text, size_t quote)
{
    for (size_t i = quote + 1; i < text.size(); ++i) {
        if (text[i] == '\\')
            ++i;
        else if (text[i] == '"')
            return i + 1;
    }
    return text.size();
}

size_t endOfToken(std::string_view text, size_t start)
{
    size_t end = start + 1;
    while (end < text.size() && isTokenCharacter(text[end]))
        ++end;
    return end;
}

void appendUnusable(TokenScan &scan, std::string_view token)
{
    scan.text += "\"\\u0001";
    scan.text += token;
    scan.text += '"';
    const size_t before = scan.shifts.empty() ? 0 : scan.shifts.back().bytes;
    scan.shifts.push_back({scan.text.size(), before + 8}); // two quotes and the escaped mark
}

} // namespace

size_t TokenScan::originalOffset(size_t offset) const
{
    size_t shift = 0;
    for (const Shift &s : shifts) {
        if (s.from > offset)
            break;
        shift = s.bytes;
    }
    return offset > shift ? offset - shift : 0;
}

TokenScan scanTokens(std::string_view text, size_t maxDepth)
{
    TokenScan scan;
    scan.text.reserve(text.size());
    size_t depth = 0;
    for (size_t i = 0; i < text.size();) {
        const char c = text[i];
        size_t end = i + 1;
        if (c == '"')
            end = endOfString(text, i);
        else if (isTokenCharacter(c))
            end = endOfToken(text, i);
        const std::string_view part = text.substr(i, end - i);
        if (c == '{' || c == '[') {
            if (++depth > maxDepth) {
                scan.tooDeepAt = i;
                return scan;
            }
        } else if ((c == '}' || c == ']') && depth > 0) {
            --depth;
        }
        if (isTokenCharacter(c) && isUnusable(part))
            appendUnusable(scan, part);
        else
            scan.text += part;
        i = end;
    }
    return scan;
}

} // namespace runcast::config
