// SPDX-License-Identifier: MIT
#pragma once

#include "reports/content/scenario_charts.h"

namespace runcast {

/// True for a part of the predicted step: the parts sum to it.
bool isStepPart(const Figure &figure);

/// Where the seconds of the predicted step go: a bar a part, the longest first; computing, communication and waiting in
/// colours of their own.
Chart stepPartsChart(const PicturedScenario &pictured);

} // namespace runcast
