// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace runcast::config {

/// Index of the first byte that is not part of valid UTF-8 (overlong forms and surrogates are not valid); npos if none.
size_t firstInvalidUtf8(std::string_view bytes);

/// UTF-16 as UTF-8; nothing if a unit is cut off or a surrogate stands alone.
std::optional<std::string> utf16ToUtf8(std::string_view bytes, bool bigEndian);

/// The longest length up to `most` at which the text can be cut without parting a character.
size_t utf8Prefix(std::string_view text, size_t most);

/// "0xE9"
std::string hexByte(char byte);

} // namespace runcast::config
