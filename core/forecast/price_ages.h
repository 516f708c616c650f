// SPDX-License-Identifier: MIT
#pragma once

#include "core/scenario/check.h"

#include <vector>

namespace runcast {

struct Outcome;

/// A price whose source is older than this is no basis for a budget without a new offer: within five months to 2026-03
/// the one-year rent of an H100 rose from 1.70 to 2.35 USD (SemiAnalysis index in prices.csv).
inline constexpr int longestPriceAgeDays = 90;

/// Findings about prices (rent, purchase, tariff) whose source is older than longestPriceAgeDays on this day, counted
/// in days since 1970-01-01. A source dated by month or year counts from its last day; one without a date has no age.
/// The fix is the catalog's price, if that is newer.
std::vector<Finding> checkPriceAges(const Scenario &scenario, const Schema &schema, const Catalog &catalog, int today);

/// Adds them to the findings of the scenario's forecast. A step of its own, as figures never depend on the day.
void addPriceAges(Outcome &outcome, const Scenario &scenario, const Schema &schema, const Catalog &catalog, int today);

} // namespace runcast
