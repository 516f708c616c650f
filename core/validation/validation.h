// SPDX-License-Identifier: MIT
#pragma once

#include <limits>
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
    std::string cluster; // of step rows: those that differ in the layout alone; may be empty
    std::string reason;  // English source text, context "Validation": why there is no forecast, or what explains it
};

/// The same for some of the rows, e.g. those of a kind. Fractions; NaN where there is none.
struct ValidationGroup {
    std::string id;
    std::string title; // English source text, context "Validation"
    size_t rows = 0;
    double medianError = 0, p90Error = 0, bias = 0;
    double coverage = 0;                                  // share of rows inside their band of P10 to P90
    double constantMedianError = 0, constantP90Error = 0; // of a constant utilisation instead
    double p10Ratio = 0, p50Ratio = 0, p90Ratio = 0;      // of measured over forecast time
};

/// How a kind of forecast does on rows from outside. Fractions.
struct ValidationSummary {
    size_t rows = 0;                                            // with a forecast
    double medianError = 0, p90Error = 0;                       // of the absolute errors
    double bias = 0;                                            // median of the signed errors
    double worstError = 0;                                      // signed, the largest in size
    double coverage = std::numeric_limits<double>::quiet_NaN(); // as in ValidationGroup; NaN = has no bands
    double constantMedianError = std::numeric_limits<double>::quiet_NaN();
    std::vector<ValidationGroup> groups;
    std::map<std::string, double> medianByGroup;
    std::vector<ValidationItem> items;
};

/// The quantile of values by linear interpolation between the order statistics; NaN of none.
double quantileOf(std::vector<double> values, double share);

/// Fills the statistics from the items; those without a forecast count nowhere.
ValidationSummary summarise(std::vector<ValidationItem> items);

} // namespace runcast
