// SPDX-License-Identifier: MIT
#pragma once

#include "core/catalog/architecture.h"
#include "core/compute/parameter_count.h"
#include "core/scenario/scenario.h"

namespace runcast {

enum class FlopConvention { SixNd, Causal, Full }; // how attention is counted; printed with every MFU

/// Forward FLOP per token by part; 1 multiply-add = 2 FLOP.
struct FlopPerToken {
    double projections = 0; // attention projections, and those to and from a narrower embedding
    double attention = 0;   // scores and values, by the convention
    double mlp = 0;         // dense MLPs, shared experts and dense paths beside experts
    double experts = 0;     // routed experts that a token visits
    double router = 0;
    double logits = 0;
    double forward = 0;  // the sum
    double training = 0; // forward + backward = 3 × forward, nothing recomputed

    bool operator==(const FlopPerToken &) const = default;
};

/// Mean number of positions that a token sees, of a sequence of `sequenceLength` tokens: in causal attention half of
/// it, within a window that slides w - w² / 2s of it, within a fixed chunk half the chunk; Full: min(s, w). A window of
/// 0 is none. The half is the convention of the reference figures; the exact mean (s + 1) / 2 differs by 1 / s.
double meanContext(double sequenceLength, double window, bool chunked, FlopConvention convention);

/// Tokens of the stretch that attention goes over: the sequence, or the documents packed into one that do not see each
/// other, which are given as Σ l² / Σ l of their lengths l.
double attentionTokens(double sequenceLength, double packedDocumentTokens);

/// Forward FLOP per token of a sequence of `sequenceLength` tokens, exact. SixNd: training = 6 × active parameters, and
/// the parts and their sum are those of the causal count. For packed documents give attentionTokens(). Source:
/// docs/method.md, "FLOP per token". Example: Llama 3.1 405B, 8,192 tokens, causal: training 2.523955986432e12.
FlopPerToken flopPerToken(const Architecture &architecture, const ParameterCount &count, double sequenceLength,
                          FlopConvention convention);

/// FLOP per token computed a second time in the backward pass: the attention core (selective), or all layers but not
/// the logits (full). Sources: Korthikanti et al. 2022, section 5; Narayanan et al. 2021, section 5.1. They count for
/// the hardware, not for the MFU.
double recomputedFlop(const FlopPerToken &flop, Recompute recompute);

/// 6 × N × D: training FLOP of N active parameters on D tokens (Kaplan et al. 2020, section 2.1).
double sixNdFlop(double activeParameters, double tokens);

} // namespace runcast
