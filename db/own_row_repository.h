// SPDX-License-Identifier: MIT
#pragma once

#include "db/connection.h"
#include "db/scenario_record.h"

#include <span>
#include <vector>

namespace runcast {

/// The user's rows in the catalogs. A row is never changed and never removed: another one replaces it.
class OwnRowRepository {
public:
    explicit OwnRowRepository(const Connection &connection) : m_connection(connection) {}

    /// All rows, retired ones too, oldest first; those that cannot be read are told in `problems` and left out.
    Result<std::vector<StoredOwnRow>> list(std::vector<Error> *problems = nullptr) const;
    /// All of them or none; gives the number of the step. Refused: a row that is replaced already or is not there.
    Result<qint64> insert(std::span<const OwnRowInsertion> rows, const QString &author, const QDateTime &time) const;
    /// Retires rows (of which an older one is not brought back), or brings them back.
    Result<void> setRetired(std::span<const OwnRowId> ids, bool retired, const QDateTime &time) const;
    /// Takes a step back: retires its rows and brings back those that they replaced; or does it anew.
    Result<void> setStepTaken(qint64 step, bool taken, const QDateTime &time) const;

private:
    Result<void> insertOne(const OwnRowInsertion &insertion, qint64 step, const QString &author,
                           const QDateTime &time) const;
    Result<void> setRetired(OwnRowId id, bool retired, const QDateTime &time) const;

    const Connection &m_connection;
};

} // namespace runcast
