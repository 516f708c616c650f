// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/text.h"
#include "core/catalog/catalog.h"
#include "ui/pages/reference/catalog_table.h"

#include <span>

namespace runcast {

/// A column and where its value stands in a row of the catalog.
template <typename Entry> struct ColumnOf {
    CatalogColumn column;
    CatalogValue (*get)(const Entry &);
};

inline CatalogValue cell(double number)
{
    return number;
}
inline CatalogValue cell(const std::string &text)
{
    return text.empty() ? CatalogValue() : CatalogValue(text);
}
template <typename Number> CatalogValue cell(const std::optional<Number> &number)
{
    return number ? CatalogValue(double(*number)) : CatalogValue();
}
/// 0 stands for a year that is not known.
inline CatalogValue yearCell(int year)
{
    return year > 0 ? CatalogValue(double(year)) : CatalogValue();
}
CatalogValue cell(Confidence confidence);

template <typename Entry>
CatalogTable makeTable(CatalogTable table, std::span<const Entry> entries, std::span<const ColumnOf<Entry>> columns,
                       std::string (*id)(const Entry &), bool (*recalled)(const Entry &))
{
    for (const ColumnOf<Entry> &described : columns)
        table.columns.push_back(described.column);
    for (const Entry &entry : entries) {
        CatalogRow row{.id = id(entry), .recalled = recalled(entry), .index = table.rows.size()};
        if constexpr (requires { entry.ownKey; }) {
            row.ownKey = entry.ownKey;
            row.own = entry.ownKey != 0;
        }
        if constexpr (requires { entry.retired; })
            row.retired = entry.retired;
        for (const ColumnOf<Entry> &described : columns)
            row.values.push_back(described.get(entry));
        table.rows.push_back(std::move(row));
    }
    return table;
}

// The tables, a file a subject. Only catalogTables() calls these.
CatalogTable acceleratorTable(const Catalog &catalog);
CatalogTable modelTable(const Catalog &catalog, const std::vector<ModelPreset> &own);
CatalogTable priceTable(const Catalog &catalog);
CatalogTable gridTable(const Catalog &catalog);
CatalogTable failureTable(const Catalog &catalog);
CatalogTable powerTable(const Catalog &catalog);
CatalogTable clusterCostTable(const Catalog &catalog);
CatalogTable storageTable(const Catalog &catalog);

} // namespace runcast
