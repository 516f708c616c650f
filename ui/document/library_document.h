// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/forecast/forecast.h"
#include "core/scenario/edit.h"
#include "ui/document/scenario_store.h"
#include "ui/document/scenario_summary.h"
#include "ui/jobs/job.h"

#include <QObject>
#include <QTimer>
#include <QUndoStack>

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace runcast {

class Library;

/// A model that a person keeps in the library for use in other scenarios.
struct OwnPreset {
    PresetId id;
    QString name, author;
    QDateTime created;
    Architecture architecture;
};

struct NewScenario {
    Scenario scenario;
    ScenarioMeta meta{}; // an empty owner becomes the author
};

/// The open library as the window's model: its scenarios, their forecasts, the current one, the compare set, undo.
/// Every edit goes through the undo stack and is in the file at most a second later. Views listen to the signals.
/// References stay valid until the next edit of that scenario or the next open().
class LibraryDocument : public QObject {
    Q_OBJECT
public:
    struct Setup {
        const Schema &schema;
        const Catalog &catalog;
        std::function<QDateTime()> clock;
        QString author;
    };
    explicit LibraryDocument(Setup setup, QObject *parent = nullptr);
    ~LibraryDocument() override; // saves what is not yet saved

    /// Opens a library file; a failure leaves the open one as it is. failed() tells what a person should know about it.
    Result<void> open(const QString &file);
    /// Makes a new library file, which must not exist yet, and opens it.
    Result<void> create(const QString &file);
    QString file() const;
    /// A newer library or a file that cannot be written: shown, not edited.
    bool isReadOnly() const;
    const Schema &schema() const { return m_setup.schema; }
    /// The shipped catalog with the own rows of the library. A reference stays valid as long as the document, and shows
    /// what was in use when it was asked for: catalogChanged() tells of another.
    const Catalog &catalog() const;
    QDateTime now() const { return m_setup.clock(); }
    QString author() const { return m_setup.author; }
    void setAuthor(const QString &author) { m_setup.author = author; }

    /// All scenarios, archived ones too, oldest first.
    const QList<ScenarioId> &ids() const { return m_ids; }
    bool contains(ScenarioId id) const { return m_entries.contains(id); }
    const ScenarioRecord &record(ScenarioId id) const;
    const Scenario &scenario(ScenarioId id) const;
    const Outcome &outcome(ScenarioId id) const;
    /// For lists: nullptr until it was computed in the background (summariesReady() tells).
    const ScenarioSummary *summary(ScenarioId id) const;
    /// The scenario of the newest named version, for "changed since" marks; nullptr if none was named.
    const Scenario *savedScenario(ScenarioId id) const;
    /// The keys of the parameters that differ from the newest named version, in the registry's order.
    QStringList changedKeys(ScenarioId id) const;
    /// Why a scenario could not be read from the file; it then shows as an empty one and cannot be edited.
    std::optional<Error> problem(ScenarioId id) const;
    /// Newest first.
    Result<std::vector<ScenarioVersion>> versions(ScenarioId id) const;
    Result<Scenario> version(ScenarioId id, int number) const;
    /// A name that no scenario but `except` has yet: "Base case 2". Upper and lower case make no difference.
    QString freeName(const QString &wanted, ScenarioId except = {}) const;

    /// The scenario that all pages show; invalid if the library is empty.
    ScenarioId current() const { return m_current; }
    void setCurrent(ScenarioId id);
    const QList<ScenarioId> &compareSet() const { return m_compareSet; }
    void setCompareSet(const QList<ScenarioId> &ids);
    /// The one of the compare set that the others are measured against.
    ScenarioId baseline() const { return m_baseline; }
    void setBaseline(ScenarioId id);

    QUndoStack *undoStack() { return &m_undo; }
    /// One visit to one field; edits of one session undo as one step. Never 0.
    int newSession() { return ++m_lastSession; }

    // Edits. Each is one undo step and is refused with words in a read-only library.
    Result<void> setParameter(ScenarioId id, std::string_view key, const Value &value, int session = 0,
                              ParameterSource source = {});
    Result<void> resetParameter(ScenarioId id, std::string_view key);
    /// Sets the value that the finding suggests.
    Result<void> applyFix(ScenarioId id, const Finding &finding);
    /// Several parameters in one step: a layout, a quote. `title` names it: "Apply layout".
    Result<void> setParameters(ScenarioId id, const std::vector<std::pair<std::string, Value>> &values,
                               const QString &title);
    Result<void> replaceScenario(ScenarioId id, Scenario scenario, const QString &title, int session = 0);
    Result<void> rename(ScenarioId id, const QString &name);
    Result<void> setNote(ScenarioId id, const QString &note, int session = 0);
    Result<void> setOwner(ScenarioId id, const QString &owner, int session = 0);
    Result<void> setTags(ScenarioId id, const QStringList &tags);
    Result<void> addTag(const QList<ScenarioId> &ids, const QString &tag);
    Result<void> setStatus(const QList<ScenarioId> &ids, ScenarioStatus status);
    Result<void> setArchived(const QList<ScenarioId> &ids, bool archived);
    /// Adds scenarios; their names are made free. Gives their ids; the first becomes the current one.
    Result<QList<ScenarioId>> add(std::vector<NewScenario> scenarios, const QString &title);
    Result<QList<ScenarioId>> duplicate(const QList<ScenarioId> &ids);

    /// The own presets of the library, by name.
    const std::vector<OwnPreset> &presets() const { return m_presets; }
    /// nullptr if there is none (any more).
    const OwnPreset *preset(PresetId id) const;
    /// The own preset whose model this is, whatever its family; nullptr if it is none.
    const OwnPreset *presetOf(const Architecture &architecture) const;
    /// Keeps the model as a preset. Refused: a shape that cannot be counted, a name that another preset has.
    Result<PresetId> addPreset(const QString &name, const Architecture &architecture);
    Result<void> deletePreset(PresetId id);
    /// Gives the scenario the model of an own preset; everything else stays.
    Result<void> applyPreset(ScenarioId id, PresetId preset, int session = 0);

    /// The library's own rows of the catalogs, retired ones too, oldest first.
    const std::vector<StoredOwnRow> &ownRows() const { return m_ownRows; }
    /// nullptr if there is none.
    const StoredOwnRow *ownRow(OwnRowKey key) const;
    /// Keeps rows, all of them or none, and retires those that they replace. Refused: what addOwnRow() refuses.
    Result<void> addOwnRows(const std::vector<OwnRowInsertion> &rows, const QString &title);
    /// A retired row is no longer offered; scenarios that use it keep it.
    Result<void> setOwnRowRetired(OwnRowKey key, bool retired);

    /// Names the present state as the next version. Versions are never undone or rewritten.
    Result<int> saveVersion(ScenarioId id, const QString &comment);
    Result<void> restoreVersion(ScenarioId id, int number);
    /// Writes a copy of the library as of now.
    Result<void> backUp(const QString &file);
    /// Writes what is not yet in the file, now.
    Result<void> flush();

signals:
    /// Another library is open: forget everything.
    void opened();
    /// Scenarios came or went.
    void entriesChanged();
    /// Name, note, tags, owner, status, archived or version of a scenario changed.
    void recordChanged(runcast::ScenarioId id);
    void scenarioChanged(runcast::ScenarioId id, const QStringList &keys);
    void outcomeChanged(runcast::ScenarioId id);
    void summariesReady(const QList<runcast::ScenarioId> &ids);
    void currentChanged(runcast::ScenarioId id);
    void compareSetChanged();
    /// Undo or redo changed this: show it.
    void revealRequested(runcast::ScenarioId id, const QStringList &keys);
    /// Own presets came or went.
    void presetsChanged();
    /// Own rows came or went: catalog() is another one.
    void catalogChanged();
    void saved(const QDateTime &time);
    void failed(const runcast::Error &error);
    /// Another program changed a scenario that was being edited here: both were kept, ours as the newer.
    void conflictKept(runcast::ScenarioId id);

private:
    friend class ScenarioCommand;
    friend class MetaCommand;
    friend class AddCommand;
    struct Entry {
        ScenarioRecord record, stored; // now, and as last seen in the store
        std::optional<Scenario> scenario;
        std::optional<Outcome> outcome;
        std::optional<ScenarioSummary> summary;
        std::unique_ptr<Scenario> saved; // of the newest named version
        std::optional<Error> problem;    // why the scenario could not be read
        bool recordDirty = false, scenarioDirty = false;
        bool summaryFailed = false;
    };
    Entry &entry(ScenarioId id) const;
    Result<void> use(Result<std::unique_ptr<Library>> library);
    void use(std::unique_ptr<ScenarioStore> store, const std::vector<StoredRecord> &records);
    void insertEntry(const StoredRecord &stored);
    void dropEntries(const QList<ScenarioId> &ids);
    ScenarioId newest() const;

    // For commands: the only ways by which scenarios change.
    void applyScenario(ScenarioId id, const Scenario &scenario);
    void applyMeta(ScenarioId id, const ScenarioMeta &meta);
    void applyPresence(const QList<ScenarioId> &ids, bool present);
    void applyPresetPresence(PresetId id, bool present);
    void readPresets(bool opening = false);
    void readOwnRows(bool opening = false);
    void forecastAnew();
    void recompute(ScenarioId id, const QStringList &keys);
    void markDirty(Entry &entry);
    Result<void> pushScenario(ScenarioId id, Scenario scenario, int session, const QString &title);
    Result<void> pushMeta(const QList<ScenarioId> &ids, const std::function<void(ScenarioMeta &)> &change, int session,
                          const QString &title);
    Result<void> checkEditable() const;

    void readForeignChanges();
    void readRecords();
    void takeForeign(const StoredRecord &stored);
    void keepBoth(ScenarioId id);
    void follow(ScenarioId id);
    void summarise();
    void takeSummaries();

    Setup m_setup;
    std::unique_ptr<ScenarioStore> m_store;
    QList<ScenarioId> m_ids;
    std::vector<OwnPreset> m_presets;
    std::vector<StoredOwnRow> m_ownRows;
    // All that were in use, for background work and views still refer to them; a few hundred kB each.
    std::vector<std::unique_ptr<const Catalog>> m_catalogs;
    mutable std::map<ScenarioId, Entry> m_entries; // scenarios and outcomes are read when first asked for
    ScenarioId m_current, m_baseline;
    QList<ScenarioId> m_compareSet;
    QUndoStack m_undo;
    int m_lastSession = 0;
    QTimer m_saveTimer, m_pollTimer;
    qint64 m_foreignChanges = 0;
    bool m_saveFailed = false;
    Job<SummaryBatch> m_summaryJob;
};

} // namespace runcast
