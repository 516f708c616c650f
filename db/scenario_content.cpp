// SPDX-License-Identifier: MIT
#include "db/scenario_content.h"

#include "core/catalog/catalog.h"
#include "core/scenario/json.h"

namespace runcast {

ScenarioContent contentOf(const Scenario &scenario, const Schema &schema, const Catalog &catalog)
{
    const ModelPreset *preset = catalog.findModel(scenario.model.preset);
    return {.json = scenarioToJson(scenario, schema),
            .schemaVersion = scenarioSchemaVersion,
            .modelName = QString::fromStdString(preset ? preset->name : scenario.model.architecture.family),
            .accelerators = scenario.cluster.accelerators};
}

Result<Scenario> scenarioOf(const Result<ScenarioContent> &content, const QString &name, const Schema &schema,
                            const Catalog &catalog)
{
    if (!content)
        return content.error();
    Result<Scenario> scenario = scenarioFromJson(content->json, schema, catalog);
    if (scenario)
        scenario->name = name.toStdString();
    return scenario;
}

} // namespace runcast
