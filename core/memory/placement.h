// SPDX-License-Identifier: MIT
#pragma once

#include "core/memory/training_state.h"

namespace runcast {

/// Bytes of training state on one accelerator: a model of `parameters` weights in `modelShards` equal pieces (tensor ×
/// pipeline), each shared by `replicas` ranks by ZeRO stage: 0 nothing, 1 optimizer, 2 and gradients, 3 and weights;
/// below 0 = not known: NaN. Source: Rajbhandari et al. 2020, figure 1. Example: 7.5e9 parameters, 1 piece, 64 ranks,
/// stage 1: 31.40625e9 B.
StateBytes localState(const StateBytes &perParameter, double parameters, double modelShards, double replicas,
                      int zeroStage);

} // namespace runcast
