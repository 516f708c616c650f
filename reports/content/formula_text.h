// SPDX-License-Identifier: MIT
#pragma once

#include "core/forecast/explain.h"
#include "reports/content/report_context.h"

namespace runcast::report {

/// The formula of a figure with its inputs' values in the symbols' places: "31,352,309.26 h × 2.40 USD/h". Symbols
/// that stand for names (a precision, a model) are put in as names.
QString formulaWithValues(const Explanation &explanation, const ReportContext &context);

/// A value with the digits that a reader needs to compute on: "39.372 ×10²⁴ FLOP", "79.93 days".
QString formulaNumber(Unit unit, double value, const Format &format);

/// "N total parameters, D tokens": what the symbols of the formula stand for.
QString symbolsText(const Explanation &explanation, const ReportContext &context);

} // namespace runcast::report
