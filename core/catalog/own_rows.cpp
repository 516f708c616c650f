// SPDX-License-Identifier: MIT
#include "core/catalog/own_rows.h"

#include "core/base/strings.h"
#include "core/base/text.h"
#include "core/base/utf8.h"
#include "core/catalog/embedded_data.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

namespace runcast {
namespace {

constexpr size_t longestCell = 2000; // bytes; the longest shipped note has 560
constexpr std::array<std::pair<OwnRowKind, std::string_view>, 3> kindNames{{
    {OwnRowKind::Accelerator, "accelerator"},
    {OwnRowKind::Price, "price"},
    {OwnRowKind::Region, "region"},
}};

std::string_view fileOf(OwnRowKind kind)
{
    switch (kind) {
    case OwnRowKind::Accelerator:
        return "accelerators.csv";
    case OwnRowKind::Price:
        return "prices.csv";
    case OwnRowKind::Region:
        return "grid.csv";
    }
    return {};
}

std::vector<std::string> shippedColumns(OwnRowKind kind)
{
    const std::string_view bytes = embeddedFile(fileOf(kind));
    const Result<CsvTable> head = parseCsv(bytes.substr(0, bytes.find('\n') + 1), std::string(fileOf(kind)));
    return head ? head->header() : std::vector<std::string>();
}

bool isControl(char c)
{
    return (unsigned char)c < 0x20 || c == 0x7f;
}

/// For messages: a terminal must not obey what stands in a library.
std::string harmless(std::string_view text)
{
    std::string shown = shortened(text);
    std::ranges::replace_if(shown, isControl, '?');
    return shown;
}

/// What a person knows the row by.
std::string placeOf(const OwnRow &row)
{
    const std::string_view id = row.cell(row.kind == OwnRowKind::Price ? "sku" : "id");
    return "own " + std::string(ownRowKindName(row.kind)) + (id.empty() ? "" : " " + harmless(id));
}

Error refusal(const OwnRow &row, std::string reason, std::vector<std::string> arguments)
{
    return {.code = ErrorCode::Malformed,
            .reason = std::move(reason),
            .arguments = std::move(arguments),
            .place = placeOf(row)};
}

Result<void> checkCells(const OwnRow &row)
{
    const std::vector<std::string> &columns = ownRowColumns(row.kind);
    for (const auto &[column, cell] : row.cells) {
        if (std::ranges::find(columns, column) == columns.end())
            return refusal(row, RC_TEXT("Errors", "The table has no column “%1”."), {harmless(column)});
        if (cell.size() > longestCell)
            return refusal(row, RC_TEXT("Errors", "The text of column %1 is too long."), {column});
        if (std::ranges::any_of(cell, isControl))
            return refusal(row, RC_TEXT("Errors", "The text of column %1 holds characters that cannot be shown."),
                           {column});
    }
    return {};
}

/// The row as a file of its own.
std::string csvOf(const OwnRow &row)
{
    std::string head, cells;
    for (const std::string &column : ownRowColumns(row.kind)) {
        head += (head.empty() ? "" : ",") + csvQuoted(column);
        cells += (cells.empty() ? "" : ",") + csvQuoted(row.cell(column));
    }
    return head + '\n' + cells + '\n';
}

/// The only row of a file that loads, or why it does not.
template <typename T> Result<T> only(const OwnRow &row, Result<std::vector<T>> rows)
{
    if (!rows) {
        Error error = std::move(rows).error();
        error.file.clear();
        error.place = placeOf(row);
        return error;
    }
    return std::move(rows->front());
}

template <typename T> bool hasId(const std::vector<T> &rows, std::string_view id)
{
    return std::ranges::any_of(rows, [id](const T &row) { return row.id == id; });
}

template <typename T> Result<void> addNamed(std::vector<T> &rows, T made, const OwnRow &row)
{
    if (hasId(rows, made.id))
        return refusal(row, RC_TEXT("Errors", "Two rows have the id “%1”."), {shortened(made.id)});
    made.ownKey = row.key;
    made.retired = row.retired;
    made.replacedBy = row.replacedBy;
    rows.push_back(std::move(made));
    return {};
}

Result<void> addPrice(CatalogData &data, const OwnRow &row)
{
    Result<AcceleratorPrice> price = only(row, loadPrices(csvOf(row), {}));
    if (!price)
        return price.error();
    if (!hasId(data.accelerators, price->acceleratorId))
        return refusal(row, RC_TEXT("Errors", "A price names the accelerator “%1”, which is not in the catalog."),
                       {shortened(price->acceleratorId)});
    price->ownKey = row.key;
    price->superseded |= row.retired;
    data.prices.push_back(std::move(*price));
    return {};
}

Result<void> addRegion(CatalogData &data, const OwnRow &row)
{
    constexpr std::string_view worldId = "WORLD";
    Result<GridRegion> region = only(row, loadGrid(csvOf(row), {}, {}));
    if (!region)
        return region.error();
    const std::string parentId = region->parentId.empty() ? std::string(worldId) : region->parentId;
    const auto parent = std::ranges::find(data.regions, parentId, &GridRegion::id);
    if (parent == data.regions.end())
        return refusal(row, RC_TEXT("Errors", "The region “%1” in column %2 is not in the catalog."),
                       {shortened(parentId), "parent_id"});
    const bool isBelow = !region->parentId.empty();
    for (const auto member :
         {&GridRegion::carbonGPerKwh, &GridRegion::electricityUsdPerKwh, &GridRegion::waterLPerKwh}) {
        // A region without a parent has the world's water, as the shipped ones do, and nothing else of it.
        if (!((*region).*member) && (isBelow || member == &GridRegion::waterLPerKwh))
            (*region).*member = (*parent).*member;
    }
    return addNamed(data.regions, std::move(*region), row);
}

std::string numberText(double value)
{
    std::array<char, 32> text{};
    const auto [end, error] = std::to_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc{} ? std::string(text.data(), end) : std::string();
}

} // namespace

std::string_view ownRowKindName(OwnRowKind kind)
{
    return kindNames[size_t(kind)].second;
}

std::optional<OwnRowKind> ownRowKindOf(std::string_view name)
{
    for (const auto &[kind, word] : kindNames) {
        if (word == name)
            return kind;
    }
    return {};
}

const std::vector<std::string> &ownRowColumns(OwnRowKind kind)
{
    static const std::array<std::vector<std::string>, 3> columns{
        shippedColumns(OwnRowKind::Accelerator), shippedColumns(OwnRowKind::Price), shippedColumns(OwnRowKind::Region)};
    return columns[size_t(kind)];
}

OwnRow ownRowOf(const AcceleratorPrice &price)
{
    constexpr const char *confidences[] = {"primary", "secondary", "recalled"};
    OwnRow row{.kind = OwnRowKind::Price,
               .cells = {{"provider", price.provider},
                         {"sku", price.sku},
                         {"accelerator_id", price.acceleratorId},
                         {"usd_per_accelerator_hour", numberText(price.usdPerAcceleratorHour)},
                         {"commitment", std::string(commitmentWord(price.commitment))},
                         {"region", price.region},
                         {"as_of_date", price.asOf},
                         {"as_of_precision", std::string(datePrecisionWord(price.asOfPrecision))},
                         {"source", price.source},
                         {"confidence", confidences[size_t(price.confidence)]},
                         {"notes", price.notes}}};
    if (price.acceleratorsPerInstance > 0)
        row.cells["accelerators_per_instance"] = std::to_string(price.acceleratorsPerInstance);
    std::erase_if(row.cells, [](const auto &cell) { return cell.second.empty(); });
    return row;
}

std::optional<OwnRow> shippedRow(OwnRowKind kind, std::string_view id)
{
    const std::string_view file = fileOf(kind);
    const Result<CsvTable> table = parseCsv(embeddedFile(file), std::string(file));
    const std::optional<size_t> ids = table ? table->column("id") : std::nullopt;
    if (!ids)
        return {};
    for (size_t row = 0; row < table->rowCount(); ++row) {
        if (table->cell(row, *ids) != id)
            continue;
        OwnRow found{.kind = kind};
        for (size_t column = 0; column < table->columnCount(); ++column) {
            if (const std::string_view cell = table->cell(row, column); !cell.empty())
                found.cells.emplace(table->header()[column], cell);
        }
        return found;
    }
    return {};
}

std::string freeRowId(std::string_view name, const Catalog &catalog)
{
    constexpr size_t longestId = 60;
    std::string base;
    for (const char c : asciiLower(name)) {
        const bool kept = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
        if (kept)
            base += c;
        else if (!base.empty() && base.back() != '-')
            base += '-';
    }
    base.resize(std::min(base.size(), longestId));
    while (!base.empty() && base.back() == '-')
        base.pop_back();
    if (base.empty())
        base = "own"; // a name in another script
    std::string id = base;
    for (int number = 2; catalog.findAccelerator(id) || catalog.findRegion(id); ++number)
        id = base + "-" + std::to_string(number);
    return id;
}

OwnRow portable(OwnRow row)
{
    return {.kind = row.kind, .cells = std::move(row.cells)};
}

std::string ownRowToJson(const OwnRow &row)
{
    // Texts come from checked UTF-8; anything else is replaced rather than thrown about.
    return nlohmann::json(row.cells).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

Result<OwnRow> ownRowFromJson(OwnRowKind kind, std::string_view json)
{
    OwnRow row{.kind = kind};
    const nlohmann::json read = nlohmann::json::parse(json, nullptr, false);
    if (!read.is_object())
        return refusal(row, RC_TEXT("Errors", "The row is not readable."), {});
    for (const auto &[column, cell] : read.items()) {
        if (!cell.is_string())
            return refusal(row, RC_TEXT("Errors", "The cell of column %1 is no text."), {harmless(column)});
        row.cells.emplace(column, cell.get<std::string>());
    }
    return row;
}

namespace {

Result<void> addEntry(CatalogData &data, const OwnRow &row)
{
    switch (row.kind) {
    case OwnRowKind::Accelerator: {
        Result<Accelerator> accelerator = only(row, loadAccelerators(csvOf(row), {}));
        return accelerator ? addNamed(data.accelerators, std::move(*accelerator), row) : accelerator.error();
    }
    case OwnRowKind::Price:
        return addPrice(data, row);
    case OwnRowKind::Region:
        return addRegion(data, row);
    }
    return {};
}

} // namespace

Result<void> addOwnRow(CatalogData &data, const OwnRow &row)
{
    if (Result<void> checked = checkCells(row); !checked)
        return checked;
    if (Result<void> added = addEntry(data, row); !added)
        return added;
    data.ownRows.push_back(row);
    return {};
}

std::unique_ptr<const Catalog> catalogWithOwnRows(const Catalog &base, std::span<const OwnRow> rows,
                                                  std::vector<Error> &problems)
{
    CatalogData data = base.data();
    // Prices name accelerators: those come first.
    for (const auto &[kind, name] : kindNames) {
        for (const OwnRow &row : rows) {
            if (row.kind != kind)
                continue;
            if (const Result<void> added = addOwnRow(data, row); !added)
                problems.push_back(added.error());
        }
    }
    return std::make_unique<const Catalog>(std::move(data));
}

} // namespace runcast
