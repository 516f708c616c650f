// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/catalog/config/import_log.h"

#include <string>
#include <string_view>

namespace runcast::config {

/// The bytes of a file as UTF-8 text without byte order mark; UTF-16 is converted with a warning. An Error names what
/// the file is instead: empty, binary, a web page, a pointer to the real file, or text of another encoding.
Result<std::string> decodeText(std::string_view bytes, ImportLog &log);

/// "line 3, column 14" of a byte in the text, both from 1.
std::string placeOf(std::string_view text, size_t offset);

/// Text from a file as a message may show it: without control characters, at most 60 bytes.
std::string shown(std::string_view text);

} // namespace runcast::config
