// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace runcast {

/// What a file may not exceed: everything from outside is bounded.
struct CsvLimits {
    char separator = ',';
    size_t maxBytes = 64u << 20;
    size_t maxRows = 1'000'000;
    size_t maxColumns = 1'000;
    bool setUnevenRowsAside = false; // instead of refusing the whole table for a row with too few or many cells
};

/// A table of text cells with a header row, as read from RFC 4180 bytes. An empty cell means "missing", never zero.
class CsvTable {
public:
    const std::string &fileName() const { return m_fileName; }
    const std::vector<std::string> &header() const { return m_header; }
    std::optional<size_t> column(std::string_view name) const;
    size_t columnCount() const { return m_header.size(); }
    size_t rowCount() const { return m_lines.size(); }

    /// The cell's text, quotes undone. Valid while the table lives.
    std::string_view cell(size_t row, size_t column) const;
    /// The line of the file, from 1, on which the row starts.
    size_t line(size_t row) const { return m_lines[row]; }

    /// The cell as a finite number written the C way ("1234.5", "2e-5"); nothing if the cell is empty; an error with
    /// line and column if it is something else.
    Result<std::optional<double>> number(size_t row, size_t column) const;
    /// An error of this file at this row, for what a reader of the table finds wrong.
    Error errorAt(size_t row, std::string reason, std::vector<std::string> arguments) const;
    /// What is wrong with the rows that were set aside; they are not counted as rows.
    const std::vector<Error> &unevenRows() const { return m_unevenRows; }

private:
    friend class CsvParser;
    struct NameHash {
        using is_transparent = void;
        size_t operator()(std::string_view name) const { return std::hash<std::string_view>{}(name); }
    };

    std::string m_fileName;
    std::vector<std::string> m_header;
    std::unordered_map<std::string, size_t, NameHash, std::equal_to<>> m_columns;
    std::string m_text;         // the cells one after the other
    std::vector<size_t> m_ends; // where each cell ends in m_text, row by row
    std::vector<size_t> m_lines;
    std::vector<Error> m_unevenRows;
};

/// Reads UTF-8 bytes (a byte order mark is skipped; LF or CRLF; quoted cells may hold line breaks). Strict: unequal
/// cell counts, stray quotes, NUL, wrong UTF-8 and a repeated or empty column name are errors that name the line. Lines
/// without any character are skipped. Throws nothing but what running out of memory throws.
Result<CsvTable> parseCsv(std::string_view bytes, std::string fileName, const CsvLimits &limits = {});

/// The cell in quotes, as parseCsv() reads it back.
std::string csvQuoted(std::string_view cell);

} // namespace runcast
