// SPDX-License-Identifier: MIT
#include "core/base/text.h"
#include "ui/commands/store_command.h"
#include "ui/document/library_document.h"

#include <algorithm>

namespace runcast {

const Catalog &LibraryDocument::catalog() const
{
    return m_ownRows.empty() ? m_setup.catalog : *m_catalogs.back();
}

const StoredOwnRow *LibraryDocument::ownRow(OwnRowKey key) const
{
    const auto found = std::find_if(m_ownRows.begin(), m_ownRows.end(),
                                    [key](const StoredOwnRow &row) { return row.id.value == key; });
    return found == m_ownRows.end() ? nullptr : &*found;
}

Result<void> LibraryDocument::addOwnRows(const std::vector<OwnRowInsertion> &rows, const QString &title)
{
    if (Result<void> editable = checkEditable(); !editable)
        return editable;
    CatalogData checked = catalog().data();
    for (const OwnRowInsertion &insertion : rows) {
        if (Result<void> added = addOwnRow(checked, insertion.row); !added)
            return added;
    }
    const Result<qint64> step = m_store->insertOwnRows(rows);
    if (!step)
        return step.error();
    m_undo.push(new StoreCommand(title, [this, number = *step](bool taken) {
        if (const Result<void> set = m_store->setOwnRowStepTaken(number, taken); !set)
            emit failed(set.error());
        readOwnRows();
    }));
    readOwnRows();
    emit saved(now());
    return {};
}

Result<void> LibraryDocument::setOwnRowRetired(OwnRowKey key, bool retired)
{
    if (Result<void> editable = checkEditable(); !editable)
        return editable;
    const auto apply = [this, id = OwnRowId{key}](bool retire) {
        Result<void> set = m_store->setOwnRowsRetired(std::span(&id, 1), retire);
        readOwnRows();
        return set;
    };
    if (Result<void> set = apply(retired); !set)
        return set;
    m_undo.push(new StoreCommand(retired ? tr("Retire Row") : tr("Bring Back Row"), [this, apply, retired](bool done) {
        if (const Result<void> set = apply(done ? retired : !retired); !set)
            emit failed(set.error());
    }));
    emit saved(now());
    return {};
}

void LibraryDocument::readOwnRows(bool opening)
{
    std::vector<Error> problems;
    Result<std::vector<StoredOwnRow>> stored = m_store->ownRows(problems);
    if (!stored) {
        emit failed(stored.error());
        return;
    }
    const auto same = [](const StoredOwnRow &a, const StoredOwnRow &b) { return a.id == b.id && a.row == b.row; };
    if (std::equal(stored->begin(), stored->end(), m_ownRows.begin(), m_ownRows.end(), same))
        return;
    m_ownRows = std::move(*stored);
    std::vector<OwnRow> rows;
    for (const StoredOwnRow &one : m_ownRows)
        rows.push_back(one.row);
    m_catalogs.push_back(catalogWithOwnRows(m_setup.catalog, rows, problems));
    if (opening) { // else they were told when the library was opened
        for (const Error &problem : problems)
            emit failed(problem);
    }
    forecastAnew();
    emit catalogChanged();
}

void LibraryDocument::forecastAnew()
{
    m_summaryJob.cancel();
    QList<ScenarioId> shown;
    for (auto &[id, known] : m_entries) {
        if (known.outcome)
            shown.append(id);
        known.outcome.reset();
        known.summary.reset();
    }
    for (const ScenarioId id : shown)
        emit outcomeChanged(id);
    summarise();
}

} // namespace runcast
