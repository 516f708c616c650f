// SPDX-License-Identifier: MIT
#pragma once

#include "core/forecast/figures.h"
#include "core/scenario/scenario.h"

namespace runcast::report {

/// True for what the step-time model predicts while the utilisation is assumed: nothing rests on it.
inline bool isPredictedAside(const Figure &figure, const Scenario &scenario)
{
    const bool predicted = figure.key.starts_with("time.predicted") || figure.key.starts_with("time.exposed");
    return predicted && scenario.schedule.utilisationMode == UtilisationMode::Assumed;
}

/// True for what compares owning with renting: it stands beside the scenario, whatever way that is paid for.
inline bool isComparedAside(const Figure &figure)
{
    return figure.key == "money.break_even_utilisation" || figure.key == "money.payback_months" ||
           figure.key == "money.owned_year_usd";
}

/// True for a figure that has no part in this scenario's headlines: what is predicted aside, and what an owned cluster
/// costs beside a rent.
inline bool isIdle(const Figure &figure, const Scenario &scenario)
{
    const bool owned =
        figure.key == "money.capital_usd" || figure.key == "cost.energy_usd" || figure.key == "money.owned_fraction";
    return isPredictedAside(figure, scenario) || isComparedAside(figure) ||
           (owned && scenario.price.mode == PriceMode::Rent);
}

} // namespace runcast::report
