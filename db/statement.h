// SPDX-License-Identifier: MIT
#pragma once

#include "db/connection.h"

#include <QDateTime>
#include <QSqlQuery>

#include <optional>

namespace runcast {

/// One prepared statement with every value bound. A failed preparation comes out of run() or next().
class Statement {
public:
    /// `sql` is a constant of the program; values come in by bind() only.
    Statement(const Connection &connection, const QString &sql);

    Statement &bind(const QString &place, const QString &text); // an empty text, never NULL
    Statement &bind(const QString &place, qint64 number);
    Statement &bind(const QString &place, const QDateTime &time); // milliseconds since 1970 UTC; NULL if not valid
    Statement &bind(const QString &place, std::optional<double> number); // NULL if missing

    /// Runs a statement without rows.
    Result<void> run();
    /// Steps to the next row, running the statement at first; false after the last one.
    Result<bool> next();

    bool isNull(int column) const { return m_query.isNull(column); }
    QString text(int column) const { return m_query.value(column).toString(); }
    qint64 integer(int column) const { return m_query.value(column).toLongLong(); }
    std::optional<double> number(int column) const;
    QDateTime time(int column) const;
    qint64 insertedId() const { return m_query.lastInsertId().toLongLong(); }
    int changedRows() const { return m_query.numRowsAffected(); }

private:
    const Connection &m_connection;
    QSqlQuery m_query;
    bool m_prepared = false;
    bool m_running = false;
};

} // namespace runcast
