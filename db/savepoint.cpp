// SPDX-License-Identifier: MIT
#include "db/savepoint.h"

#include <utility>

namespace runcast {

using namespace Qt::StringLiterals;

Result<Savepoint> Savepoint::begin(const Connection &connection)
{
    const bool outermost = connection.isIdle();
    if (const Result<void> begun = connection.execute(outermost ? u"BEGIN IMMEDIATE"_s : u"SAVEPOINT inner"_s); !begun)
        return begun.error();
    return Savepoint(connection, outermost);
}

Savepoint::Savepoint(Savepoint &&other) noexcept
    : m_connection(std::exchange(other.m_connection, nullptr)), m_outermost(other.m_outermost)
{
}

Savepoint::~Savepoint()
{
    // A full disk may have rolled everything back already.
    if (!m_connection || m_connection->isIdle())
        return;
    if (m_outermost) {
        (void)m_connection->execute(u"ROLLBACK"_s);
        return;
    }
    (void)m_connection->execute(u"ROLLBACK TO inner"_s); // names nest: the innermost of that name is meant
    (void)m_connection->execute(u"RELEASE inner"_s);
}

Result<void> Savepoint::release()
{
    Result<void> released = m_connection->execute(m_outermost ? u"COMMIT"_s : u"RELEASE inner"_s);
    if (released)
        m_connection = nullptr;
    return released;
}

} // namespace runcast
