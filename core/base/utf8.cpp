// SPDX-License-Identifier: MIT
#include "core/base/utf8.h"

namespace runcast {
namespace {

struct Lead {
    size_t length;     // of the whole character; 0 = no lead byte
    unsigned char low; // range of the second byte
    unsigned char high;
};

Lead leadOf(unsigned char byte)
{
    if (byte >= 0xC2 && byte <= 0xDF)
        return {2, 0x80, 0xBF};
    if (byte == 0xE0)
        return {3, 0xA0, 0xBF};
    if (byte == 0xED)
        return {3, 0x80, 0x9F};
    if (byte >= 0xE1 && byte <= 0xEF)
        return {3, 0x80, 0xBF};
    if (byte == 0xF0)
        return {4, 0x90, 0xBF};
    if (byte >= 0xF1 && byte <= 0xF3)
        return {4, 0x80, 0xBF};
    if (byte == 0xF4)
        return {4, 0x80, 0x8F};
    return {0, 0, 0};
}

} // namespace

size_t firstInvalidUtf8(std::string_view bytes)
{
    size_t i = 0;
    while (i < bytes.size()) {
        const auto at = [&](size_t k) { return static_cast<unsigned char>(bytes[k]); };
        if (at(i) < 0x80) {
            ++i;
            continue;
        }
        const Lead lead = leadOf(at(i));
        if (lead.length == 0 || i + lead.length > bytes.size() || at(i + 1) < lead.low || at(i + 1) > lead.high)
            return i;
        for (size_t k = 2; k < lead.length; ++k) {
            if ((at(i + k) & 0xC0) != 0x80)
                return i;
        }
        i += lead.length;
    }
    return std::string_view::npos;
}

std::string shortened(std::string_view text, size_t maxBytes)
{
    if (text.size() <= maxBytes)
        return std::string(text);
    size_t end = maxBytes;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80)
        --end;
    return std::string(text.substr(0, end)) + "…";
}

} // namespace runcast
