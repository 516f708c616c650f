// SPDX-License-Identifier: MIT
#include "core/forecast/timeline.h"

#include "core/forecast/resolve.h"

#include <cmath>

namespace runcast {

Timeline timeline(const Scenario &scenario, const Schema &schema, const Catalog &catalog)
{
    const ResolvedInputs inputs = resolve(scenario, catalog, checkInputs(scenario, schema, catalog));
    const Forecast forecast = evaluate(inputs);
    Timeline timeline;
    if (std::isfinite(forecast.cost.totalUsd)) {
        const RunCostInput cost = costInput(inputs, forecast);
        timeline.cash = cashFlow(cashPlan(cost, runCost(cost)));
        timeline.fiscal = fiscalPeriods(timeline.cash, int(scenario.price.fiscalStartMonth));
    }
    if (std::isfinite(forecast.power.energyMwh))
        timeline.load = loadByMonth(powerInput(inputs, forecast.time, forecast.failure), inputs.startDay);
    return timeline;
}

} // namespace runcast
