// SPDX-License-Identifier: MIT
#include "reports/content/cost_parts.h"

#include <utility>

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

ChartColor costPartColor(const Figure &part)
{
    static constexpr std::pair<std::string_view, CostPart> known[] = {
        {"cost.accelerators_usd", CostPart::Accelerators},
        {"cost.overhead_compute_usd", CostPart::OverheadCompute},
        {"cost.energy_usd", CostPart::Energy},
        {"cost.storage_usd", CostPart::Storage},
        {"cost.staff_usd", CostPart::Staff},
        {"cost.contingency_usd", CostPart::Contingency}};
    for (const auto &[key, color] : known) {
        if (key == part.key)
            return color;
    }
    return Subject::Neutral;
}

} // namespace runcast
