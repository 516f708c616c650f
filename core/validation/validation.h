// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <string>
#include <vector>

namespace runcast {

/// One forecast beside what was measured or published.
struct ValidationItem {
    std::string id;
    double measured = 0, forecast = 0; // same unit; NaN where there is no forecast
    double error = 0;                  // forecast / measured - 1
    bool usedToFit = false;
    std::string group;
    std::string reason; // English source text, context "Validation": why there is no forecast, or what explains it
};

/// How a kind of forecast does on rows from outside. Fractions.
struct ValidationSummary {
    size_t rows = 0;                      // with a forecast
    double medianError = 0, p90Error = 0; // of the absolute errors
    double bias = 0;                      // median of the signed errors
    double worstError = 0;                // signed, the largest in size
    std::map<std::string, double> medianByGroup;
    std::vector<ValidationItem> items;
};

/// Fills the statistics from the items; those without a forecast count nowhere.
ValidationSummary summarise(std::vector<ValidationItem> items);

} // namespace runcast
