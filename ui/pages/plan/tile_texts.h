// SPDX-License-Identifier: MIT
#pragma once

#include "ui/widgets/figure_tile.h"

namespace runcast {

class PlanModel;

/// The figures of the tiles, in their order; those that the schema has.
std::vector<const Figure *> tileFigures(const Schema &schema);

/// A headline figure with what belongs to it (the end date to the calendar time), how it stands to its limit, and how
/// far it is from the newest version. Compact: shorter words and one line less.
TileContent tileContent(const Figure &figure, const PlanModel &model, bool compact);

} // namespace runcast
