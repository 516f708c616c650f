// SPDX-License-Identifier: MIT
#pragma once

#include "core/catalog/failure_rates.h"
#include "reports/content/scenario_charts.h"

#include <array>

namespace runcast {

/// "GPU", "Memory of the GPU", "Software" …
QString causeName(FailureCause cause, const Language &language);

/// The colour of a cause, the same in every picture.
ChartColor causeColor(FailureCause cause);

/// Expected interruptions by cause: the shares of the scenario's population, or of its own counts.
Chart causesChart(const PicturedScenario &pictured);

/// Share of the time in which so many spares are enough, with the number entered and the one for 99 %.
Chart sparesChart(const PicturedScenario &pictured);

/// What spares and waiting cost together, at the scenario's own prices, by the number of spares in units that fail
/// together: the cheapest number, those for 95 % and 99 % of the time and the one entered are marked.
Chart sparesCostChart(const PicturedScenario &pictured);

} // namespace runcast
