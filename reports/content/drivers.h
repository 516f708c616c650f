// SPDX-License-Identifier: MIT
#pragma once

#include "reports/content/headline.h"

#include <vector>

namespace runcast {
struct ReportScenario;
} // namespace runcast

namespace runcast::report {

/// A plausible change of one input for the worse, and what it does.
struct Driver {
    enum class Kind { Points, Doubled, TenPercent }; // of the change

    const Parameter *parameter = nullptr;
    Kind kind = Kind::TenPercent;
    double from = 0, to = 0;
    double extraUsd = 0; // before contingency
    double extraDays = 0;
};

/// The inputs that raise the cost most by a plausible change: shares by 2 points, rates of events twice as high,
/// everything else by 10 %. Inputs that are the plan itself (counts, shapes, choices) are none. Largest first.
std::vector<Driver> costDrivers(const ReportScenario &scenario, const Schema &schema, const Catalog &catalog,
                                size_t count);

} // namespace runcast::report
