// SPDX-License-Identifier: MIT
#pragma once

#include "core/explore/sensitivity.h"
#include "reports/charts/chart.h"
#include "reports/format/format.h"

namespace runcast {

class Catalog;

/// The inputs with the largest effect on a figure as a tornado; those that cannot be moved are named in the note.
Chart sensitivityChart(const Sensitivity &sensitivity, const Figure &figure, double share, size_t most,
                       const Catalog &catalog, const Format &format);

} // namespace runcast
