// SPDX-License-Identifier: MIT
#include "core/validation/parameters.h"

#include "core/base/text.h"
#include "core/catalog/config_import.h"
#include "core/catalog/csv.h"
#include "core/compute/parameter_count.h"

#include <charconv>
#include <limits>

namespace runcast {

namespace {

// Compares a model's count with its published total. `knownDifference` is what the table's note explains.
ParameterRow compare(std::string id, const Architecture &architecture, std::optional<std::int64_t> published,
                     std::optional<std::int64_t> knownDifference, std::string note)
{
    ParameterRow row;
    row.id = std::move(id);
    row.published = published;
    const Result<ParameterCount> count = countParameters(architecture);
    if (!count) {
        row.note = plainText(count.error());
        return row;
    }
    row.counted = count->total;
    if (row.difference() == 0) {
        row.ok = true;
        return row;
    }
    row.extras = explainExtras(architecture, *count, -row.difference());
    row.note = std::move(note);
    row.ok = !row.extras.empty() || (!row.note.empty() && knownDifference == row.difference());
    return row;
}

// The cells of one row of an index; a column that is not there has empty cells.
class IndexRow {
public:
    IndexRow(const CsvTable &table, size_t row) : m_table(table), m_row(row) {}

    std::string text(std::string_view column) const
    {
        const std::optional<size_t> index = m_table.column(column);
        return index ? std::string(m_table.cell(m_row, *index)) : std::string();
    }
    std::optional<std::int64_t> integer(std::string_view column) const
    {
        const std::string cell = text(column);
        std::int64_t number = 0;
        const auto [end, error] = std::from_chars(cell.data(), cell.data() + cell.size(), number);
        return error == std::errc() && end == cell.data() + cell.size() ? std::optional(number) : std::nullopt;
    }

private:
    const CsvTable &m_table;
    size_t m_row;
};

ParameterRow notOk(std::string id, std::string note)
{
    ParameterRow row;
    row.id = std::move(id);
    row.note = std::move(note);
    return row;
}

ParameterRow checkFile(const IndexRow &index, const std::function<Result<std::string>(std::string_view)> &config)
{
    const std::string file = index.text("file");
    Result<std::string> bytes = config(file);
    if (!bytes && file.find('/') != std::string::npos) // an index of a tree beside a flat copy of its files
        bytes = config(std::string_view(file).substr(file.rfind('/') + 1));
    if (!bytes)
        return notOk(file, plainText(bytes.error()));
    const bool shouldRefuse = index.text("importer_should").starts_with("refuse");
    const Result<ConfigImport> model = importConfig(*bytes, file);
    if (!model) {
        ParameterRow row = notOk(file, plainText(model.error()));
        row.ok = shouldRefuse;
        return row;
    }
    ParameterRow row = compare(file, model->architecture, index.integer("exact_total_params"),
                               index.integer("computed_minus_published"), index.text("difference_explanation"));
    row.ok = row.ok && !shouldRefuse;
    return row;
}

} // namespace

std::string explanation(const ParameterRow &row)
{
    std::string text;
    for (const PublishedExtra &extra : row.extras)
        text += (text.empty() ? "" : "; ") + extra.name + ": " + std::to_string(extra.weights);
    return text.empty() ? row.note : text;
}

ValidationSummary summariseParameters(std::span<const ParameterRow> rows)
{
    constexpr double unknown = std::numeric_limits<double>::quiet_NaN();
    std::vector<ValidationItem> items;
    for (const ParameterRow &row : rows) {
        ValidationItem item;
        item.id = row.id;
        item.measured = row.published ? double(*row.published) : unknown;
        item.forecast = row.counted ? double(*row.counted) : unknown;
        item.error = item.forecast / item.measured - 1;
        item.reason = explanation(row);
        items.push_back(std::move(item));
    }
    return summarise(std::move(items));
}

std::vector<ParameterRow> validateParameters(std::span<const ModelPreset> presets)
{
    std::vector<ParameterRow> rows;
    for (const ModelPreset &preset : presets)
        rows.push_back(compare(preset.id, preset.architecture, preset.publishedTotal, preset.knownDifference,
                               preset.differenceNote));
    return rows;
}

Result<std::vector<ParameterRow>>
validateParameterFolder(std::string_view indexBytes, std::string_view indexName,
                        const std::function<Result<std::string>(std::string_view file)> &config)
{
    const Result<CsvTable> table = parseCsv(indexBytes, std::string(indexName));
    if (!table)
        return table.error();
    if (!table->column("file"))
        return Error{.code = ErrorCode::Malformed,
                     .reason = RC_TEXT("Errors", "The table has no column %1."),
                     .arguments = {"file"},
                     .advice =
                         RC_TEXT("Errors", "Name the config files, relative to the folder, in a column of that name."),
                     .file = std::string(indexName)};
    std::vector<ParameterRow> rows;
    for (size_t row = 0; row < table->rowCount(); ++row)
        rows.push_back(checkFile(IndexRow(*table, row), config));
    return rows;
}

} // namespace runcast
