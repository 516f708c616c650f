// SPDX-License-Identifier: MIT
#include "core/catalog/csv.h"

#include "core/base/strings.h"
#include "core/base/text.h"
#include "core/base/utf8.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <utility>

namespace runcast {
namespace {

std::string linePlace(size_t line)
{
    return "line " + std::to_string(line);
}

} // namespace

/// One pass over the bytes; stops at the first error.
class CsvParser {
public:
    CsvParser(std::string_view bytes, const CsvLimits &limits, CsvTable &table)
        : m_bytes(bytes), m_limits(limits), m_table(table)
    {
    }

    bool run(std::string fileName);
    Error error() const { return m_error; }

private:
    bool fail(size_t line, std::string reason, std::vector<std::string> arguments = {});
    bool checkBytes();
    bool record();
    bool cell();
    bool quotedCell();
    bool endOfRecord();
    bool takeHeader(size_t line);
    bool takeRow(size_t cells, size_t line);
    bool atEnd() const { return m_at == m_bytes.size(); }
    bool atLineEnd() const;

    std::string_view m_bytes;
    const CsvLimits &m_limits;
    CsvTable &m_table;
    size_t m_at = 0;
    size_t m_line = 1;
    Error m_error;
};

bool CsvParser::fail(size_t line, std::string reason, std::vector<std::string> arguments)
{
    m_error = {ErrorCode::Malformed, std::move(reason), std::move(arguments), {}, m_table.m_fileName, linePlace(line)};
    return false;
}

bool CsvParser::checkBytes()
{
    if (m_bytes.size() > m_limits.maxBytes)
        return fail(1, RC_TEXT("Errors", "The table has %1 bytes; at most %2 can be read."),
                    {std::to_string(m_bytes.size()), std::to_string(m_limits.maxBytes)});
    const size_t wrong = std::min(firstInvalidUtf8(m_bytes), m_bytes.find('\0'));
    if (wrong != std::string_view::npos) {
        const auto newlines = std::count(m_bytes.begin(), m_bytes.begin() + std::ptrdiff_t(wrong), '\n');
        return fail(size_t(newlines) + 1, RC_TEXT("Errors", "The table is not text in UTF-8."));
    }
    if (m_bytes.starts_with("\xEF\xBB\xBF"))
        m_bytes.remove_prefix(3);
    return true;
}

bool CsvParser::run(std::string fileName)
{
    m_table.m_fileName = std::move(fileName);
    if (!checkBytes())
        return false;
    m_table.m_text.reserve(m_bytes.size());
    while (!atEnd()) {
        if (atLineEnd()) { // a line without any character
            if (!endOfRecord())
                return false;
        } else if (!record()) {
            return false;
        }
    }
    return !m_table.m_header.empty() || fail(1, RC_TEXT("Errors", "The table is empty: it has no header row."));
}

bool CsvParser::atLineEnd() const
{
    return m_bytes[m_at] == '\n' || m_bytes[m_at] == '\r';
}

bool CsvParser::record()
{
    const size_t line = m_line;
    size_t cells = 0;
    while (true) {
        if (!cell())
            return false;
        if (++cells > m_limits.maxColumns)
            return fail(line, RC_TEXT("Errors", "The row has more than %1 cells."),
                        {std::to_string(m_limits.maxColumns)});
        if (atEnd() || m_bytes[m_at] != m_limits.separator)
            break;
        ++m_at;
    }
    return (atEnd() || endOfRecord()) && (m_table.m_header.empty() ? takeHeader(line) : takeRow(cells, line));
}

bool CsvParser::cell()
{
    if (!atEnd() && m_bytes[m_at] == '"')
        return quotedCell();
    const size_t start = m_at;
    while (!atEnd() && m_bytes[m_at] != m_limits.separator && !atLineEnd()) {
        if (m_bytes[m_at] == '"')
            return fail(m_line, RC_TEXT("Errors", "A quotation mark stands in the middle of a cell."));
        ++m_at;
    }
    m_table.m_text.append(m_bytes.substr(start, m_at - start));
    m_table.m_ends.push_back(m_table.m_text.size());
    return true;
}

bool CsvParser::quotedCell()
{
    const size_t line = m_line;
    ++m_at;
    while (true) {
        const size_t quote = m_bytes.find('"', m_at);
        if (quote == std::string_view::npos)
            return fail(line, RC_TEXT("Errors", "The quotation mark that opens here is never closed."));
        const std::string_view part = m_bytes.substr(m_at, quote - m_at);
        m_line += size_t(std::count(part.begin(), part.end(), '\n'));
        m_table.m_text.append(part);
        m_at = quote + 1;
        if (atEnd() || m_bytes[m_at] != '"')
            break;
        m_table.m_text.push_back('"');
        ++m_at;
    }
    m_table.m_ends.push_back(m_table.m_text.size());
    if (!atEnd() && m_bytes[m_at] != m_limits.separator && !atLineEnd())
        return fail(m_line, RC_TEXT("Errors", "Text follows a closing quotation mark."));
    return true;
}

bool CsvParser::endOfRecord()
{
    if (m_bytes[m_at] == '\r' && (m_at + 1 == m_bytes.size() || m_bytes[++m_at] != '\n'))
        return fail(m_line, RC_TEXT("Errors", "A carriage return stands alone, without a line feed."));
    ++m_at;
    ++m_line;
    return true;
}

bool CsvParser::takeHeader(size_t line)
{
    size_t start = 0;
    for (const size_t end : m_table.m_ends) {
        const std::string_view cell = trimmed(std::string_view(m_table.m_text).substr(start, end - start));
        start = end;
        if (cell.empty())
            return fail(line, RC_TEXT("Errors", "Column %1 has no name."),
                        {std::to_string(m_table.m_header.size() + 1)});
        if (!m_table.m_columns.emplace(cell, m_table.m_header.size()).second)
            return fail(line, RC_TEXT("Errors", "Two columns are named “%1”."), {shortened(cell)});
        m_table.m_header.emplace_back(cell);
    }
    m_table.m_text.clear();
    m_table.m_ends.clear();
    return true;
}

bool CsvParser::takeRow(size_t cells, size_t line)
{
    if (cells != m_table.columnCount()) {
        fail(line, RC_TEXT("Errors", "The row has %1 cells, the header has %2."),
             {std::to_string(cells), std::to_string(m_table.columnCount())});
        if (!m_limits.setUnevenRowsAside)
            return false;
        m_table.m_unevenRows.push_back(std::exchange(m_error, {}));
        m_table.m_ends.resize(m_table.m_ends.size() - cells);
        m_table.m_text.resize(m_table.m_ends.empty() ? 0 : m_table.m_ends.back());
        return m_table.m_unevenRows.size() <= m_limits.maxRows ||
               fail(line, RC_TEXT("Errors", "The table has more than %1 rows."), {std::to_string(m_limits.maxRows)});
    }
    if (m_table.rowCount() == m_limits.maxRows)
        return fail(line, RC_TEXT("Errors", "The table has more than %1 rows."), {std::to_string(m_limits.maxRows)});
    m_table.m_lines.push_back(line);
    return true;
}

std::optional<size_t> CsvTable::column(std::string_view name) const
{
    const auto found = m_columns.find(name);
    return found == m_columns.end() ? std::nullopt : std::optional<size_t>(found->second);
}

std::string_view CsvTable::cell(size_t row, size_t column) const
{
    const size_t index = row * columnCount() + column;
    const size_t start = index == 0 ? 0 : m_ends[index - 1];
    return std::string_view(m_text).substr(start, m_ends[index] - start);
}

Result<std::optional<double>> CsvTable::number(size_t row, size_t column) const
{
    const std::string_view text = trimmed(cell(row, column));
    if (text.empty())
        return std::optional<double>();
    double value = 0;
    const auto [end, code] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (code == std::errc() && end == text.data() + text.size() && std::isfinite(value))
        return std::optional<double>(value);
    return errorAt(row, RC_TEXT("Errors", "“%1” in column %2 is not a number."), {shortened(text), m_header[column]});
}

Error CsvTable::errorAt(size_t row, std::string reason, std::vector<std::string> arguments) const
{
    return {ErrorCode::Malformed, std::move(reason), std::move(arguments), {}, m_fileName, linePlace(line(row))};
}

Result<CsvTable> parseCsv(std::string_view bytes, std::string fileName, const CsvLimits &limits)
{
    CsvTable table;
    CsvParser parser(bytes, limits, table);
    if (!parser.run(std::move(fileName)))
        return parser.error();
    return table;
}

std::string csvQuoted(std::string_view cell)
{
    std::string text = "\"";
    for (const char c : cell)
        text += c == '"' ? std::string("\"\"") : std::string(1, c);
    return text + '"';
}

} // namespace runcast
