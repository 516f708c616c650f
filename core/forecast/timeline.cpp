// SPDX-License-Identifier: MIT
#include "core/forecast/timeline.h"

#include "core/forecast/failures.h"
#include "core/forecast/resolve.h"

#include <cmath>

namespace runcast {

BreakEvenInput rentOrOwn(const Scenario &scenario, const Schema &schema, const Catalog &catalog)
{
    const ResolvedInputs inputs = resolve(scenario, catalog, checkInputs(scenario, schema, catalog));
    const Forecast forecast = evaluate(inputs);
    const RunCostInput cost = costInput(inputs, forecast);
    const OwnershipInput &owned = cost.owned;
    constexpr double hoursPerYear = 8766;
    const double energy = cost.ownedWattsEach / 1e3 * hoursPerYear * cost.usdPerKwh * cost.utilisedFraction;
    const double hardware = (owned.acceleratorUsd + owned.serverUsd + owned.networkUsd + owned.storageUsd) *
                            (1 + owned.installationFraction);
    return {.accelerators = inputs.accelerators + inputs.spareAccelerators,
            .rentUsdPerHour = inputs.rentUsdPerHour,
            .utilisedFraction = inputs.utilisedFraction,
            .rentedFraction = inputs.termYears > 0 ? 1 : inputs.utilisedFraction,
            .hardwareUsd = hardware,
            .buildingUsd = owned.buildingUsd,
            .runningUsdPerYear =
                energy + owned.maintenanceFractionPerYear * (hardware + owned.buildingUsd) + owned.colocationUsdPerYear,
            .valueDeclineOomPerYear = owned.valueDeclineOomPerYear,
            .buildingLifetimeYears = owned.buildingLifetimeYears,
            .costOfCapital = owned.costOfCapital};
}

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
        timeline.load = loadByMonth(powerInput(inputs, forecast.time, forecast.failure),
                                    inputs.startDay + delayDays(inputs, forecast.time.wallClockDays));
    return timeline;
}

} // namespace runcast
