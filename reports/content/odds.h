// SPDX-License-Identifier: MIT
#pragma once

#include "core/forecast/figures.h"
#include "reports/format/format.h"

namespace runcast {

/// The percentiles of a figure where they are computed, all of them; nullptr = none.
const Percentiles *percentilesOf(const Figure &figure, const Forecast &forecast);

/// "P10 – P90: 71 – 86 days"; empty where no percentiles are computed.
QString oddsText(const Figure &figure, const Forecast &forecast, const Format &format);

} // namespace runcast
