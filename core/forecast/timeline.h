// SPDX-License-Identifier: MIT
#pragma once

#include "core/cost/break_even.h"
#include "core/cost/cash_flow.h"
#include "core/power/run_power.h"

#include <vector>

namespace runcast {

class Catalog;
struct Scenario;
struct Schema;

/// A scenario month by month, from the first day of the ramp-up to the last of the wind-down. Both are empty while the
/// run's time or cost is not computed.
struct Timeline {
    std::vector<CashMonth> cash; // sums to cost.total_usd
    std::vector<CashPeriod> fiscal;
    std::vector<LoadMonth> load; // sums to power.energy_mwh
};

/// The scenario's cluster rented against bought, whatever way it is paid for. NaN where a price is not entered.
BreakEvenInput rentOrOwn(const Scenario &scenario, const Schema &schema, const Catalog &catalog);

Timeline timeline(const Scenario &scenario, const Schema &schema, const Catalog &catalog);

} // namespace runcast
