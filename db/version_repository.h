// SPDX-License-Identifier: MIT
#pragma once

#include "db/connection.h"
#include "db/scenario_record.h"

#include <vector>

namespace runcast {

/// The versions of scenarios: numbered from 1, only ever added. The newest is the working state. Autosave writes
/// unnamed ones: within one editing session of at most an hour it goes over its own newest one, so that history stays
/// readable; another session, another program or a named version is never written over.
class VersionRepository {
public:
    VersionRepository(const Connection &connection, QString session)
        : m_connection(connection), m_session(std::move(session))
    {
    }

    /// Keeps the working state. Writes nothing if it is the same as before.
    Result<void> save(ScenarioId id, const ScenarioContent &content, const ScenarioVersion &about) const;
    /// Keeps it as a named version and gives its number: the unnamed newest one gets the name if it is this session's
    /// or the same.
    Result<int> name(ScenarioId id, const ScenarioContent &content, const ScenarioVersion &about) const;
    /// Adds the content of an older version as the newest one; gives the new number.
    Result<int> restore(ScenarioId id, int number, const ScenarioVersion &about) const;

    /// Newest first, without contents.
    Result<std::vector<ScenarioVersion>> list(ScenarioId id) const;
    Result<ScenarioContent> content(ScenarioId id, int number) const;
    Result<ScenarioContent> newestContent(ScenarioId id) const;

private:
    struct Newest;
    Result<Newest> newest(ScenarioId id) const;
    Result<void> insert(ScenarioId id, int number, const ScenarioContent &content, const ScenarioVersion &about) const;
    Result<void> overwrite(qint64 row, const ScenarioContent &content, const ScenarioVersion &about) const;

    const Connection &m_connection;
    QString m_session;
};

} // namespace runcast
