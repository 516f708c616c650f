// SPDX-License-Identifier: MIT
#pragma once

#include "core/catalog/architecture.h"
#include "core/compute/parameter_count.h"

namespace runcast {

enum class FlopConvention { SixNd, Causal, Full }; // how attention is counted; printed with every MFU

/// Forward FLOP per token by part; 1 multiply-add = 2 FLOP.
struct FlopPerToken {
    double projections = 0; // attention projections
    double attention = 0;   // scores and values, by the convention
    double mlp = 0;         // dense MLPs and shared experts
    double experts = 0;     // routed experts
    double router = 0;
    double logits = 0;
    double forward = 0;  // the sum
    double training = 0; // forward + backward = 3 × forward, nothing recomputed
};

/// Forward FLOP per token of a sequence of `sequenceLength` tokens, exact. SixNd: training = 6 × active parameters and
/// the parts are those of the causal count. Source: docs/method.md, "FLOP per token".
/// Example: Llama 3.1 405B, 8,192 tokens, causal: training 2.523955986432e12.
FlopPerToken flopPerToken(const Architecture &architecture, const ParameterCount &count, double sequenceLength,
                          FlopConvention convention);

/// 6 × N × D: training FLOP of N active parameters on D tokens (Kaplan et al. 2020, section 2.1).
double sixNdFlop(double activeParameters, double tokens);

} // namespace runcast
