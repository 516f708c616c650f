// SPDX-License-Identifier: MIT
#include "ui/pages/reference/catalog_usage.h"

#include "core/forecast/schema.h"
#include "core/scenario/edit.h"
#include "ui/document/library_document.h"

namespace runcast {

std::string usageOfPrice(const std::string &acceleratorId, const ParameterSource &source)
{
    return acceleratorId + '\n' + source.text + '\n' + source.date;
}

QList<ScenarioId> CatalogUsage::usersOf(ValueKind kind, const std::string &id)
{
    if (!m_known)
        read();
    const auto found = m_users.find({kind, id});
    return found == m_users.end() ? QList<ScenarioId>() : found->second;
}

void CatalogUsage::read()
{
    m_users.clear();
    m_known = true;
    for (const ScenarioId id : m_document.ids()) {
        if (m_document.record(id).meta.archived)
            continue;
        const Scenario &scenario = m_document.scenario(id);
        const Parameter *rent = m_document.schema().parameter("price.usd_per_accelerator_hour");
        if (rent && isRelevant(*rent, scenario)) {
            const ParameterSource source = sourceOf(scenario, *rent, m_document.catalog());
            m_users[{ValueKind::Number, usageOfPrice(scenario.cluster.accelerator, source)}].append(id);
        }
        for (const Parameter &parameter : m_document.schema().parameters) {
            const bool names = parameter.kind == ValueKind::Accelerator || parameter.kind == ValueKind::Model ||
                               parameter.kind == ValueKind::Region;
            if (!names)
                continue;
            const Value value = parameter.get(scenario);
            if (const std::string *name = std::get_if<std::string>(&value))
                m_users[{parameter.kind, *name}].append(id);
        }
    }
}

} // namespace runcast
