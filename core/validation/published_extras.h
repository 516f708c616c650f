// SPDX-License-Identifier: MIT
#pragma once

#include "core/catalog/architecture.h"
#include "core/compute/parameter_count.h"

#include <string>
#include <vector>

namespace runcast {

/// Something that published totals count and Runcast does not: "layers for multi-token prediction", 11,610,068,224.
struct PublishedExtra {
    std::string name; // English source text, context "Validation"
    std::int64_t weights = 0;

    bool operator==(const PublishedExtra &) const = default;
};

/// The extras that make up `more` weights, to the unit: copies of tied matrices, prediction layers, stored rotary
/// frequencies, the vision parts of Gemma 3 and Llama 4. Empty if no combination of them does.
std::vector<PublishedExtra> explainExtras(const Architecture &architecture, const ParameterCount &count,
                                          std::int64_t more);

} // namespace runcast
