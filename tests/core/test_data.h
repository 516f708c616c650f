// SPDX-License-Identifier: MIT
#pragma once

#include "core/catalog/csv.h"

#include <QFile>
#include <QTest>

#include <string>

/// Bytes of a file; empty with a failed check if it cannot be read.
inline std::string fileBytes(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        QTest::qFail(qPrintable(QStringLiteral("cannot read ") + path), __FILE__, __LINE__);
        return {};
    }
    return file.readAll().toStdString();
}

/// A table beside the test. Aborts on a broken one: it is part of the test.
inline runcast::CsvTable testTable(const QString &path)
{
    return runcast::parseCsv(fileBytes(path), path.toStdString()).value();
}

/// The cell of a named column as a number; 0 if it is empty.
inline double numberIn(const runcast::CsvTable &table, size_t row, const char *column)
{
    return table.number(row, *table.column(column)).value().value_or(0);
}

inline QByteArray textIn(const runcast::CsvTable &table, size_t row, const char *column)
{
    const std::string_view cell = table.cell(row, *table.column(column));
    return QByteArray(cell.data(), qsizetype(cell.size()));
}
