// SPDX-License-Identifier: MIT
#pragma once

#include "core/scenario/check.h"

#include <vector>

namespace runcast {

struct Outcome;

/// Findings about prices whose source is older than the scenario's price.valid_days on this day, counted in days since
/// 1970-01-01: one for the rent, one for all others together. A source dated by month or year counts from its last day;
/// one without a date has no age, and what is not paid is no price. The rent's fix is a newer one of the catalog, with
/// its source.
std::vector<Finding> checkPriceAges(const Scenario &scenario, const Schema &schema, const Catalog &catalog, int today);

/// Adds them to the findings of the scenario's forecast. A step of its own, as figures never depend on the day.
void addPriceAges(Outcome &outcome, const Scenario &scenario, const Schema &schema, const Catalog &catalog, int today);

} // namespace runcast
