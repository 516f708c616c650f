// SPDX-License-Identifier: MIT
#pragma once

#include "reports/document/rich_text.h"

#include <limits>

namespace runcast::report {

enum class ColumnKind { Text, Number };
enum class RowKind { Normal, Chosen, SubTotal, Total };

struct TableColumn {
    RichText head;
    ColumnKind kind = ColumnKind::Text;
    double widthMm = 0;  // 0 = as its content needs
    double stretch = -1; // share of the space left over; below 0 = by its kind
};

struct Cell {
    RichText text;
    QString note = {};                                        // small, below the text
    double number = std::numeric_limits<double>::quiet_NaN(); // exact, for the data file; NaN = the text counts
};

struct Row {
    std::vector<Cell> cells;
    RowKind kind = RowKind::Normal;
};

/// Rows with rules. What a page cannot hold goes on overleaf, under the same caption and head.
struct Table {
    QString label;  // "Table 7.1"; empty = no caption
    QString number; // "7.1", names its data file; empty = none
    RichText caption = {};
    std::vector<TableColumn> columns;
    std::vector<Row> rows;
    QString note = {};  // below it
    bool tight = false; // from 12 rows on always
    bool small = false; // 8 pt, for landscape tables of nine or more columns
    bool hasHead = true;
    double signatureMm = 0; // free height of rows that wait for ink
};

} // namespace runcast::report
