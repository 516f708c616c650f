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
    std::int64_t sparseLayers = 0;          // how many of the layers have experts
    std::int64_t routedExpertsPerLayer = 0; // all routed experts of one sparse layer
    std::int64_t indexerPerLayer = 0;       // in the layers that hold an indexer, beside the two figures above
    std::int64_t balancingBias = 0;         // router biases of all layers that a rule moves, not the gradient
    std::int64_t finalNorm = 0;
    std::int64_t otherOutside = 0; // embedding norm, projections to the embedding's width, bias of the output matrix
    std::int64_t matmulActive = 0; // active weights of matrix products but for the output matrix
    std::int64_t logitMatmul = 0;  // V × h, also when tied

    /// Without input embedding, learned positions and an untied output matrix (OPT, Pythia; Kaplan's for GPT-2).
    std::int64_t nonEmbedding() const { return total - inputEmbedding - learnedPositions - outputMatrix; }

    bool operator==(const ParameterCount &) const = default;
};

/// Counts the weights of a complete architecture, without allocation. The formulas and their sources are in
/// docs/method.md, section "Parameters". An incomplete shape or a count beyond 2^63 is an error, never a wrapped
/// number. Example: Llama 3.1 405B: total 405,853,388,800.
Result<ParameterCount> countParameters(const Architecture &architecture);

/// One block of the parameter tree: a name, its shape ("16384 × 53248 × 3"), its weights and how often it occurs.
struct ParameterBlock {
    std::string name;  // English source text, context "Blocks"
    std::string shape; // language-neutral; empty for a block of blocks
    std::int64_t each = 0;
    std::int64_t times = 1; // how many of them the model has
    int depth = 0;          // place in the tree; the root has depth 0
};

/// The tree of a model's weights, depth first; empty if it cannot be counted. The leaves sum to the total:
/// a leaf is a block that no deeper one follows.
std::vector<ParameterBlock> parameterTree(const Architecture &architecture);

} // namespace runcast
