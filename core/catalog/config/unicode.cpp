// SPDX-License-Identifier: MIT
#include "core/catalog/config/unicode.h"

namespace runcast::config {

namespace {

unsigned byteAt(std::string_view bytes, size_t i)
{
    return static_cast<unsigned char>(bytes[i]);
}

void appendUtf8(std::string &text, unsigned code)
{
    const auto append = [&text](unsigned byte) { text += char(byte); };
    if (code < 0x80) {
        append(code);
    } else if (code < 0x800) {
        append(0xC0u | code >> 6);
        append(0x80u | (code & 0x3Fu));
    } else if (code < 0x10000) {
        append(0xE0u | code >> 12);
        append(0x80u | (code >> 6 & 0x3Fu));
        append(0x80u | (code & 0x3Fu));
    } else {
        append(0xF0u | code >> 18);
        append(0x80u | (code >> 12 & 0x3Fu));
        append(0x80u | (code >> 6 & 0x3Fu));
        append(0x80u | (code & 0x3Fu));
    }
}

} // namespace

std::optional<std::string> utf16ToUtf8(std::string_view bytes, bool bigEndian)
{
    if (bytes.size() % 2 != 0)
        return std::nullopt;
    const auto unitAt = [&](size_t i) {
        return bigEndian ? byteAt(bytes, i) << 8 | byteAt(bytes, i + 1) : byteAt(bytes, i + 1) << 8 | byteAt(bytes, i);
    };
    std::string text;
    text.reserve(bytes.size() / 2);
    for (size_t i = 0; i < bytes.size(); i += 2) {
        unsigned code = unitAt(i);
        if (code >= 0xD800 && code <= 0xDFFF) {
            const bool paired = code <= 0xDBFF && i + 4 <= bytes.size() && (unitAt(i + 2) & 0xFC00u) == 0xDC00u;
            if (!paired)
                return std::nullopt;
            code = 0x10000u + ((code & 0x3FFu) << 10) + (unitAt(i + 2) & 0x3FFu);
            i += 2;
        }
        appendUtf8(text, code);
    }
    return text;
}

std::string hexByte(char byte)
{
    constexpr char digits[] = "0123456789ABCDEF";
    const unsigned value = static_cast<unsigned char>(byte);
    return std::string("0x") + digits[value >> 4] + digits[value & 0xFu];
}

} // namespace runcast::config
