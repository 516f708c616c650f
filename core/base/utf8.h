// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace runcast {

/// Where the first byte that is no well-formed UTF-8 stands (RFC 3629: no overlong forms, no surrogates); npos if none.
size_t firstInvalidUtf8(std::string_view bytes);

/// The text, cut at a character's edge to at most `maxBytes` bytes, with "…" for what was cut: for error messages.
std::string shortened(std::string_view text, size_t maxBytes = 60);

} // namespace runcast
