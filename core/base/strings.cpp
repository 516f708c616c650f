// SPDX-License-Identifier: MIT
#include "core/base/strings.h"

namespace runcast {

std::string fillPlaces(std::string_view text, const std::vector<std::string> &arguments)
{
    std::string filled;
    for (size_t i = 0; i < text.size(); ++i) {
        const bool place = text[i] == '%' && i + 1 < text.size() && text[i + 1] >= '1' && text[i + 1] <= '9';
        const size_t index = place ? size_t(text[i + 1] - '1') : arguments.size();
        if (index >= arguments.size()) {
            filled += text[i];
            continue;
        }
        filled += arguments[index];
        ++i;
    }
    return filled;
}

std::string_view trimmed(std::string_view text)
{
    constexpr std::string_view white = " \t\r\n\f\v";
    const size_t first = text.find_first_not_of(white);
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(white) - first + 1);
}

std::string asciiLower(std::string_view text)
{
    std::string lower(text);
    for (char &c : lower) {
        if (c >= 'A' && c <= 'Z')
            c = char(c - 'A' + 'a');
    }
    return lower;
}

} // namespace runcast
