// SPDX-License-Identifier: MIT
#pragma once

#include "reports/charts/chart.h"
#include "reports/format/format.h"

#include <QStringList>

namespace runcast {

/// The values of a chart as text: the first column names the row, the others hold numbers.
struct ChartTable {
    QStringList head;
    QList<QStringList> rows;

    /// With tabs and line ends, as a spreadsheet takes it from the clipboard.
    QString toTabbedText() const;
};

ChartTable chartTable(const Chart &chart, const Format &format);

/// What the chart shows in a sentence or two, for those who can't see it: title, quantity, main value, extent.
QString chartSentence(const Chart &chart, const Format &format);

} // namespace runcast
