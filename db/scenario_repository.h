// SPDX-License-Identifier: MIT
#pragma once

#include "db/connection.h"
#include "db/scenario_record.h"

#include <optional>
#include <span>
#include <vector>

namespace runcast {

/// The rows of scenarios, without their inputs.
class ScenarioRepository {
public:
    explicit ScenarioRepository(const Connection &connection) : m_connection(connection) {}

    /// All that are not deleted, oldest first; reads no documents.
    Result<std::vector<StoredRecord>> list() const;
    /// Deleted ones too.
    Result<StoredRecord> find(ScenarioId id) const;
    /// By name as it is compared (see nameKey); nothing if no scenario has it.
    Result<std::optional<ScenarioId>> findByName(const QString &name) const;
    /// The wanted name, or the first free "Base case 2".
    Result<QString> freeName(const QString &wanted) const;

    Result<ScenarioId> insert(const ScenarioRecord &record, bool sample) const;
    /// Lets go of the names of these, so that they can be given anew in any order within one transaction.
    Result<void> releaseNames(std::span<const ScenarioId> ids) const;
    /// Name, meta and time of change; `edited` takes the sample mark away.
    Result<void> update(ScenarioId id, const ScenarioRecord &record, bool edited) const;
    Result<void> setChanged(ScenarioId id, const QDateTime &time) const;
    /// Marks as deleted, or brings back: under a free name if its own was taken since.
    Result<void> setDeleted(ScenarioId id, bool deleted, const QDateTime &time) const;

private:
    Result<void> requireFreeName(const QString &name, ScenarioId except) const;

    const Connection &m_connection;
};

} // namespace runcast
