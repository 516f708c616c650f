// SPDX-License-Identifier: MIT
#pragma once

#include "core/scenario/scenario.h"

namespace runcast {

/// Bytes per parameter that training keeps on its accelerators before any sharding.
struct StateBytes {
    double weights = 0;
    double gradients = 0;
    double optimizer = 0; // master copy and moments

    double total() const { return weights + gradients + optimizer; }
    /// What a checkpoint holds: weights and optimizer, no gradients.
    double checkpoint() const { return weights + optimizer; }
};

/// The training state of a precision scheme. 16-bit with AdamW and 16-bit gradients: 2 + 2 + 12 = 16 (Rajbhandari et
/// al. 2020, section 3.1); with fp32 gradients 18 (Megatron-LM's default). Sources of the other rows: docs/method.md,
/// "State".
StateBytes stateBytes(Precision precision, Optimizer optimizer, GradientPrecision gradients);

} // namespace runcast
