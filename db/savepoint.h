// SPDX-License-Identifier: MIT
#pragma once

#include "db/connection.h"

namespace runcast {

/// All or nothing: what is written while it lives is undone unless release() succeeds. Nests. The outermost takes the
/// write lock at once, so that two programs wait for each other instead of failing half-way.
class Savepoint {
public:
    static Result<Savepoint> begin(const Connection &connection);
    Savepoint(Savepoint &&other) noexcept;
    Savepoint &operator=(Savepoint &&) = delete;
    ~Savepoint();

    Result<void> release();

private:
    Savepoint(const Connection &connection, bool outermost) : m_connection(&connection), m_outermost(outermost) {}

    const Connection *m_connection; // nullptr once released
    bool m_outermost;
};

} // namespace runcast
