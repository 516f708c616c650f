// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/validation/validation.h"

#include <string_view>

namespace runcast {

/// Estimated memory of the fullest accelerator against measured rows, in GB (10^9 bytes). The rows have the columns of
/// core/catalog/data/measured/memory.csv; a row whose layout is not stated has no forecast and says so.
Result<ValidationSummary> validateMemory(std::string_view csvBytes, std::string_view fileName);

/// The rows that are compiled in.
Result<ValidationSummary> validateShippedMemory();

} // namespace runcast
