// SPDX-License-Identifier: MIT
#pragma once

#include "core/catalog/record.h"

#include <cstddef>
#include <optional>
#include <span>

namespace runcast {

enum class Commitment { OnDemand, Reserved1y, Reserved3y, Spot, CapacityBlock };
enum class DatePrecision { Day, Month, Year, Estimated }; // Estimated: plus or minus some months

/// A published rent per accelerator-hour: host included, tax excluded.
struct AcceleratorPrice {
    std::string provider;
    std::string sku;
    std::string acceleratorId;
    int acceleratorsPerInstance = 0;
    double usdPerAcceleratorHour = 0;
    Commitment commitment = Commitment::OnDemand;
    std::string region;
    std::string asOf; // ISO 8601, as exact as known: "2025", "2025-12", "2025-12-31"
    DatePrecision asOfPrecision = DatePrecision::Estimated;
    bool superseded = false; // a list price that its provider has changed since: history only
    std::string source;
    Confidence confidence = Confidence::Recalled;
    std::string notes;
    OwnRowKey ownKey = 0; // of a row of the user's, 0 = shipped; a retired one is superseded
};

/// The words of prices.csv: "on_demand", "day".
std::string_view commitmentWord(Commitment commitment);
std::string_view datePrecisionWord(DatePrecision precision);

/// Refuses prices of 0 and of 500 USD and above: some collections write 700 for "no price".
Result<std::vector<AcceleratorPrice>> loadPrices(std::string_view csvBytes, std::string_view fileName);

/// The published price that stands for renting this accelerator for a long run under this commitment: of the providers'
/// lowest prices in the last two years on record, the second lowest, or the lowest where fewer than three providers
/// publish. Large contracts are closed near the cheapest lists and far below those of the big clouds; the very cheapest
/// is left out as an outlier. Superseded prices do not count; a market index does for reserved contracts, with its
/// newest value. With `firstDay` (days since 1970-01-01) only prices count
/// that are surely of that day or later. nullptr if there is none.
/// Example: h100-sxm on demand 2.40 USD; reserved for a year 2.35, the index of 2026-03.
const AcceleratorPrice *defaultRent(std::span<const AcceleratorPrice> prices, std::string_view acceleratorId,
                                    Commitment commitment = Commitment::OnDemand, std::optional<int> firstDay = {});

inline constexpr size_t commitmentCount = 5;

} // namespace runcast
