// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>

namespace runcast {

/// The catalogs to which a user can add rows.
enum class OwnRowKind { Accelerator, Price, Region };

/// The number by which a library keeps a row of the user's; 0 = a shipped row, or one that is not kept yet.
using OwnRowKey = std::int64_t;

/// A row of the user's, as cells of the shipped file of its kind. Never changed once made: an edited row is a new one
/// that replaces the old, so that what was computed with the old one stays as it was.
struct OwnRow {
    OwnRowKind kind = OwnRowKind::Accelerator;
    std::map<std::string, std::string, std::less<>> cells{}; // by column; a missing one is an empty cell
    bool retired = false;                                    // found by id, but no longer offered
    OwnRowKey key = 0;
    std::string replacedBy{}; // id of the newer row; empty = none

    /// The cell, or nothing.
    std::string_view cell(std::string_view column) const
    {
        const auto found = cells.find(column);
        return found == cells.end() ? std::string_view() : std::string_view(found->second);
    }
    bool operator==(const OwnRow &) const = default;
};

} // namespace runcast
