// SPDX-License-Identifier: MIT
#pragma once

#include "core/scenario/check.h"

namespace runcast {

/// Appends findings about what is paid: a rent or an exchange rate that is missing, more owned than used, and prices
/// older than priceValidDays on the catalog's day. A date that is known by month or year only counts from its end.
void checkPrices(std::vector<Finding> &findings, const Scenario &scenario, const Schema &schema,
                 const Catalog &catalog);

} // namespace runcast
