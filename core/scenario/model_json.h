// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/catalog/architecture.h"

#include <string>
#include <string_view>

namespace runcast {

class Catalog;
struct Schema;

/// A model under the name that a person gave it.
struct NamedModel {
    std::string name;
    Architecture architecture;
};

inline constexpr int modelSchemaVersion = 1;

/// The model as one JSON object: {"runcast_model": 1, "name", "family", "parameters": {"model.layers": 126, …}}.
std::string modelToJson(const NamedModel &model, const Schema &schema);

/// Reads what modelToJson() wrote, from any source. Refused with the place: what is no such object, a newer format,
/// keys that are no sizes of a model, a shape that cannot be counted.
Result<NamedModel> modelFromJson(std::string_view json, const Schema &schema, const Catalog &catalog);

} // namespace runcast
