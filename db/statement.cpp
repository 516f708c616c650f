// SPDX-License-Identifier: MIT
#include "db/statement.h"

#include <QTimeZone>
#include <QVariant>

namespace runcast {

using namespace Qt::StringLiterals;

Statement::Statement(const Connection &connection, const QString &sql)
    : m_connection(connection), m_query(connection.database())
{
    m_query.setForwardOnly(true);
    m_prepared = m_query.prepare(sql);
}

Statement &Statement::bind(const QString &place, const QString &text)
{
    m_query.bindValue(place, text.isNull() ? u""_s : text); // Qt binds a null string as NULL
    return *this;
}

Statement &Statement::bind(const QString &place, qint64 number)
{
    m_query.bindValue(place, number);
    return *this;
}

Statement &Statement::bind(const QString &place, const QDateTime &time)
{
    m_query.bindValue(place, time.isValid() ? QVariant(time.toMSecsSinceEpoch()) : QVariant());
    return *this;
}

Statement &Statement::bind(const QString &place, std::optional<double> number)
{
    m_query.bindValue(place, number ? QVariant(*number) : QVariant());
    return *this;
}

Result<void> Statement::run()
{
    if (!m_prepared || !m_query.exec())
        return m_connection.error(m_query.lastError());
    return {};
}

Result<bool> Statement::next()
{
    if (!m_running) {
        if (const Result<void> ran = run(); !ran)
            return ran.error();
        m_running = true;
    }
    if (m_query.next())
        return true;
    if (m_query.lastError().isValid())
        return m_connection.error(m_query.lastError());
    return false;
}

std::optional<double> Statement::number(int column) const
{
    return isNull(column) ? std::nullopt : std::optional<double>(m_query.value(column).toDouble());
}

QDateTime Statement::time(int column) const
{
    return isNull(column) ? QDateTime() : QDateTime::fromMSecsSinceEpoch(integer(column), Qt::UTC);
}

} // namespace runcast
