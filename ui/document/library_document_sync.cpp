// SPDX-License-Identifier: MIT
#include "ui/document/library_document.h"

#include "core/forecast/catalog_findings.h"
#include "reports/format/day_number.h"
#include "ui/commands/meta_command.h"
#include "ui/commands/scenario_command.h"
#include "ui/document/scenario_difference.h"

#include <algorithm>
#include <set>

namespace runcast {

namespace {

constexpr size_t summaryChunk = 200; // some milliseconds of reading, some tens of computing

} // namespace

void LibraryDocument::applyScenario(ScenarioId id, const Scenario &changed)
{
    const QStringList keys = differingKeys(scenario(id), changed, schema());
    Entry &edited = entry(id);
    if (*edited.scenario == changed)
        return;
    edited.scenario = changed;
    edited.scenarioDirty = true;
    markDirty(edited);
    recompute(id, keys);
}

void LibraryDocument::recompute(ScenarioId id, const QStringList &keys)
{
    Entry &edited = entry(id);
    edited.outcome = forecast(*edited.scenario, schema(), catalog());
    addCatalogFindings(*edited.outcome, *edited.scenario, schema(), catalog(), dayNumber(now()));
    edited.summary = summaryOf(*edited.scenario, *edited.outcome);
    edited.record.name = QString::fromStdString(edited.scenario->name);
    emit recordChanged(id);
    emit scenarioChanged(id, keys);
    emit outcomeChanged(id);
}

void LibraryDocument::applyMeta(ScenarioId id, const ScenarioMeta &meta)
{
    Entry &edited = entry(id);
    if (edited.record.meta == meta)
        return;
    edited.record.meta = meta;
    markDirty(edited);
    emit recordChanged(id);
}

void LibraryDocument::applyPresence(const QList<ScenarioId> &ids, bool present)
{
    if (!flush())
        return; // failed() was emitted
    if (const Result<void> set = m_store->setDeleted(ids, !present); !set) {
        emit failed(set.error());
        return;
    }
    if (!present) {
        dropEntries(ids);
        return;
    }
    readRecords();
}

void LibraryDocument::dropEntries(const QList<ScenarioId> &ids)
{
    if (ids.isEmpty())
        return;
    for (const ScenarioId id : ids) {
        m_ids.removeAll(id);
        m_entries.erase(id);
    }
    const bool currentGone = m_current.isValid() && !contains(m_current);
    if (currentGone)
        m_current = newest();
    emit entriesChanged(); // first: what lists scenarios must not name one that is gone
    QList<ScenarioId> compared;
    std::copy_if(m_compareSet.begin(), m_compareSet.end(), std::back_inserter(compared),
                 [this](ScenarioId id) { return contains(id); });
    setCompareSet(compared);
    if (currentGone)
        emit currentChanged(m_current);
}

void LibraryDocument::markDirty(Entry &edited)
{
    edited.recordDirty = true;
    edited.record.changed = now();
    if (!m_saveTimer.isActive()) // counted from the first edit: typing on must not put the saving off
        m_saveTimer.start();
}

Result<void> LibraryDocument::flush()
{
    m_saveTimer.stop();
    readForeignChanges(); // what others wrote meanwhile becomes a version before ours goes over it
    std::vector<StoreChange> changes;
    for (const auto &[id, edited] : m_entries) {
        if (edited.recordDirty || edited.scenarioDirty)
            changes.push_back({id, &edited.record, edited.scenarioDirty ? &*edited.scenario : nullptr});
    }
    if (changes.empty())
        return {};
    if (Result<void> written = m_store->write(changes); !written) {
        m_saveTimer.start(); // still dirty: tried again until it can be written
        if (!m_saveFailed)
            emit failed(written.error());
        m_saveFailed = true;
        return written;
    }
    m_saveFailed = false;
    for (const StoreChange &change : changes) {
        Entry &written = entry(change.id);
        written.recordDirty = written.scenarioDirty = false;
        written.stored = written.record;
    }
    emit saved(now());
    return {};
}

void LibraryDocument::readForeignChanges()
{
    const qint64 changes = m_store->foreignChanges();
    if (changes == m_foreignChanges)
        return;
    m_foreignChanges = changes;
    readOwnRows(); // first: scenarios may name them
    readRecords();
    readPresets();
}

void LibraryDocument::readRecords()
{
    const Result<std::vector<StoredRecord>> records = m_store->records();
    if (!records) {
        emit failed(records.error());
        return;
    }
    std::set<ScenarioId> gone(m_ids.begin(), m_ids.end());
    const size_t countBefore = gone.size();
    for (const StoredRecord &stored : *records) {
        gone.erase(stored.id);
        if (contains(stored.id))
            takeForeign(stored);
        else
            insertEntry(stored);
    }
    std::sort(m_ids.begin(), m_ids.end());
    const bool cameOrWent = !gone.empty() || size_t(m_ids.size()) != countBefore;
    dropEntries(QList<ScenarioId>(gone.begin(), gone.end()));
    if (cameOrWent && gone.empty()) // otherwise dropEntries() has said so
        emit entriesChanged();
    if (!m_current.isValid())
        setCurrent(newest());
    summarise();
}

void LibraryDocument::takeForeign(const StoredRecord &stored)
{
    Entry &known = entry(stored.id);
    if (stored.record == known.stored)
        return;
    known.stored = stored.record;
    if (known.recordDirty || known.scenarioDirty)
        keepBoth(stored.id);
    else
        follow(stored.id);
}

void LibraryDocument::keepBoth(ScenarioId id)
{
    Entry &edited = entry(id);
    const Result<Scenario> theirs = m_store->scenario(id);
    if (!theirs) {
        emit failed(theirs.error());
        return;
    }
    if (scenario(id) == *theirs)
        return;
    const Result<int> number = m_store->appendVersion(
        id, *theirs, {.time = edited.stored.changed, .author = {}, .comment = tr("Changed by another program")});
    if (!number) {
        emit failed(number.error());
        return;
    }
    edited.record.version = *number;
    edited.saved.reset();
    edited.scenarioDirty = true;
    emit recordChanged(id);
    emit conflictKept(id);
}

void LibraryDocument::follow(ScenarioId id)
{
    Entry &known = entry(id);
    const ScenarioMeta metaBefore = known.record.meta;
    known.record = known.stored;
    known.saved.reset();
    // Undo has to walk over what others did, too, or it would take that away unasked.
    const QString title = tr("Change by Another Program");
    if (known.record.meta != metaBefore)
        m_undo.push(new MetaCommand(*this, {{id, metaBefore, known.record.meta}}, 0, title));
    emit recordChanged(id);
    if (!known.scenario) {
        known.summary.reset();
        return;
    }
    Result<Scenario> theirs = m_store->scenario(id);
    if (!theirs) {
        emit failed(theirs.error());
        return;
    }
    const Scenario before = *known.scenario;
    if (before == *theirs)
        return;
    known.scenario = *theirs;
    known.problem.reset();
    m_undo.push(new ScenarioCommand(*this, id, before, std::move(*theirs), 0, title));
    recompute(id, differingKeys(before, *known.scenario, schema()));
}

void LibraryDocument::summarise()
{
    if (m_summaryJob.isRunning())
        return;
    std::vector<std::pair<ScenarioId, std::string>> documents;
    for (const ScenarioId id : m_ids) {
        Entry &known = entry(id);
        if (known.summary || known.summaryFailed)
            continue;
        if (Result<std::string> json = m_store->json(id))
            documents.emplace_back(id, std::move(*json));
        else
            known.summaryFailed = true;
        if (documents.size() == summaryChunk)
            break;
    }
    if (documents.empty())
        return;
    m_summaryJob.start([documents = std::move(documents), &schema = m_setup.schema, &rows = catalog(),
                        today = dayNumber(now())](std::stop_token stop, const JobProgress &) {
        return summariesOf(documents, schema, rows, today, stop);
    });
}

void LibraryDocument::takeSummaries()
{
    const std::optional<SummaryBatch> batch = m_summaryJob.result();
    if (!batch)
        return;
    QList<ScenarioId> ready;
    for (const auto &[id, summary] : *batch) {
        if (!contains(id) || entry(id).summary) // gone or edited meanwhile
            continue;
        entry(id).summary = summary;
        ready.append(id);
    }
    emit summariesReady(ready);
    summarise();
}

} // namespace runcast
