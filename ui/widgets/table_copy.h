// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QStringList>

#include <memory>

class QMimeData;

namespace runcast {

/// Rows of text on their way to the clipboard.
struct TextTable {
    QStringList head; // empty = none
    QList<QStringList> rows;
};

/// The table as spreadsheets and word processors take it: text with tabs, and HTML. Cells are plain text in both.
std::unique_ptr<QMimeData> tableMimeData(const TextTable &table);

/// Puts it on the clipboard.
void copyTable(const TextTable &table);

} // namespace runcast
