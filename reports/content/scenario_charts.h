// SPDX-License-Identifier: MIT
#pragma once

#include "core/forecast/schema.h"
#include "reports/charts/chart.h"
#include "reports/format/format.h"

namespace runcast {

/// A scenario with its forecast and what its pictures need beside them. All outlive the call.
struct PicturedScenario {
    const Scenario &scenario;
    const Forecast &forecast;
    const Schema &schema;
    const Catalog &catalog;
    Format format;
};

// Each chart's title states what it finds, from the values. A chart without bars or points has nothing to show: its
// values are not computed, and the title says so.

/// Exact training FLOP beside 6 N D.
Chart trainingFlopChart(const PicturedScenario &pictured);

/// Forward FLOP of one token by part of the model; empty for a model without a known shape.
Chart flopPartsChart(const PicturedScenario &pictured);

/// Memory of the fullest accelerator by use, with what stays free.
Chart memoryUseBar(const PicturedScenario &pictured);

/// The total cost as one bar of its parts.
Chart costStackChart(const PicturedScenario &pictured);

/// Power while training by part, and what the site has to provide, with the site's limit.
Chart powerChart(const PicturedScenario &pictured);

/// From pure computing over checkpoints, restarts and lost work to the calendar.
Chart calendarChart(const PicturedScenario &pictured);

/// What checkpoints and failures add by checkpoint interval, with the best and the chosen one.
Chart checkpointIntervalChart(const PicturedScenario &pictured);

} // namespace runcast
