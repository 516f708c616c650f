// SPDX-License-Identifier: MIT
#pragma once

#include "core/scenario/check.h"

#include <optional>
#include <string_view>
#include <vector>

namespace runcast {

struct Outcome;

/// Findings about prices whose source is older than the scenario's price.valid_days on this day, counted in days since
/// 1970-01-01: one for the rent, one for all others together. A source dated by month or year counts from its last day;
/// one without a date has no age, and what is not paid is no price. The rent's fix is a newer one of the catalog, with
/// its source.
std::vector<Finding> checkPriceAges(const Scenario &scenario, const Schema &schema, const Catalog &catalog, int today);

/// A finding about values that come from an earlier catalog, if there are any (see earlierDefaults()).
std::optional<Finding> checkEarlierDefaults(const Scenario &scenario, const Schema &schema, const Catalog &catalog);
/// Its id: what is to be done is shown by a page of its own, as several values change at once.
inline constexpr std::string_view earlierCatalogFinding = "catalog.earlier";

/// Adds both to the findings of the scenario's forecast. A step of its own, as figures never depend on the day.
void addCatalogFindings(Outcome &outcome, const Scenario &scenario, const Schema &schema, const Catalog &catalog,
                        int today);

} // namespace runcast
