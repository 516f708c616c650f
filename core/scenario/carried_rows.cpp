// SPDX-License-Identifier: MIT
#include "core/scenario/carried_rows.h"

#include "core/base/text.h"
#include "core/forecast/schema.h"
#include "core/scenario/edit.h"

#include <algorithm>

namespace runcast {
namespace {

template <typename Row> bool hasId(const std::vector<Row> &rows, std::string_view id)
{
    return std::any_of(rows.begin(), rows.end(), [id](const Row &row) { return row.id == id; });
}

bool isTaken(const CatalogData &data, OwnRowKind kind, std::string_view id)
{
    return kind == OwnRowKind::Accelerator ? hasId(data.accelerators, id) : hasId(data.regions, id);
}

/// What stands for the row here already: its id, or that of a row with the same cells but for the id.
std::string_view sameRow(const CatalogData &data, const OwnRow &row)
{
    for (const OwnRow &known : data.ownRows) {
        if (known.kind != row.kind)
            continue;
        OwnRow renamed = row;
        renamed.cells["id"] = known.cell("id");
        if (renamed.cells == known.cells)
            return known.cell("id");
    }
    return {};
}

std::string freeId(const CatalogData &data, OwnRowKind kind, const std::string &wanted)
{
    std::string id = wanted;
    for (int number = 2; isTaken(data, kind, id); ++number)
        id = wanted + "-" + std::to_string(number);
    return id;
}

} // namespace

Result<void> takeCarriedRows(OrderedJson &scenario, const Schema &schema, CatalogData &data, std::vector<OwnRow> &rows)
{
    if (!scenario.is_object() || !scenario.contains("catalog_rows") || !scenario.contains("parameters"))
        return {};
    const OrderedJson carried = scenario["catalog_rows"];
    OrderedJson &parameters = scenario["parameters"];
    if (!carried.is_object() || !parameters.is_object())
        return Error{.reason = RC_TEXT("Errors", "An object is needed here."), .place = "$.catalog_rows"};
    for (const auto &[key, cells] : carried.items()) {
        const Parameter *parameter = schema.parameter(key);
        const std::optional<OwnRowKind> kind = parameter ? ownRowKindOf(*parameter) : std::nullopt;
        if (!kind || !parameters.contains(key) || !parameters[key].is_string())
            continue;
        Result<OwnRow> row = ownRowFromJson(*kind, cells.dump(-1, ' ', false, OrderedJson::error_handler_t::replace));
        if (!row)
            return row.error();
        const std::string id(row->cell("id"));
        if (id != parameters[key].get<std::string>())
            continue; // not the row that the scenario names
        if (const std::string_view known = sameRow(data, *row); !known.empty()) {
            parameters[key] = std::string(known);
            continue;
        }
        row->cells["id"] = freeId(data, *kind, id);
        if (Result<void> added = addOwnRow(data, *row); !added)
            return added;
        parameters[key] = std::string(row->cell("id"));
        rows.push_back(std::move(*row));
    }
    return {};
}

} // namespace runcast
