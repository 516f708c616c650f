// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/scenario_store.h"

#include <map>

namespace runcast {

struct Schema;

/// Scenarios in memory: before a library is open, and in tests.
class MemoryStore : public ScenarioStore {
public:
    explicit MemoryStore(const Schema &schema) : m_schema(schema) {}

    QString file() const override { return {}; }
    bool isReadOnly() const override { return false; }
    qint64 foreignChanges() override { return 0; }
    Result<std::vector<StoredRecord>> records() override;
    Result<Scenario> scenario(ScenarioId id) override;
    Result<std::string> json(ScenarioId id) override;
    Result<std::vector<ScenarioId>> insert(std::span<const StoreInsertion> insertions) override;
    Result<void> write(std::span<const StoreChange> changes) override;
    Result<void> setDeleted(const QList<ScenarioId> &ids, bool deleted) override;
    Result<int> appendVersion(ScenarioId id, const Scenario &scenario, const ScenarioVersion &version) override;
    Result<std::vector<ScenarioVersion>> versions(ScenarioId id) override;
    Result<Scenario> version(ScenarioId id, int number) override;
    Result<std::vector<StoredPreset>> presets() override;
    Result<PresetId> insertPreset(const StoredPreset &preset) override;
    Result<void> setPresetDeleted(PresetId id, bool deleted) override;
    // Own rows need a file.
    Result<std::vector<StoredOwnRow>> ownRows(std::vector<Error> &problems) override;
    Result<qint64> insertOwnRows(std::span<const OwnRowInsertion> rows) override;
    Result<void> setOwnRowsRetired(std::span<const OwnRowId> ids, bool retired) override;
    Result<void> setOwnRowStepTaken(qint64 step, bool taken) override;
    Result<void> backUp(const QString &file) override;

private:
    struct Version {
        ScenarioVersion about;
        Scenario scenario;
    };
    struct Item {
        ScenarioRecord record;
        Scenario scenario;
        std::vector<Version> versions;
        bool deleted = false;
    };
    const Schema &m_schema;
    std::map<ScenarioId, Item> m_items;
    std::vector<StoredPreset> m_presets, m_deletedPresets;
};

} // namespace runcast
