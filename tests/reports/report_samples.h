// SPDX-License-Identifier: MIT
#pragma once

#include "reports/snapshot.h"

#include <string>
#include <utility>
#include <vector>

namespace runcast::samples {

/// Typed inputs, as the command line takes them: {"cluster.accelerators", "16384"}.
using Inputs = std::vector<std::pair<const char *, const char *>>;

/// A scenario of a published model with inputs typed over it, forecast with the program's schema and catalog.
ReportScenario scenario(const std::string &name, const std::string &preset, const Inputs &inputs = {});

/// The published 405B run on 16,384 rented accelerators with dates, limits, staff and a history.
ReportScenario frontier();
/// The same owned, a smaller model, and the same later.
ReportScenario owned();
ReportScenario smaller();
ReportScenario deferred();

/// Odd ones: a tiny model on one accelerator without dates, and a run whose tokens nobody entered.
ReportScenario tiny();
ReportScenario withoutTokens();
/// Names that break careless programs: quotes, markup, emoji, 200 characters, an unbroken word, Arabic, a formula.
std::vector<std::string> hostileNames();

/// A budget report of frontier() on a fixed date.
ReportRequest budget();
ReportRequest budgetOf(ReportScenario scenario);
ReportRequest summary();
/// frontier(), owned(), smaller() and deferred().
ReportRequest comparison();
/// Six scenarios under the hostile names.
ReportRequest hostileComparison();

} // namespace runcast::samples
