// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace runcast {

/// The text with %1 … %9 replaced by the arguments, all at once: a "%2" inside an argument stays as it is.
std::string fillPlaces(std::string_view text, const std::vector<std::string> &arguments);

/// Without white space at both ends.
std::string_view trimmed(std::string_view text);

/// ASCII letters in lower case, everything else as it is.
std::string asciiLower(std::string_view text);

} // namespace runcast
