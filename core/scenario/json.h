// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/scenario/scenario.h"

#include <string>
#include <string_view>

namespace runcast {

class Catalog;
struct Schema;

inline constexpr int scenarioSchemaVersion = 1;

/// The scenario as one JSON object with stable key order: {"runcast_scenario": 1, "name", "parameters": {KEY: value},
/// "sources": {KEY: {kind, text, date}}, "model_origin": {"family", "remarks": [[id, argument …] …] of its import}}.
std::string scenarioToJson(const Scenario &scenario, const Schema &schema);

/// Reads what scenarioToJson wrote, from any source. Wrong types, unknown keys, duplicate keys, NaN and a newer schema
/// are errors that name the place; a parameter that is not there takes its default.
Result<Scenario> scenarioFromJson(std::string_view json, const Schema &schema, const Catalog &catalog);

} // namespace runcast
