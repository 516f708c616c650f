// SPDX-License-Identifier: MIT
#pragma once

#include "reports/document/table.h"
#include "reports/format/format.h"

#include <vector>

namespace runcast::report {

/// "Thousand USD" of "thousand USD": a head begins with a capital where its first word is a word.
QString asHead(const QString &text);

inline TableColumn textColumn(const QString &head, double stretch = -1)
{
    return {.head = RichText(asHead(head)), .kind = ColumnKind::Text, .stretch = stretch};
}

inline TableColumn numberColumn(const QString &head, double stretch = -1)
{
    return {.head = RichText(asHead(head)), .kind = ColumnKind::Number, .stretch = stretch};
}

inline Row rowOf(std::vector<Cell> cells, RowKind kind = RowKind::Normal)
{
    return {.cells = std::move(cells), .kind = kind};
}

/// A column of numbers in one unit: one scale for all, the unit in the head.
class NumberColumn {
public:
    NumberColumn(const Format &format, Unit unit, std::span<const double> values, Detail detail = Detail::Table)
        : m_format(format), m_scale(format.scaleFor(unit, values, detail))
    {
    }

    QString unit() const { return m_format.unitOf(m_scale); }
    /// The number as a cell; "–" if it is NaN. The exact value goes into the data file.
    Cell cell(double value) const { return {.text = RichText(m_format.inScale(m_scale, value)), .number = value}; }
    /// True if the rows as they are printed do not add up to the total as it is printed.
    bool roundsAway(std::span<const double> parts, double total) const;

private:
    const Format &m_format;
    Scale m_scale;
};

/// "Figures are rounded; totals are computed from exact values." where a reader would stumble, else nothing.
QString roundingNote(bool roundsAway, const Language &language);

/// A number in base units with at most seven digits that count, for tables of everything: "405,853,388,800",
/// "0.4", "3.93737 ×10²⁵".
QString exactNumber(const Format &format, double value);

/// "Name, unit", or the name alone without a unit.
QString withUnit(const QString &name, const QString &unit);

} // namespace runcast::report
