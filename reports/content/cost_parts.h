// SPDX-License-Identifier: MIT
#pragma once

#include "core/forecast/schema.h"
#include "reports/charts/chart_color.h"

namespace runcast {

/// The parts of the total cost, in the order of the schema.
std::vector<const Figure *> costParts(const Schema &schema);

/// Those that something is paid for, or that are not computed. The others are nothing.
std::vector<const Figure *> paidCostParts(const Schema &schema, const Forecast &forecast);

/// The colour that a part of the cost has in every picture: a few hues, tinted within what belongs together.
ChartColor costPartColor(const Figure &part);

} // namespace runcast
