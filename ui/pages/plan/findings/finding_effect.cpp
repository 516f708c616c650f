// SPDX-License-Identifier: MIT
#include "ui/pages/plan/findings/finding_effect.h"

#include "core/scenario/edit.h"

#include <cmath>

namespace runcast {

std::optional<FindingEffect> findingEffect(const Finding &finding, const Scenario &scenario, const Forecast &shown,
                                           std::span<const Figure *const> figures, const Schema &schema,
                                           const Catalog &catalog)
{
    constexpr double readable = 0.001; // of the figure
    Scenario fixed = scenario;
    if (isMissing(finding.suggested) || !setParameter(fixed, schema, catalog, finding.parameter, finding.suggested))
        return {};
    const Forecast after = forecast(fixed, schema, catalog).forecast;
    for (const Figure *figure : figures) {
        const FindingEffect effect{figure, figure->get(shown), figure->get(after)};
        if (std::fabs(effect.after - effect.before) > readable * std::fabs(effect.before))
            return effect;
    }
    return {};
}

} // namespace runcast
