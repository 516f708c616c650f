// SPDX-License-Identifier: MIT
#pragma once

#include "core/forecast/resolve.h"

namespace runcast {

/// Appends a finding for every rule of a layout that costs time rather than forbids the run, each with what it costs as
/// a share of the step and with the fix. Needs the shape of the model.
void checkLayoutOutcome(std::vector<Finding> &findings, const ResolvedInputs &inputs, const Forecast &forecast);

} // namespace runcast
