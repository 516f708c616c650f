// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/catalog/architecture.h"

#include <cstdint>
#include <string>
#include <vector>

namespace runcast {

/// Weights of a model, exact. `active` counts what one token visits, embedding and output matrix included.
struct ParameterCount {
    std::int64_t total = 0;
    std::int64_t active = 0;
    std::int64_t inputEmbedding = 0;
    std::int64_t learnedPositions = 0;
    std::int64_t outputMatrix = 0;          // untied only
    std::int64_t denseLayer = 0;            // one layer with a dense MLP; 0 if there is none
    std::int64_t sparseLayer = 0;           // one layer with experts; 0 if there is none
    std::int64_t sparseLayerActive = 0;     // of which a token visits
    std::int64_t routedExpertsPerLayer = 0; // all routed experts of one sparse layer
    std::int64_t finalNorm = 0;
    std::int64_t matmulActive = 0; // active weights of matrix products without the output matrix
    std::int64_t logitMatmul = 0;  // V × h, also when tied

    bool operator==(const ParameterCount &) const = default;
};

/// Counts the weights of a complete architecture, without allocation. The formulas and their sources are in
/// docs/method.md, section "Parameters". A product beyond 2^63 is an error, never a wrapped number.
/// Example: Llama 3.1 405B: total 405,853,388,800.
Result<ParameterCount> countParameters(const Architecture &architecture);

/// One block of the parameter tree: "attention", its shape in words ("4 projections of 16,384 × …"), count and layers.
struct ParameterBlock {
    std::string name;  // English source text, context "Blocks"
    std::string shape; // language-neutral, "16384 × 53248 × 3"
    std::int64_t each = 0;
    std::int64_t times = 1; // layers that hold it
    int depth = 0;          // place in the tree
};

/// The tree of a model's weights, depth first. The leaves sum to the total.
std::vector<ParameterBlock> parameterTree(const Architecture &architecture);

} // namespace runcast
