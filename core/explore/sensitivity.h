// SPDX-License-Identifier: MIT
#pragma once

#include "core/forecast/schema.h"

#include <stop_token>
#include <vector>

namespace runcast {

/// What one input does to a figure when it alone moves down and up by the same share.
struct SensitivityRow {
    const Parameter *parameter = nullptr;
    double input = 0, lowInput = 0, highInput = 0;
    double low = notComputed, high = notComputed; // the figure there; NaN = the input cannot stand there

    /// The larger of the two changes of the figure, in size; 0 if neither can be computed.
    double effect(double base) const;
};

struct Sensitivity {
    double base = notComputed;            // the figure as the scenario has it
    std::vector<SensitivityRow> rows;     // the largest effect first; inputs without any effect are left out
    std::vector<const Parameter *> stuck; // inputs that can stand at neither end: a count that must divide, a bound
};

/// Moves each number that the figure depends on by ±share, one at a time, and forecasts anew. Counts move by whole
/// numbers; what is not entered, zero, derived or without effect stays. Nothing depending on it is adapted.
/// Example: with share 0.1 the rent of a rented cluster moves its accelerator cost by ±10 %.
Sensitivity oneWaySensitivity(const Scenario &scenario, const Figure &figure, const Schema &schema,
                              const Catalog &catalog, double share = 0.1, const std::stop_token &stop = {});

} // namespace runcast
