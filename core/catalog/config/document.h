// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/catalog/config/import_log.h"

#include <nlohmann/json.hpp>
#include <string_view>

namespace runcast::config {

using Json = nlohmann::json;

/// The JSON object in the text. Tolerates what real files hold beside JSON: NaN, Infinity and numbers that no 64-bit
/// type holds become strings that unusableNumber() knows. A key given twice is a warning with both values; the last one
/// wins. Refuses more than 64 levels of nesting before anything is built, so that no text can exhaust the stack.
Result<Json> parseDocument(std::string_view text, ImportLog &log);

/// The token as written ("NaN", "1e400") if the value stands for a number that cannot be used; else empty.
std::string_view unusableNumber(const Json &value);

/// A value as a message may show it: "512", "\"abc\"", "[…]".
std::string shownValue(const Json &value);

} // namespace runcast::config
