// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/catalog/catalog.h"
#include "core/layout/step/kernel_rates.h"

#include <string>
#include <string_view>
#include <vector>

namespace runcast {

enum class StepSet { Dense, Experts, Tpu, OneServer };

/// One measured step as the model sees it: everything but the rates, which depend on the constants.
struct StepRow {
    std::string id, source;
    std::string group;   // model and accelerator: re-measurements stay together
    std::string cluster; // also source, accelerators, sequence and precision: only the layout differs
    std::string reason;  // English source text, context "Validation": why there is no forecast; empty if there is one
    StepSet set = StepSet::Dense;
    const Accelerator *accelerator = nullptr;
    ProductFormat format = ProductFormat::Sixteen;
    AttentionGeneration generation = AttentionGeneration::Second;
    StepTimeInput input;                                   // without rates
    double networkBandwidth = 0, domain = 0;               // that differ from the catalog's; 0 = they do not
    bool capped500W = false, softwareOf2023 = false;       // factors of their own
    bool oneLayer = false;                                 // timed alone: no logits, optimizer, fixed cost
    char expertEra = 'C';                                  // of mixture-of-experts software
    double accelerators = 1, tokensPerStep = 0, stepS = 0; // measured

    double tokensPerSPerAccelerator(double seconds) const { return tokensPerStep / seconds / accelerators; }
    /// Model FLOP of a step, causal attention.
    double flop() const;
};

/// Rows with the columns of core/catalog/data/measured/steps.csv, or of one_server.csv. How blanks are read:
/// docs/method.md, "Validation of the step".
Result<std::vector<StepRow>> readStepRows(std::string_view csvBytes, std::string_view fileName);

/// The input of the model for a row under these constants.
StepTimeInput stepInput(const StepRow &row, const StepTimeConstants &constants);
/// Predicted seconds of a step.
double predictedStepS(const StepRow &row, const StepTimeConstants &constants);

} // namespace runcast
