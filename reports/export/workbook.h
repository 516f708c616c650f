// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/unit.h"
#include "core/scenario/value.h"

#include <QList>
#include <QStringList>

struct lxw_format;
struct lxw_workbook;
struct lxw_worksheet;

namespace runcast {

struct ReportRequest;

/// A workbook in a temporary file: the library of the format writes files only. Closed by finish().
class Workbook {
public:
    Workbook(const QString &path, const ReportRequest &request);
    ~Workbook();
    Workbook(const Workbook &) = delete;
    Workbook &operator=(const Workbook &) = delete;

    /// Rows count from 1 as people see them: the head is row 1.
    void startSheet(const QString &name, const QStringList &head, const QList<double> &widths);
    void nextRow() { ++m_row; }
    int row() const { return int(m_row) + 1; }
    /// Written as text, never as a formula, whatever it begins with.
    void writeText(qsizetype column, const QString &value);
    void writeHead(qsizetype column, const QString &value);
    /// Nothing if it is not finite.
    void writeNumber(qsizetype column, double value, Unit unit);
    void writeValue(qsizetype column, const Value &value, Unit unit);
    /// A formula with the value that it comes to, for readers that do not compute.
    void writeFormula(qsizetype column, const QString &formula, double value, Unit unit);
    /// False if the file could not be written.
    bool finish();

private:
    lxw_format *formatOf(Unit unit) const;

    lxw_workbook *m_book;
    lxw_worksheet *m_sheet = nullptr;
    lxw_format *m_head = nullptr, *m_number = nullptr, *m_money = nullptr, *m_date = nullptr, *m_percent = nullptr;
    unsigned m_row = 0;
};

} // namespace runcast
