// SPDX-License-Identifier: MIT
#include "core/memory/training_state.h"

namespace runcast {

namespace {

constexpr double fp32Bytes = 4;

/// Moments and other optimizer state without the fp32 master copy.
double momentBytes(Precision precision, Optimizer optimizer)
{
    switch (optimizer) {
    case Optimizer::AdamW:
        return precision == Precision::Fp8 ? 4 : 8; // DeepSeek-V3 keeps both moments in bf16
    case Optimizer::AdamWBf16:
        return 4; // both moments in bf16
    case Optimizer::AdamW8Bit:
        return 2; // Dettmers et al. 2022: one byte a moment
    case Optimizer::Adafactor:
        return 0; // factored second moment, no momentum: below 0.01 byte a weight
    case Optimizer::Muon:
        return 4; // one fp32 momentum
    case Optimizer::SgdMomentum:
        return 4;
    }
    return 0;
}

double gradientBytes(GradientPrecision gradients)
{
    switch (gradients) {
    case GradientPrecision::Sixteen:
        return 2;
    case GradientPrecision::Fp32:
        return fp32Bytes;
    case GradientPrecision::Both:
        return 2 + fp32Bytes;
    }
    return 0;
}

} // namespace

StateBytes stateBytes(Precision precision, Optimizer optimizer, GradientPrecision gradients)
{
    StateBytes bytes;
    switch (precision) {
    case Precision::Fp32: // the weights are their own master copy
        bytes.weights = fp32Bytes;
        bytes.gradients = fp32Bytes;
        bytes.optimizer = momentBytes(precision, optimizer);
        return bytes;
    case Precision::Fp8:
        bytes.weights = 1;
        break; // DeepSeek-V3 technical report, section 3.3
    case Precision::Bf16:
    case Precision::Fp16:
        bytes.weights = 2;
        break;
    }
    bytes.gradients = gradientBytes(gradients);
    // Stochastic rounding needs no master copy.
    bytes.optimizer = (optimizer == Optimizer::AdamWBf16 ? 0 : fp32Bytes) + momentBytes(precision, optimizer);
    return bytes;
}

} // namespace runcast
