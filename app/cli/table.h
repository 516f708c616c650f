// SPDX-License-Identifier: MIT
#pragma once

#include "core/scenario/value.h"

#include <QByteArray>
#include <QString>

#include <string>
#include <vector>

namespace runcast::cli {

/// A cell as people read it, and as programs do: "1,234.5" and "1234.5".
struct Cell {
    QString shown;
    QString plain;
};

/// The same text for both; a spreadsheet will not run it as a formula.
Cell textCell(const QString &text);
Cell textCell(const std::string &text);
/// A number in the words of a language and with all its digits.
Cell numberCell(const QString &shown, double value);
/// A value of a parameter.
Cell valueCell(const QString &shown, const Value &value);

/// What the command line prints: aligned columns for people, or CSV.
class Table {
public:
    enum class Align { Leading, Trailing };
    enum class In { Both, TextOnly, CsvOnly };
    struct Column {
        QString key;   // heads the column of the CSV
        QString title; // heads it in the text
        Align align = Align::Leading;
        In in = In::Both;
    };

    explicit Table(std::vector<Column> columns);

    /// One cell a column.
    void addRow(std::vector<Cell> cells);
    /// A line of its own above the rows that follow; only in the text.
    void addHeading(const QString &heading);

    bool isEmpty() const { return m_rows.empty(); }
    /// Columns two spaces apart, as wide as a terminal shows their characters. Titles head them unless all are empty.
    QString text() const;
    /// RFC 4180 with a line of keys.
    QByteArray csv() const;

private:
    struct Row {
        QString heading; // if not empty, the cells are
        std::vector<Cell> cells;
    };
    std::vector<Column> m_columns;
    std::vector<Row> m_rows;
};

/// Columns that a terminal needs for the text: two for wide characters, none for combining marks.
qsizetype terminalWidth(const QString &text);

} // namespace runcast::cli
