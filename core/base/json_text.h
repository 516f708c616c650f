// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"

#include <nlohmann/json.hpp>

#include <string_view>

namespace runcast {

using OrderedJson = nlohmann::ordered_json;

/// Parses foreign JSON with a bound on its depth and without exceptions; a key that stands twice in one object is an
/// error, since readers differ on which one counts. Errors name the byte.
Result<OrderedJson> parseJson(std::string_view text, int maximumDepth = 32);

/// A number as JSON prints it best: whole numbers without a fraction, null for what is not finite.
OrderedJson jsonNumber(double number);

} // namespace runcast
