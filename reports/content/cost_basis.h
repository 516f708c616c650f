// SPDX-License-Identifier: MIT
#pragma once

#include "reports/content/scenario_charts.h"

namespace runcast {

/// What a part of the cost comes from, in a few words: "29.8 M h × 2.40 USD/h", "8 % of the machines". A part without
/// words of its own shows its formula with its numbers; one that is not computed shows nothing.
QString costBasis(const Figure &part, const PicturedScenario &pictured);

} // namespace runcast
