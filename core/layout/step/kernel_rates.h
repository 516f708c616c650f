// SPDX-License-Identifier: MIT
#pragma once

#include "core/layout/step/step_time.h"
#include "core/scenario/scenario.h"

namespace runcast {

struct Accelerator;

/// Which fused attention kernels the software has: 1 (2023), 2, or 3 (Hopper only).
enum class AttentionGeneration { First = 1, Second = 2, Third = 3 };

/// In what numbers the matrix products are done.
enum class ProductFormat { Sixteen, Eight, Four, Integer8, Fp32 };
ProductFormat productFormat(Precision precision);

/// What the step-time model needs of an accelerator at a precision. Families without measured rows take the mean of
/// their kind (evidence C). A peak or link that the catalog does not have is NaN, and so is the step.
KernelRates kernelRates(const Accelerator &accelerator, ProductFormat format, AttentionGeneration generation,
                        const StepTimeConstants &constants);
inline KernelRates kernelRates(const Accelerator &accelerator, Precision precision, AttentionGeneration generation,
                               const StepTimeConstants &constants)
{
    return kernelRates(accelerator, productFormat(precision), generation, constants);
}

} // namespace runcast
