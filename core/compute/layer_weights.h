// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/checked_int.h"
#include "core/catalog/architecture.h"

namespace runcast {

/// Weights of the blocks of one layer; a block that the model does not have is 0. What takes part in a matrix product
/// is kept apart from norms and biases, for only the former costs FLOPs.
struct LayerWeights {
    CheckedInt attentionMatrices; // projections of queries, keys, values and output
    CheckedInt attentionOther;    // biases, norms of the latents, sinks
    CheckedInt indexerMatrices;   // of a layer that holds an indexer
    CheckedInt indexerOther;
    CheckedInt qkNorm;
    CheckedInt norms;       // of a layer with a dense MLP
    CheckedInt sparseNorms; // of a layer with experts
    CheckedInt mlpMatrices; // dense MLP
    CheckedInt mlpOther;
    CheckedInt routerMatrix; // with the gate of the shared expert
    CheckedInt routerOther;
    CheckedInt sharedMatrices; // shared experts and dense residual path
    CheckedInt expertMatrices; // one routed expert
    CheckedInt expertOther;
};

/// Formulas: docs/method.md, section "Parameters". Overflow is kept in each CheckedInt.
LayerWeights layerWeights(const Architecture &architecture);

/// Weights of one norm over `width` elements.
CheckedInt normWeights(NormKind kind, CheckedInt width);

} // namespace runcast
