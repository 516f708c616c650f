// SPDX-License-Identifier: MIT
#pragma once

#include "core/scenario/check.h"

namespace runcast {

/// Appends a finding for every rule of a layout that the scenario breaks: what does not divide is an Error where no
/// such run can start, a Warning where it runs unevenly or slowly.
void checkLayout(std::vector<Finding> &findings, const Scenario &scenario, const Catalog &catalog);

} // namespace runcast
