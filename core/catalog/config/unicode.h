// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace runcast::config {

/// UTF-16 as UTF-8; nothing if a unit is cut off or a surrogate stands alone.
std::optional<std::string> utf16ToUtf8(std::string_view bytes, bool bigEndian);

/// "0xE9"
std::string hexByte(char byte);

} // namespace runcast::config
