// SPDX-License-Identifier: MIT
#pragma once

#include "core/catalog/csv.h"

#include <limits>
#include <string>

namespace runcast {

/// One row of a table of measurements, its cells by column name; a missing or malformed cell is the fallback.
class CsvRow {
public:
    CsvRow(const CsvTable &table, size_t index) : m_table(table), m_index(index) {}

    std::string text(std::string_view name) const
    {
        const std::optional<size_t> column = m_table.column(name);
        return column ? std::string(m_table.cell(m_index, *column)) : std::string{};
    }
    double number(std::string_view name, double fallback = std::numeric_limits<double>::quiet_NaN()) const
    {
        const std::optional<size_t> column = m_table.column(name);
        if (!column)
            return fallback;
        const Result<std::optional<double>> value = m_table.number(m_index, *column);
        return value ? value->value_or(fallback) : fallback;
    }
    bool contains(std::string_view name, std::string_view part) const
    {
        return text(name).find(part) != std::string::npos;
    }

private:
    const CsvTable &m_table;
    size_t m_index;
};

} // namespace runcast
