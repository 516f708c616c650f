// SPDX-License-Identifier: MIT
#include "ui/document/library_store.h"

#include "db/library.h"
#include "db/scenario_content.h"

#include <algorithm>

namespace runcast {

LibraryStore::LibraryStore(std::unique_ptr<Library> library, Setup setup)
    : m_library(std::move(library)), m_setup(std::move(setup))
{
}

LibraryStore::~LibraryStore() = default;

QString LibraryStore::file() const
{
    return m_library->file();
}

bool LibraryStore::isReadOnly() const
{
    return m_library->isReadOnly();
}

std::vector<Error> LibraryStore::warnings() const
{
    return m_library->warnings();
}

qint64 LibraryStore::foreignChanges()
{
    if (const Result<qint64> version = m_library->dataVersion())
        m_dataVersion = *version; // one that cannot be read says nothing new
    return m_dataVersion + m_renamed;
}

Result<std::vector<StoredRecord>> LibraryStore::records()
{
    return m_library->list();
}

ScenarioContent LibraryStore::contentOf(const Scenario &scenario) const
{
    return runcast::contentOf(scenario, m_setup.schema, m_setup.catalog());
}

Result<Scenario> LibraryStore::scenarioOf(const Result<ScenarioContent> &content, ScenarioId id) const
{
    const Result<StoredRecord> stored = m_library->find(id);
    if (!stored)
        return stored.error();
    return runcast::scenarioOf(content, stored->record.name, m_setup.schema, m_setup.catalog());
}

Result<Scenario> LibraryStore::scenario(ScenarioId id)
{
    return scenarioOf(m_library->content(id), id);
}

Result<std::string> LibraryStore::json(ScenarioId id)
{
    Result<ScenarioContent> content = m_library->content(id);
    if (!content)
        return content.error();
    return std::move(content->json);
}

Result<std::vector<ScenarioId>> LibraryStore::insert(std::span<const StoreInsertion> insertions)
{
    std::vector<Library::Insertion> kept;
    for (const StoreInsertion &insertion : insertions)
        kept.push_back({insertion.record, contentOf(*insertion.scenario)});
    return m_library->insert(kept, m_setup.author());
}

Result<void> LibraryStore::write(std::span<const StoreChange> changes)
{
    std::vector<Library::Change> kept;
    for (const StoreChange &change : changes)
        kept.push_back(
            {change.id, *change.record, change.scenario ? std::optional(contentOf(*change.scenario)) : std::nullopt});
    Result<void> written = m_library->write(kept, m_setup.author());
    if (written || written.error().code != ErrorCode::Refused)
        return written;
    const qint64 renamedBefore = m_renamed;
    for (Library::Change &change : kept) {
        const Result<StoredRecord> holder = m_library->findByName(change.record.name);
        if (!holder || holder->id == change.id)
            continue;
        const Result<QString> name = m_library->freeName(change.record.name);
        if (!name)
            return name.error();
        change.record.name = *name;
        ++m_renamed;
    }
    return m_renamed == renamedBefore ? written : m_library->write(kept, m_setup.author());
}

Result<void> LibraryStore::setDeleted(const QList<ScenarioId> &ids, bool deleted)
{
    return m_library->setDeleted({ids.constData(), size_t(ids.size())}, deleted, m_setup.clock());
}

Result<int> LibraryStore::appendVersion(ScenarioId id, const Scenario &scenario, const ScenarioVersion &version)
{
    return m_library->saveVersion(id, contentOf(scenario), version);
}

Result<std::vector<ScenarioVersion>> LibraryStore::versions(ScenarioId id)
{
    return m_library->versions(id);
}

Result<Scenario> LibraryStore::version(ScenarioId id, int number)
{
    return scenarioOf(m_library->version(id, number), id);
}

Result<std::vector<StoredPreset>> LibraryStore::presets()
{
    return m_library->presets();
}

Result<PresetId> LibraryStore::insertPreset(const StoredPreset &preset)
{
    return m_library->insertPreset(preset);
}

Result<void> LibraryStore::setPresetDeleted(PresetId id, bool deleted)
{
    return m_library->setPresetDeleted(id, deleted, m_setup.clock());
}

Result<std::vector<StoredOwnRow>> LibraryStore::ownRows(std::vector<Error> &problems)
{
    return m_library->ownRows(&problems);
}

Result<qint64> LibraryStore::insertOwnRows(std::span<const OwnRowInsertion> rows)
{
    return m_library->insertOwnRows(rows, m_setup.author(), m_setup.clock());
}

Result<void> LibraryStore::setOwnRowsRetired(std::span<const OwnRowId> ids, bool retired)
{
    return m_library->setOwnRowsRetired(ids, retired, m_setup.clock());
}

Result<void> LibraryStore::setOwnRowStepTaken(qint64 step, bool taken)
{
    return m_library->setOwnRowStepTaken(step, taken, m_setup.clock());
}

Result<void> LibraryStore::backUp(const QString &file)
{
    return m_library->backup(file, true); // the dialog has asked before going over a file
}

} // namespace runcast
