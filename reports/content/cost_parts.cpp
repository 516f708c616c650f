// SPDX-License-Identifier: MIT
#include "reports/content/cost_parts.h"

#include <algorithm>

namespace runcast {

std::vector<const Figure *> costParts(const Schema &schema)
{
    std::vector<const Figure *> parts;
    for (const Figure &figure : schema.figures) {
        if (isCostPart(figure))
            parts.push_back(&figure);
    }
    return parts;
}

std::vector<const Figure *> paidCostParts(const Schema &schema, const Forecast &forecast)
{
    std::vector<const Figure *> parts = costParts(schema);
    std::erase_if(parts, [&forecast](const Figure *part) { return part->get(forecast) == 0; });
    return parts;
}

ChartColor costPartColor(const Figure &part)
{
    struct Known {
        std::string_view key;
        CostPart part;
        double tint = 1;
    };
    static constexpr Known known[] = {
        {"cost.accelerators_usd", CostPart::Accelerators},
        {"cost.servers_usd", CostPart::Accelerators, 0.8},
        {"cost.network_usd", CostPart::Accelerators, 0.65},
        {"cost.spares_usd", CostPart::Accelerators, 0.5},
        {"cost.installation_usd", CostPart::Accelerators, 0.4},
        {"cost.site_usd", CostPart::Storage},
        {"cost.financing_usd", CostPart::Staff, 0.7},
        {"cost.maintenance_usd", CostPart::Storage, 0.75},
        {"cost.support_usd", CostPart::Storage, 0.6},
        {"cost.commissioning_usd", CostPart::OverheadCompute, 0.6},
        {"cost.idle_usd", CostPart::OverheadCompute, 0.45},
        {"cost.energy_usd", CostPart::Energy},
        {"cost.overhead_compute_usd", CostPart::OverheadCompute},
        {"cost.evaluation_usd", CostPart::OverheadCompute, 0.8},
        {"cost.storage_usd", CostPart::Storage, 0.9},
        {"cost.egress_usd", CostPart::Storage, 0.5},
        {"cost.staff_usd", CostPart::Staff},
        {"cost.data_usd", CostPart::Staff, 0.55},
        {"cost.contingency_usd", CostPart::Contingency},
        {"cost.tax_usd", CostPart::Contingency, 0.7},
    };
    const auto *const found =
        std::find_if(std::begin(known), std::end(known), [&part](const Known &entry) { return entry.key == part.key; });
    return found == std::end(known) ? ChartColor(Subject::Neutral) : ChartColor(found->part).tinted(found->tint);
}

} // namespace runcast
