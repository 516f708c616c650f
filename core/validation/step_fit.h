// SPDX-License-Identifier: MIT
#pragma once

#include "core/layout/step/constants.h"
#include "core/validation/step_rows.h"

#include <stop_token>

namespace runcast {

/// The constants that fit these rows best: robust least squares on ln(predicted / measured), each constant held to its
/// start by a prior as wide as its evidence allows. Rows without a forecast are left out. Deterministic.
StepTimeConstants fitStepConstants(const std::vector<const StepRow *> &rows, StepTimeConstants start,
                                   const std::stop_token &stop = {});

} // namespace runcast
