// SPDX-License-Identifier: MIT
#include "ui/document/scenario_summary.h"

#include "core/forecast/catalog_findings.h"
#include "core/scenario/json.h"

#include <algorithm>

namespace runcast {

ScenarioSummary summaryOf(const Scenario &scenario, const Outcome &outcome)
{
    const auto count = [&outcome](Severity severity) {
        return int(std::count_if(outcome.findings.begin(), outcome.findings.end(),
                                 [severity](const Finding &finding) { return finding.severity == severity; }));
    };
    return {.forecast = outcome.forecast,
            .preset = scenario.model.preset,
            .accelerator = scenario.cluster.accelerator,
            .accelerators = scenario.cluster.accelerators,
            .errors = count(Severity::Error),
            .warnings = count(Severity::Warning),
            .notes = count(Severity::Note)};
}

SummaryBatch summariesOf(const std::vector<std::pair<ScenarioId, std::string>> &documents, const Schema &schema,
                         const Catalog &catalog, int today, std::stop_token stop)
{
    SummaryBatch batch;
    batch.reserve(documents.size());
    for (const auto &[id, json] : documents) {
        if (stop.stop_requested())
            break;
        const Result<Scenario> scenario = scenarioFromJson(json, schema, catalog);
        if (!scenario)
            continue;
        Outcome outcome = forecast(*scenario, schema, catalog);
        addCatalogFindings(outcome, *scenario, schema, catalog, today);
        batch.emplace_back(id, summaryOf(*scenario, outcome));
    }
    return batch;
}

} // namespace runcast
