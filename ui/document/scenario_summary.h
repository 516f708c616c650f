// SPDX-License-Identifier: MIT
#pragma once

#include "core/forecast/forecast.h"
#include "ui/document/scenario_record.h"
#include "ui/jobs/job.h"

#include <string>
#include <utility>
#include <vector>

namespace runcast {

/// What a list shows of a scenario without holding it.
struct ScenarioSummary {
    Forecast forecast;
    std::string preset, accelerator; // catalog ids
    double accelerators = 0;
    int errors = 0, warnings = 0, notes = 0; // findings
};

ScenarioSummary summaryOf(const Scenario &scenario, const Outcome &outcome);

using SummaryBatch = std::vector<std::pair<ScenarioId, ScenarioSummary>>;

/// The summaries of scenarios given as JSON; those that cannot be read are left out. Prices are judged on
/// the day `today`, counted since 1970-01-01. For a background job.
SummaryBatch summariesOf(const std::vector<std::pair<ScenarioId, std::string>> &documents, const Schema &schema,
                         const Catalog &catalog, int today, std::stop_token stop);

} // namespace runcast
