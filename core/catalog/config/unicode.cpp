// SPDX-License-Identifier: MIT
#include "core/catalog/config/unicode.h"

namespace runcast::config {

namespace {

unsigned byteAt(std::string_view bytes, size_t i)
{
    return static_cast<unsigned char>(bytes[i]);
}

bool isContinuation(std::string_view bytes, size_t i)
{
    return i < bytes.size() && (byteAt(bytes, i) & 0xC0u) == 0x80u;
}

// Bytes of the character that starts at i; 0 if it is not valid (RFC 3629, section 4).
size_t characterLength(std::string_view bytes, size_t i)
{
    const unsigned first = byteAt(bytes, i);
    if (first < 0x80)
        return 1;
    if (!isContinuation(bytes, i + 1))
        return 0;
    const unsigned second = byteAt(bytes, i + 1);
    if (first >= 0xC2 && first <= 0xDF)
        return 2;
    if (first >= 0xE0 && first <= 0xEF) {
        const bool overlong = first == 0xE0 && second < 0xA0;
        const bool surrogate = first == 0xED && second > 0x9F;
        return !overlong && !surrogate && isContinuation(bytes, i + 2) ? 3 : 0;
    }
    if (first >= 0xF0 && first <= 0xF4) {
        const bool overlong = first == 0xF0 && second < 0x90;
        const bool beyond = first == 0xF4 && second > 0x8F;
        return !overlong && !beyond && isContinuation(bytes, i + 2) && isContinuation(bytes, i + 3) ? 4 : 0;
    }
    return 0;
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

size_t firstInvalidUtf8(std::string_view bytes)
{
    for (size_t i = 0; i < bytes.size();) {
        const size_t length = characterLength(bytes, i);
        if (length == 0)
            return i;
        i += length;
    }
    return std::string_view::npos;
}

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

size_t utf8Prefix(std::string_view text, size_t most)
{
    if (text.size() <= most)
        return text.size();
    size_t length = most;
    while (length > 0 && isContinuation(text, length))
        --length;
    return length;
}

std::string hexByte(char byte)
{
    constexpr char digits[] = "0123456789ABCDEF";
    const unsigned value = static_cast<unsigned char>(byte);
    return std::string("0x") + digits[value >> 4] + digits[value & 0xFu];
}

} // namespace runcast::config
