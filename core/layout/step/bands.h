// SPDX-License-Identifier: MIT
#pragma once

#include "core/layout/step/step_time.h"

#include <span>
#include <string_view>

namespace runcast {

/// How far measured steps lie from predicted ones in a kind of run: measured time / predicted time.
struct StepBand {
    std::string_view id; // "dense_megatron_core"
    const char *title;   // English source text, context "Validation"
    double p10, p50, p90;
};

/// All kinds of run, each with its band; docs/method.md, "Bands".
std::span<const StepBand> stepBands();

/// The band of a predicted step, the first that fits: TPU, mixture of experts, long sequences, steps under a second,
/// then by software. Half as wide again (as logarithms) where no row was measured: accelerators without one, tensor
/// parallel over the link domain. The ends multiply the predicted time. `bands`: stepBands(), or others in their order.
StepBand stepBand(const StepTimeInput &input, double stepS, std::span<const StepBand> bands = stepBands());

} // namespace runcast
