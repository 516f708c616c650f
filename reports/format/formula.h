// SPDX-License-Identifier: MIT
#pragma once

#include "core/forecast/explain.h"
#include "reports/format/format.h"

namespace runcast {

/// The value of one input of a formula: "29.8 M h", "H100 SXM", "–" if there is none.
QString inputText(const ExplainedInput &input, const Format &format, const Catalog &catalog);

/// The formula of a figure with its inputs' values in the places of their symbols: "29.8 M h × 2.40 USD/h".
QString filledFormula(const Explanation &explanation, const Format &format, const Catalog &catalog);

} // namespace runcast
