// SPDX-License-Identifier: MIT
#pragma once

#include "db/check.h"
#include "db/connection.h"
#include "db/own_row_repository.h"
#include "db/scenario_record.h"
#include "db/search.h"
#include "db/version_repository.h"

#include <memory>
#include <span>
#include <vector>

namespace runcast {

enum class OpenMode { ReadWrite, ReadOnly };

/// One open library file: scenarios, their versions, search, check and backup. Belongs to the thread that opened it;
/// other threads and programs open their own. Times come in as arguments: nothing here reads a clock. All changes are
/// all or nothing, and in the file when the call returns.
class Library {
public:
    /// Opens an existing library (see library_file.h for the order of checks).
    static Result<std::unique_ptr<Library>> open(const QString &file, OpenMode mode = OpenMode::ReadWrite,
                                                 ConnectionOptions options = {});
    /// Makes a new one and opens it; refused if the file is there.
    static Result<std::unique_ptr<Library>> create(const QString &file);
    ~Library();

    QString file() const;
    bool isReadOnly() const { return m_readOnly; }
    /// What a person should know about this file: why it is read-only, that it lies on a network drive.
    const std::vector<Error> &warnings() const { return m_warnings; }
    /// Changes whenever another connection or program has written to the file.
    Result<qint64> dataVersion() const;

    // Lists: records without documents.
    /// All that are not deleted, oldest first.
    Result<std::vector<StoredRecord>> list(const ScenarioSearch &search = {}) const;
    Result<StoredRecord> find(ScenarioId id) const;
    /// An error that names the scenario if there is none; upper and lower case are the same.
    Result<StoredRecord> findByName(const QString &name) const;
    Result<QString> freeName(const QString &wanted) const;

    // Working states.
    Result<ScenarioContent> content(ScenarioId id) const;
    /// `author` is who made its first, unnamed version. The record's version is not looked at.
    Result<ScenarioId> insert(const ScenarioRecord &record, const ScenarioContent &content, const QString &author,
                              bool sample = false);
    struct Insertion {
        ScenarioRecord record;
        ScenarioContent content;
    };
    /// All of them or none, in one transaction; ids in the same order.
    Result<std::vector<ScenarioId>> insert(std::span<const Insertion> insertions, const QString &author);
    struct Change {
        ScenarioId id;
        ScenarioRecord record;
        std::optional<ScenarioContent> content{}; // nothing = only the record changed
    };
    /// Keeps records and working states, all of them or none. A name in use by another scenario is refused.
    Result<void> write(std::span<const Change> changes, const QString &author);
    /// A copy of the working state under a name of its own, as a draft of `author`.
    Result<ScenarioId> duplicate(ScenarioId id, const QString &name, const QString &author, const QDateTime &time);
    /// Takes scenarios out of lists, or brings them back as they were. Nothing is ever removed from the file.
    Result<void> setDeleted(std::span<const ScenarioId> ids, bool deleted, const QDateTime &time);

    // Versions (see version_repository.h).
    Result<std::vector<ScenarioVersion>> versions(ScenarioId id) const;
    Result<ScenarioContent> version(ScenarioId id, int number) const;
    /// Keeps the content as the working state and as a named version; gives its number.
    Result<int> saveVersion(ScenarioId id, const ScenarioContent &content, const ScenarioVersion &about);
    /// Makes an older version the working state by adding it as the newest; gives the new number.
    Result<int> restoreVersion(ScenarioId id, int number, const ScenarioVersion &about);

    // Own presets (see preset_repository.h).
    /// All that are not deleted, by name.
    Result<std::vector<StoredPreset>> presets() const;
    /// Keeps a model under a name that no other preset has; its id is not looked at.
    Result<PresetId> insertPreset(const StoredPreset &preset);
    /// Takes a preset out of the list, or brings it back under its name or the next free one.
    Result<void> setPresetDeleted(PresetId id, bool deleted, const QDateTime &time);

    // Own rows of the catalogs (see own_row_repository.h).
    /// All of them, retired ones too, oldest first; what cannot be read is told in `problems`.
    Result<std::vector<StoredOwnRow>> ownRows(std::vector<Error> *problems = nullptr) const;
    /// Adds rows in one step, all of them or none, and retires those that they replace; gives the step's number. The
    /// rows are to be checked before, see addOwnRow().
    Result<qint64> insertOwnRows(std::span<const OwnRowInsertion> rows, const QString &author, const QDateTime &time);
    Result<void> setOwnRowsRetired(std::span<const OwnRowId> ids, bool retired, const QDateTime &time);
    /// Takes such a step back, or does it anew.
    Result<void> setOwnRowStepTaken(qint64 step, bool taken, const QDateTime &time);

    Result<std::vector<Error>> check(const DocumentCheck &document = {}) const;
    /// A compact copy as of now; an existing file is refused unless `overwrite`.
    Result<void> backup(const QString &file, bool overwrite = false) const;

private:
    Library(std::unique_ptr<Connection> connection, bool readOnly, std::vector<Error> warnings);
    Result<void> checkWritable() const;

    std::unique_ptr<Connection> m_connection;
    bool m_readOnly;
    std::vector<Error> m_warnings;
    QString m_session; // of this opening: what autosave may write over
};

} // namespace runcast
