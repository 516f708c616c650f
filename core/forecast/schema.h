// SPDX-License-Identifier: MIT
#pragma once

#include "core/forecast/figures.h"
#include "core/scenario/parameters.h"

#include <string_view>
#include <vector>

namespace runcast {

/// The two registries. Everything that shows, edits, stores, compares or exports takes a schema and walks it.
struct Schema {
    std::vector<Parameter> parameters;
    std::vector<Figure> figures;

    const Parameter *parameter(std::string_view key) const;
    const Figure *figure(std::string_view key) const;
};

/// The schema of the program.
const Schema &standardSchema();

} // namespace runcast
