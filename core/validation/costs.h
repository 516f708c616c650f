// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/validation/validation.h"

#include <string_view>

namespace runcast {

/// Cost (USD), energy (MWh) and carbon (t) of published runs, computed from the inputs that their authors state, beside
/// what they report. The rows have the columns of core/catalog/data/published/costs.csv; one whose inputs are not
/// published has no forecast and names what is missing. The group is the quantity.
Result<ValidationSummary> validateCosts(std::string_view csvBytes, std::string_view fileName);

/// The rows that are compiled in.
Result<ValidationSummary> validateShippedCosts();

} // namespace runcast
