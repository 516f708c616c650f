// SPDX-License-Identifier: MIT
#pragma once

#include "core/forecast/compare.h"
#include "reports/content/report_context.h"

namespace runcast::report {

/// The scenarios of the request side by side.
Comparison comparisonOf(const ReportContext &context);

/// "A" with its square, then the name, shortened where it is long.
RichText scenarioHead(const ReportContext &context, size_t index, bool withName = true);

/// Inputs that differ, a column a scenario; those that differ from the baseline in medium weight.
Table differingInputs(const ReportContext &context, Numbering &numbering, const Comparison &comparison);

/// Results that differ: value, change against the baseline below it, the best of a row marked.
Table comparedResults(const ReportContext &context, Numbering &numbering, const Comparison &comparison);

/// True if the scenario trains what the baseline trains: a model of the same size on as many tokens. The cost of
/// another purpose is no better or worse.
bool hasSamePurpose(const ReportContext &context, size_t index);

/// Scenarios by rank: first those that train what the baseline trains and break no limit, then those that break one,
/// then those of another purpose; each by cost, unknown costs last.
std::vector<size_t> ranking(const ReportContext &context);

/// "kept", "2 broken", "≠ another model" or "not known", with sign and tone.
RichText standing(const ReportContext &context, size_t index);

/// Limits that a scenario breaks.
int brokenLimits(const Forecast &forecast);

} // namespace runcast::report
