// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/session.h"
#include "reports/snapshot.h"

namespace runcast::cli {

/// Figures and inputs of all scenarios, a row each; beside each value its change against the baseline. Inputs are
/// listed where they differ.
Table comparisonTable(const std::vector<ReportScenario> &scenarios, size_t baseline, bool onlyDifferences,
                      const Session &session);

} // namespace runcast::cli
