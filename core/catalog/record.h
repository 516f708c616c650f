// SPDX-License-Identifier: MIT
#pragma once

#include "core/catalog/csv.h"
#include "core/catalog/own_row.h"

namespace runcast {

/// How far a row can be trusted. Recalled = from general knowledge, not read again for the catalog: shown with a mark.
enum class Confidence { Primary, Secondary, Recalled };

/// Typed cells of one row. Remembers the first error, so that a loader reads all cells and asks once at the end.
class CsvRecord {
public:
    CsvRecord(const CsvTable &table, size_t row) : m_table(table), m_row(row) {}

    /// The cell without white space around it; empty = missing.
    std::string text(std::string_view column);
    /// As text(), but a missing one is an error.
    std::string requiredText(std::string_view column);
    /// A number of at least 0 (nothing in the catalogs is negative); nothing if missing.
    std::optional<double> number(std::string_view column);
    /// A number above 0; nothing if missing.
    std::optional<double> positive(std::string_view column);
    /// A whole number of at least 0, up to 1e9; nothing if missing.
    std::optional<int> integer(std::string_view column);
    /// An ISO 8601 date as exact as known, "2025", "2025-12" or "2025-12-31"; empty if missing.
    std::string date(std::string_view column);
    Confidence confidence(std::string_view column);
    /// Notes an error at this row, unless there is one already.
    void fail(std::string reason, std::vector<std::string> arguments);

    const std::optional<Error> &error() const { return m_error; }

private:
    std::optional<size_t> find(std::string_view column);

    const CsvTable &m_table;
    size_t m_row;
    std::optional<Error> m_error;
};

/// One T a row, made by `read(record)`; the first error of any row instead.
template <typename T, typename Read>
Result<std::vector<T>> readRecords(std::string_view bytes, std::string_view fileName, Read read)
{
    const Result<CsvTable> table = parseCsv(bytes, std::string(fileName));
    if (!table)
        return table.error();
    std::vector<T> rows;
    rows.reserve(table->rowCount());
    for (size_t row = 0; row < table->rowCount(); ++row) {
        CsvRecord record(*table, row);
        rows.push_back(read(record));
        if (record.error())
            return *record.error();
    }
    return rows;
}

} // namespace runcast
