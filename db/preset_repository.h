// SPDX-License-Identifier: MIT
#pragma once

#include "db/connection.h"
#include "db/scenario_record.h"

#include <optional>
#include <vector>

namespace runcast {

/// The own presets of a library. A model is never changed once kept: another one gets another name. Nothing is ever
/// removed from the file.
class PresetRepository {
public:
    explicit PresetRepository(const Connection &connection) : m_connection(connection) {}

    /// All that are not deleted, by name.
    Result<std::vector<StoredPreset>> list() const;
    /// Refused with words: a name that another preset has, what checkName() and checkContent() refuse.
    Result<PresetId> insert(const StoredPreset &preset) const;
    Result<void> setDeleted(PresetId id, bool deleted, const QDateTime &time) const;

private:
    Result<std::optional<PresetId>> findByName(const QString &name) const;
    Result<QString> nameOf(PresetId id) const;
    Result<QString> freeName(const QString &wanted) const;

    const Connection &m_connection;
};

} // namespace runcast
