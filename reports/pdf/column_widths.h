// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

namespace runcast::report {

/// What a column of a table would like, in mm.
struct ColumnNeed {
    double head = 0, headWord = 0; // the head in one line, its longest word
    double body = 0, bodyWord = 0; // the widest cell in one line, the longest word or number
    bool isNumber = false;         // never wrapped
    double fixed = 0;              // 0 = as needed
    double stretch = -1;           // share of what is left over; below 0 = by kind
};

struct ColumnPlan {
    std::vector<double> lefts, widths;
};

/// Divides the width: all in one line if there is room, then wrapped heads, then wrapped text, the widest columns
/// first, at last broken words. Nothing is ever wider than the table.
ColumnPlan planColumns(const std::vector<ColumnNeed> &needs, double width);

} // namespace runcast::report
