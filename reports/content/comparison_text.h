// SPDX-License-Identifier: MIT
#pragma once

#include "core/forecast/compare.h"
#include "reports/format/format.h"

#include <QStringList>

namespace runcast {

/// One row of a comparison in words: what the window, the report and the command line show.
struct ComparisonText {
    QString title;             // "Total cost"
    QString unit;              // of all numbers of the row, "M USD"; empty for names, dates and plain counts
    Scale scale;               // of those numbers
    QStringList values;        // by scenario: "90.1", "rent"; "–" where there is none or it has no effect
    std::vector<Delta> deltas; // by scenario, against the baseline; that of the baseline itself is empty
    /// The scenario that wins by as much as can be read.
    std::optional<size_t> best;
    /// False if every scenario reads the same.
    bool showsDifference = false;
};

/// Numbers of a row share scale and decimals; inputs get as many decimals as tell them apart.
ComparisonText comparisonText(const ComparisonRow &row, size_t baseline, const Format &format, const Catalog &catalog);

} // namespace runcast
