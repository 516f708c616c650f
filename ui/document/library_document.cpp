// SPDX-License-Identifier: MIT
#include "ui/document/library_document.h"

#include "core/base/text.h"
#include "core/forecast/catalog_findings.h"
#include "core/forecast/schema.h"
#include "db/names.h"
#include "reports/format/day_number.h"
#include "ui/document/memory_store.h"
#include "ui/document/scenario_difference.h"

#include <algorithm>

namespace runcast {

using namespace std::chrono_literals;

LibraryDocument::LibraryDocument(Setup setup, QObject *parent)
    : QObject(parent), m_setup(std::move(setup)), m_store(std::make_unique<MemoryStore>(m_setup.schema)),
      m_summaryJob(this)
{
    m_saveTimer.setSingleShot(true);
    m_saveTimer.setInterval(300ms);
    connect(&m_saveTimer, &QTimer::timeout, this, [this] { (void)flush(); }); // failed() tells
    m_pollTimer.setInterval(500ms);
    connect(&m_pollTimer, &QTimer::timeout, this, &LibraryDocument::readForeignChanges);
    connect(m_summaryJob.watcher(), &QFutureWatcherBase::finished, this, &LibraryDocument::takeSummaries);
}

LibraryDocument::~LibraryDocument()
{
    blockSignals(true); // nobody listens any more
    m_undo.clear();
    (void)flush();
}

void LibraryDocument::use(std::unique_ptr<ScenarioStore> store, const std::vector<StoredRecord> &records)
{
    m_summaryJob.cancel();
    m_undo.clear();
    m_store = std::move(store);
    m_foreignChanges = m_store->foreignChanges();
    m_ids.clear();
    m_entries.clear();
    readOwnRows(true);
    m_baseline = {};
    m_compareSet.clear();
    for (const StoredRecord &stored : records)
        insertEntry(stored);
    m_current = newest();
    m_pollTimer.start();
    m_presets.clear();
    readPresets(true);
    emit opened();
    emit entriesChanged();
    emit currentChanged(m_current);
    emit compareSetChanged();
    summarise();
}

void LibraryDocument::insertEntry(const StoredRecord &stored)
{
    m_ids.append(stored.id);
    m_entries[stored.id].record = stored.record;
    m_entries[stored.id].stored = stored.record;
}

ScenarioId LibraryDocument::newest() const
{
    ScenarioId newest;
    for (const ScenarioId id : m_ids) {
        const ScenarioRecord &candidate = record(id);
        if (!candidate.meta.archived && (!newest.isValid() || candidate.changed >= record(newest).changed))
            newest = id;
    }
    return newest;
}

QString LibraryDocument::file() const
{
    return m_store->file();
}

bool LibraryDocument::isReadOnly() const
{
    return m_store->isReadOnly();
}

LibraryDocument::Entry &LibraryDocument::entry(ScenarioId id) const
{
    const auto found = m_entries.find(id);
    Q_ASSERT_X(found != m_entries.end(), "LibraryDocument", "no such scenario");
    return found->second;
}

const ScenarioRecord &LibraryDocument::record(ScenarioId id) const
{
    return entry(id).record;
}

const Scenario &LibraryDocument::scenario(ScenarioId id) const
{
    Entry &found = entry(id);
    if (!found.scenario) {
        Result<Scenario> read = m_store->scenario(id);
        if (read) {
            found.scenario = std::move(*read);
        } else {
            // Shown empty and never written, so that what stands in the file stays.
            found.problem = read.error();
            found.scenario = newScenario(found.record.name.toStdString(), schema(), catalog());
        }
    }
    return *found.scenario;
}

const Outcome &LibraryDocument::outcome(ScenarioId id) const
{
    Entry &found = entry(id);
    if (!found.outcome) {
        found.outcome = forecast(scenario(id), schema(), catalog());
        addCatalogFindings(*found.outcome, *found.scenario, schema(), catalog(), dayNumber(now()));
        found.summary = summaryOf(*found.scenario, *found.outcome);
    }
    return *found.outcome;
}

const ScenarioSummary *LibraryDocument::summary(ScenarioId id) const
{
    const Entry &found = entry(id);
    return found.summary ? &*found.summary : nullptr;
}

const Scenario *LibraryDocument::savedScenario(ScenarioId id) const
{
    Entry &found = entry(id);
    if (!found.saved && found.record.version > 0) {
        if (Result<Scenario> read = m_store->version(id, found.record.version))
            found.saved = std::make_unique<Scenario>(std::move(*read));
    }
    return found.saved.get();
}

QStringList LibraryDocument::changedKeys(ScenarioId id) const
{
    const Scenario *saved = savedScenario(id);
    return saved ? differingKeys(*saved, scenario(id), schema()) : QStringList();
}

std::optional<Error> LibraryDocument::problem(ScenarioId id) const
{
    scenario(id);
    return entry(id).problem;
}

Result<std::vector<ScenarioVersion>> LibraryDocument::versions(ScenarioId id) const
{
    return m_store->versions(id);
}

Result<Scenario> LibraryDocument::version(ScenarioId id, int number) const
{
    return m_store->version(id, number);
}

QString LibraryDocument::freeName(const QString &wanted, ScenarioId except) const
{
    return freeNameAmong(wanted, [&](const QString &name) {
        const QString key = nameKey(name);
        return std::any_of(m_ids.begin(), m_ids.end(),
                           [&](ScenarioId id) { return id != except && nameKey(record(id).name) == key; });
    });
}

void LibraryDocument::setCurrent(ScenarioId id)
{
    if (id == m_current || (id.isValid() && !contains(id)))
        return;
    m_current = id;
    emit currentChanged(id);
}

void LibraryDocument::setCompareSet(const QList<ScenarioId> &ids)
{
    QList<ScenarioId> kept;
    for (const ScenarioId id : ids) {
        if (contains(id) && !kept.contains(id))
            kept.append(id);
    }
    if (kept == m_compareSet)
        return;
    m_compareSet = kept;
    if (!kept.contains(m_baseline))
        m_baseline = kept.isEmpty() ? ScenarioId() : kept.first();
    emit compareSetChanged();
}

void LibraryDocument::setBaseline(ScenarioId id)
{
    if (id == m_baseline || !m_compareSet.contains(id))
        return;
    m_baseline = id;
    emit compareSetChanged();
}

} // namespace runcast
