// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/scenario_store.h"

#include <functional>
#include <memory>

namespace runcast {

class Catalog;
class Library;
struct Schema;
struct ScenarioContent;

/// The scenarios of a library file.
class LibraryStore : public ScenarioStore {
public:
    struct Setup {
        const Schema &schema;
        std::function<const Catalog &()> catalog;
        std::function<QDateTime()> clock;
        std::function<QString()> author;
    };
    LibraryStore(std::unique_ptr<Library> library, Setup setup);
    ~LibraryStore() override;

    QString file() const override;
    bool isReadOnly() const override;
    std::vector<Error> warnings() const override;
    qint64 foreignChanges() override;
    Result<std::vector<StoredRecord>> records() override;
    Result<Scenario> scenario(ScenarioId id) override;
    Result<std::string> json(ScenarioId id) override;
    Result<std::vector<ScenarioId>> insert(std::span<const StoreInsertion> insertions) override;
    /// A name that another program took in the meantime does not stop the saving: a free one stands in for it, and
    /// foreignChanges() tells.
    Result<void> write(std::span<const StoreChange> changes) override;
    Result<void> setDeleted(const QList<ScenarioId> &ids, bool deleted) override;
    Result<int> appendVersion(ScenarioId id, const Scenario &scenario, const ScenarioVersion &version) override;
    Result<std::vector<ScenarioVersion>> versions(ScenarioId id) override;
    Result<Scenario> version(ScenarioId id, int number) override;
    Result<std::vector<StoredPreset>> presets() override;
    Result<PresetId> insertPreset(const StoredPreset &preset) override;
    Result<void> setPresetDeleted(PresetId id, bool deleted) override;
    Result<std::vector<StoredOwnRow>> ownRows(std::vector<Error> &problems) override;
    Result<qint64> insertOwnRows(std::span<const OwnRowInsertion> rows) override;
    Result<void> setOwnRowsRetired(std::span<const OwnRowId> ids, bool retired) override;
    Result<void> setOwnRowStepTaken(qint64 step, bool taken) override;
    Result<void> backUp(const QString &file) override;

private:
    ScenarioContent contentOf(const Scenario &scenario) const;
    Result<Scenario> scenarioOf(const Result<ScenarioContent> &content, ScenarioId id) const;

    std::unique_ptr<Library> m_library;
    Setup m_setup;
    qint64 m_dataVersion = 0;
    qint64 m_renamed = 0;
};

} // namespace runcast
