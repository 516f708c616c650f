// SPDX-License-Identifier: MIT
#pragma once

#include "core/catalog/facts.h"

#include <span>

namespace runcast {

enum class RegionLevel { Country, UsState, Province, CloudRegion, Aggregate };

/// A value of a region and where it comes from: the region's own row, or one further up.
struct GridValue {
    double value = 0;
    std::string fromId;      // the row it stands in: "US-VA", "US", "WORLD"
    std::optional<int> year; // missing where the source states none
    std::string basis;       // definitions differ: a life-cycle and a stack figure are not to be ranked
    std::string source;
};

/// Where a cluster can stand: a country, a US state, a cloud region.
struct GridRegion {
    std::string id; // "US-VA", "gcp:us-central1"
    std::string iso3;
    std::string name;
    RegionLevel level = RegionLevel::Country;
    std::string parentId; // the row to fall back on, may be empty
    std::optional<GridValue> carbonGPerKwh;
    std::optional<GridValue> electricityUsdPerKwh; // industrial tariff; missing where no fitting one was found
    std::optional<GridValue> waterLPerKwh;         // of power generation: multiply by the facility's kWh
    std::string readOn;                            // ISO 8601: when the sources were read
    Confidence confidence = Confidence::Recalled;
    std::string notes;
    OwnRowKey ownKey = 0;   // 0 = shipped
    bool retired = false;   // found by id, but no longer offered
    std::string replacedBy; // id of the newer row; empty = none
};

/// Rows of grid.csv, empty cells filled from their parents. Water comes from the facts wue_grid_xx (xx = the country's
/// code in small letters) of `powerFacts`, up the same parents, and from wue_grid_world where none of them has one.
Result<std::vector<GridRegion>> loadGrid(std::string_view csvBytes, std::string_view fileName,
                                         std::span<const Fact> powerFacts);

} // namespace runcast
