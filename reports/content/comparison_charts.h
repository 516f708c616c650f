// SPDX-License-Identifier: MIT
#pragma once

#include "core/forecast/schema.h"
#include "reports/charts/chart.h"
#include "reports/format/format.h"

#include <span>

namespace runcast {

/// A scenario in the pictures of a comparison. Its place in the list is its letter.
struct ChartedScenario {
    const Scenario *scenario = nullptr;
    const Forecast *forecast = nullptr;
};

// Each chart's title states what it finds, from the values; scenarios go by their letters. What is not computed is left
// out and named in the note.

/// The total cost of each scenario by its parts.
Chart costByPartChart(std::span<const ChartedScenario> scenarios, int baseline, const Schema &schema,
                      const Format &format);

/// When each run starts and ends; without any start date, how long each takes.
Chart runDatesChart(std::span<const ChartedScenario> scenarios, int baseline, const Format &format);

/// The power of the facility at steady load, with the site's limit where all share one.
Chart facilityPowerChart(std::span<const ChartedScenario> scenarios, const Format &format);

/// The memory in use of the fullest accelerator, with the usable memory where all share it.
Chart memoryUseChart(std::span<const ChartedScenario> scenarios, const Format &format);

/// From the total cost of one scenario to that of another, part by part; parts that do not change are named in the
/// note.
Chart costBridgeChart(std::span<const ChartedScenario> scenarios, int from, int to, const Schema &schema,
                      const Format &format);

} // namespace runcast
