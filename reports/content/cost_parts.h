// SPDX-License-Identifier: MIT
#pragma once

#include "core/forecast/schema.h"
#include "reports/charts/chart_color.h"

namespace runcast {

/// The parts of the total cost, in the order of the schema.
std::vector<const Figure *> costParts(const Schema &schema);

/// The colour that a part of the cost has in every picture; neutral for one that has none of its own.
ChartColor costPartColor(const Figure &part);

} // namespace runcast
