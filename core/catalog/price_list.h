// SPDX-License-Identifier: MIT
#pragma once

#include "core/catalog/catalog.h"

#include <functional>
#include <map>

namespace runcast {

/// What a list of rents held. Rows without a price and of accelerators that the catalog does not know are counted, rows
/// that cannot be read are kept with their line; none of them stops the reading.
struct PriceList {
    std::vector<AcceleratorPrice> prices;
    bool perInstance = false; // of the public form, whose rows name neither provider nor date
    size_t rows = 0;
    size_t withoutAccelerator = 0, withoutPrice = 0;   // instances without accelerators; empty and sentinel prices
    size_t withoutSpotSupply = 0;                      // a spot price equal to that on demand
    std::map<std::string, size_t> unknownAccelerators; // by the name in the list
    std::vector<Error> refused;                        // each with file, line and reason
};

/// Where a list comes from, for what its rows do not say.
struct PriceListOrigin {
    std::string provider; // "AWS"
    std::string date;     // ISO 8601
    std::string source;   // "vms.csv of the SkyPilot catalog"
};

/// Reads a list of rents in one of two forms, told apart by their columns: Runcast's own (the columns of prices.csv),
/// or the public SkyPilot catalog (a vms.csv per cloud: a price per instance and region, in which 0, nothing and 700
/// mean "no price"). `goOn` is told the share done and answers whether to go on; an Error of code Cancelled otherwise.
Result<PriceList> readPriceList(std::string_view bytes, std::string_view fileName, const PriceListOrigin &origin,
                                const Catalog &catalog, const std::function<bool(double)> &goOn = {});

/// What a list changes: its lowest price of an accelerator and a commitment beside the catalog's.
struct PriceChange {
    AcceleratorPrice listed;
    const AcceleratorPrice *catalogDefault = nullptr; // what scenarios start with now; nullptr = none
    size_t offers = 0;                                // prices of the list for this pair
};

/// One row for each accelerator and commitment of the list, in the order of the catalog.
std::vector<PriceChange> priceChanges(const PriceList &list, const Catalog &catalog);

} // namespace runcast
