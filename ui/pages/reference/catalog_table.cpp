// SPDX-License-Identifier: MIT
#include "ui/pages/reference/catalog_table.h"

#include "ui/pages/reference/catalog_table_builder.h"

namespace runcast {

std::optional<size_t> CatalogTable::column(ColumnRole role) const
{
    for (size_t i = 0; i < columns.size(); ++i) {
        if (columns[i].role == role)
            return i;
    }
    return std::nullopt;
}

CatalogValue cell(Confidence confidence)
{
    switch (confidence) {
    case Confidence::Primary:
        return std::string(RC_TEXT("Catalog", "primary"));
    case Confidence::Secondary:
        return std::string(RC_TEXT("Catalog", "secondary"));
    case Confidence::Recalled:
        break;
    }
    return std::string(RC_TEXT("Catalog", "recalled"));
}

std::vector<CatalogTable> catalogTables(const Catalog &catalog, const std::vector<ModelPreset> &ownPresets)
{
    return {acceleratorTable(catalog), modelTable(catalog, ownPresets),
            priceTable(catalog),       gridTable(catalog),
            failureTable(catalog),     powerTable(catalog),
            clusterCostTable(catalog), storageTable(catalog)};
}

} // namespace runcast
