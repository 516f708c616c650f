// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/session.h"
#include "core/validation/parameters.h"

namespace runcast::cli {

/// {"rows", "median_error", "p90_error", "bias", "coverage", "constant_baseline_error", "by_group": {…}, "items":
/// [{"id", "measured", "forecast", "error", "group", "used_to_fit", "reason"}]}; null for what this kind does not have.
/// Where the groups have more than a median, "by_group" holds {"rows", "median_error", "p90_error", "bias", "coverage",
/// "constant_median_error", "constant_p90_error", "p10_ratio", "p50_ratio", "p90_ratio"} each.
OrderedJson validationJson(const ValidationSummary &summary);
/// The same for counts of weights under "parameters"; its items also say whether the difference is explained.
OrderedJson parameterRowsJson(const std::vector<ParameterRow> &rows);

/// A row an item, the statistics below.
Table validationTable(const ValidationSummary &summary, const Session &session);
/// A row a group, with the errors of a constant utilisation beside its own.
Table validationGroupTable(const ValidationSummary &summary, const Session &session);
Table parameterRowTable(const std::vector<ParameterRow> &rows, const Session &session);

} // namespace runcast::cli
