// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/scenario/scenario.h"
#include "ui/document/scenario_record.h"

#include <span>
#include <vector>

namespace runcast {

/// The state of one scenario to be written: the record always; absent scenario = only the record changed.
struct StoreChange {
    ScenarioId id;
    const ScenarioRecord *record = nullptr;
    const Scenario *scenario = nullptr;
};

/// A scenario to be kept for the first time.
struct StoreInsertion {
    ScenarioRecord record;
    const Scenario *scenario = nullptr;
};

/// Where LibraryDocument keeps scenarios: the library file (library_store.h), or memory.
class ScenarioStore {
public:
    virtual ~ScenarioStore() = default;

    virtual QString file() const = 0;
    virtual bool isReadOnly() const = 0;
    /// What a person should know about the file.
    virtual std::vector<Error> warnings() const { return {}; }
    /// Changes whenever another program has written to the file.
    virtual qint64 foreignChanges() = 0;
    virtual Result<std::vector<StoredRecord>> records() = 0;
    virtual Result<Scenario> scenario(ScenarioId id) = 0;
    /// The scenario as JSON, for work in the background.
    virtual Result<std::string> json(ScenarioId id) = 0;
    /// All of them or none; ids in the same order.
    virtual Result<std::vector<ScenarioId>> insert(std::span<const StoreInsertion> insertions) = 0;
    /// All of it or nothing.
    virtual Result<void> write(std::span<const StoreChange> changes) = 0;
    virtual Result<void> setDeleted(const QList<ScenarioId> &ids, bool deleted) = 0;
    virtual Result<int> appendVersion(ScenarioId id, const Scenario &scenario, const ScenarioVersion &version) = 0;
    /// Newest first.
    virtual Result<std::vector<ScenarioVersion>> versions(ScenarioId id) = 0;
    virtual Result<Scenario> version(ScenarioId id, int number) = 0;
    /// The own presets, by name.
    virtual Result<std::vector<StoredPreset>> presets() = 0;
    virtual Result<PresetId> insertPreset(const StoredPreset &preset) = 0;
    virtual Result<void> setPresetDeleted(PresetId id, bool deleted) = 0;
    /// The own rows of the catalogs, retired ones too, oldest first; those that cannot be read are told.
    virtual Result<std::vector<StoredOwnRow>> ownRows(std::vector<Error> &problems) = 0;
    /// Adds rows in one step, and retires those that they replace; gives the step's number.
    virtual Result<qint64> insertOwnRows(std::span<const OwnRowInsertion> rows) = 0;
    virtual Result<void> setOwnRowsRetired(std::span<const OwnRowId> ids, bool retired) = 0;
    /// Takes such a step back, or does it anew.
    virtual Result<void> setOwnRowStepTaken(qint64 step, bool taken) = 0;
    /// A compact copy of the file as of now; goes over an existing one.
    virtual Result<void> backUp(const QString &file) = 0;
};

} // namespace runcast
