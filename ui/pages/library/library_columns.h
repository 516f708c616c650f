// SPDX-License-Identifier: MIT
#pragma once

#include "core/forecast/schema.h"
#include "reports/format/language.h"

#include <QString>

#include <vector>

namespace runcast {

/// A column of the library's table: something known about a scenario, or a figure.
struct LibraryColumn {
    enum class Kind { Check, Name, Status, Model, Accelerators, Owner, Tags, Figure, Changed };
    Kind kind = Kind::Figure;
    const Figure *figure = nullptr;
    QString id;         // as settings keep it: "name", "cost.total_usd"
    int width = 96;     // px at 100 %
    bool shown = false; // while nobody has chosen
};

/// All columns that there can be, in the order of the table: every figure of the schema among them.
std::vector<LibraryColumn> libraryColumns(const Schema &schema);

/// The figures that answer a sponsor's three questions: what it costs, when it ends, what power it takes.
std::vector<const Figure *> sponsorFigures(const Schema &schema);

/// The column's name without a unit.
QString columnTitle(const LibraryColumn &column, const Language &language);

} // namespace runcast
