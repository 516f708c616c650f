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

/// A budget report of frontier() on a fixed date.
ReportRequest budget();
ReportRequest summary();
/// frontier(), owned(), smaller() and deferred().
ReportRequest comparison();

} // namespace runcast::samples
