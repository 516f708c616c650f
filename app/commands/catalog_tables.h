// SPDX-License-Identifier: MIT
#pragma once

#include "core/catalog/catalog.h"
#include "core/scenario/value.h"

#include <string>
#include <vector>

namespace runcast::cli {

/// One of the catalogs as rows of values. The names of its columns are those of its file, with units in them.
struct CatalogTable {
    struct Column {
        std::string key;
        bool brief = false; // also in the short list
    };
    std::string name;  // "accelerators"
    const char *title; // English source text, context "CommandLine"
    std::vector<Column> columns;
    std::vector<std::vector<Value>> rows;
    bool hasIds = false; // the first value of a row names it alone
};

/// All catalogs; the person's own presets stand before the published models.
std::vector<CatalogTable> catalogTables(const Catalog &catalog, const std::vector<ModelPreset> &ownPresets);

} // namespace runcast::cli
