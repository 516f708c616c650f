// SPDX-License-Identifier: MIT
#pragma once

#include "core/catalog/own_rows.h"
#include "core/scenario/parameters.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace runcast {

class Catalog;
struct ModelPreset;

/// A cell: nothing (not published), a number, or a text of the data.
using CatalogValue = std::variant<std::monostate, double, std::string>;

/// What a column means for the row as a whole.
enum class ColumnRole { Plain, Name, Source, Date, Confidence, Notes };

struct CatalogColumn {
    const char *title = ""; // English source text, context "Catalog"
    const char *unit = "";  // "GB"; context "Catalog"
    ColumnRole role = ColumnRole::Plain;
    bool inTable = true; // else only beside the table, with the row's other facts
    bool grouped = true; // a number with separators; a year has none
};

struct CatalogRow {
    std::string id{};                   // what scenarios refer to; may be empty
    std::vector<CatalogValue> values{}; // by column
    bool own = false;                   // the person's own
    bool recalled = false;              // from general knowledge, not read again for the catalog
    OwnRowKey ownKey = 0;               // of an own row that the library keeps as one of the catalog; else 0
    bool retired = false;               // no longer offered
    size_t index = 0;                   // among the catalog's rows
    std::string usage{};                // what usedBy looks for; empty = the id
};

/// One catalog as columns and rows of data: all that a page needs to show it.
struct CatalogTable {
    std::string key;        // "accelerators"
    const char *title = ""; // English source text, context "Catalog"
    /// The kind of the parameters that name a row of it; nothing if none does.
    std::optional<ValueKind> usedBy;
    std::optional<OwnRowKind> ownKind; // of rows that a person can add
    std::vector<CatalogColumn> columns;
    std::vector<CatalogRow> rows;

    std::optional<size_t> column(ColumnRole role) const;
};

/// All catalogs, in the order of the page; the person's own presets stand among the models.
std::vector<CatalogTable> catalogTables(const Catalog &catalog, const std::vector<ModelPreset> &ownPresets);

} // namespace runcast
