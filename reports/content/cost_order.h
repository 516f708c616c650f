// SPDX-License-Identifier: MIT
#pragma once

#include "core/forecast/schema.h"

#include <vector>

namespace runcast::report {

/// The parts of the total cost, the largest of this forecast first, contingency last.
std::vector<const Figure *> costPartsBySize(const Schema &schema, const Forecast &forecast);

/// Money that is set aside and not committed.
bool isContingency(const Figure &part);

} // namespace runcast::report
