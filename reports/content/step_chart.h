// SPDX-License-Identifier: MIT
#pragma once

#include "reports/content/scenario_charts.h"

namespace runcast {

/// Where the seconds of the predicted step go: a bar a part, the longest first; computing, communication and waiting in
/// colours of their own.
Chart stepPartsChart(const PicturedScenario &pictured);

} // namespace runcast
