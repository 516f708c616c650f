// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/validation/step_rows.h"
#include "core/validation/validation.h"

#include <functional>
#include <stop_token>
#include <string_view>

namespace runcast {

/// By how much (as logarithms) the ends of a band stand further from its middle than the deciles they are made of:
/// deciles of some tens of rows in fewer groups are too near on average.
inline constexpr double bandWidening = 1.1;

struct StepValidationOptions {
    int folds = 8;
    std::function<void(double fraction)> progress{};
    std::stop_token stop{};
};

/// The shipped rows in grouped cross-validation: rows of one model and accelerator stay together, and each is forecast
/// with constants fitted to the other folds. Errors are of tokens/s, forecast / measured - 1. Beside each stands that
/// of one utilisation for accelerator, precision and kind of model, from the same folds. The bands that the rows of a
/// fold are judged by are made of the other folds. The protocol: docs/method.md, "Validation of the step".
Result<ValidationSummary> crossValidateSteps(const StepValidationOptions &options = {});

/// Rows from outside with the shipped constants, which have not seen them. A row that is shipped as well was used.
Result<ValidationSummary> validateSteps(std::string_view csvBytes, std::string_view fileName);

/// How far the order of layouts of one model on one cluster is off: the spread (standard deviation) of ln(predicted /
/// measured) around its mean within groups of at least four layouts of the cross-validated rows.
double rankingSpread(const ValidationSummary &summary);

} // namespace runcast
