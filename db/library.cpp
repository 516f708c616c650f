// SPDX-License-Identifier: MIT
#include "db/library.h"

#include "core/base/text.h"
#include "db/backup.h"
#include "db/library_file.h"
#include "db/preset_repository.h"
#include "db/savepoint.h"
#include "db/scenario_repository.h"

#include <QUuid>
#include <QVariant>

#include <algorithm>

namespace runcast {

using namespace Qt::StringLiterals;

Library::Library(std::unique_ptr<Connection> connection, bool readOnly, std::vector<Error> warnings)
    : m_connection(std::move(connection)), m_readOnly(readOnly), m_warnings(std::move(warnings)),
      m_session(QUuid::createUuid().toString(QUuid::WithoutBraces))
{
}

Library::~Library() = default;

Result<std::unique_ptr<Library>> Library::open(const QString &file, OpenMode mode, ConnectionOptions options)
{
    options.readOnly = mode == OpenMode::ReadOnly;
    Result<LibraryFile> opened = openLibraryFile(file, options);
    if (!opened)
        return opened.error();
    return std::unique_ptr<Library>(
        new Library(std::move(opened->connection), opened->readOnly, std::move(opened->warnings)));
}

Result<std::unique_ptr<Library>> Library::create(const QString &file)
{
    if (const Result<void> created = createLibraryFile(file); !created)
        return created.error();
    return open(file);
}

QString Library::file() const
{
    return m_connection->file();
}

Result<qint64> Library::dataVersion() const
{
    const Result<QVariant> version = m_connection->value(u"PRAGMA data_version"_s);
    if (!version)
        return version.error();
    return version->toLongLong();
}

Result<void> Library::checkWritable() const
{
    if (!m_readOnly)
        return {};
    return Error{.code = ErrorCode::Unwritable,
                 .reason = RC_TEXT("Errors", "This library can only be read."),
                 .advice = RC_TEXT("Errors", "Save a copy under another name and edit that."),
                 .file = file().toStdString()};
}

Result<std::vector<StoredRecord>> Library::list(const ScenarioSearch &search) const
{
    Result<std::vector<StoredRecord>> records = ScenarioRepository(*m_connection).list();
    if (records && !search.isEmpty())
        std::erase_if(*records, [&](const StoredRecord &stored) { return !search.matches(stored); });
    return records;
}

Result<StoredRecord> Library::find(ScenarioId id) const
{
    return ScenarioRepository(*m_connection).find(id);
}

Result<StoredRecord> Library::findByName(const QString &name) const
{
    const Result<std::optional<ScenarioId>> id = ScenarioRepository(*m_connection).findByName(name);
    if (!id)
        return id.error();
    if (*id)
        return find(**id);
    return Error{.code = ErrorCode::NotFound,
                 .reason = RC_TEXT("Errors", "There is no scenario named “%1”."),
                 .arguments = {name.left(200).toStdString()},
                 .file = file().toStdString()};
}

Result<QString> Library::freeName(const QString &wanted) const
{
    return ScenarioRepository(*m_connection).freeName(wanted);
}

Result<ScenarioContent> Library::content(ScenarioId id) const
{
    return VersionRepository(*m_connection, m_session).newestContent(id);
}

Result<ScenarioId> Library::insert(const ScenarioRecord &record, const ScenarioContent &content, const QString &author,
                                   bool sample)
{
    if (const Result<void> writable = checkWritable(); !writable)
        return writable.error();
    Result<Savepoint> savepoint = Savepoint::begin(*m_connection);
    if (!savepoint)
        return savepoint.error();
    Result<ScenarioId> id = ScenarioRepository(*m_connection).insert(record, sample);
    if (!id)
        return id;
    const ScenarioVersion about{.time = record.changed, .author = author, .comment = {}, .named = false};
    if (const Result<void> kept = VersionRepository(*m_connection, m_session).save(*id, content, about); !kept)
        return kept.error();
    if (const Result<void> released = savepoint->release(); !released)
        return released.error();
    return id;
}

Result<std::vector<ScenarioId>> Library::insert(std::span<const Insertion> insertions, const QString &author)
{
    if (const Result<void> writable = checkWritable(); !writable)
        return writable.error();
    Result<Savepoint> savepoint = Savepoint::begin(*m_connection);
    if (!savepoint)
        return savepoint.error();
    std::vector<ScenarioId> ids;
    for (const Insertion &insertion : insertions) {
        const Result<ScenarioId> id = insert(insertion.record, insertion.content, author);
        if (!id)
            return id.error();
        ids.push_back(*id);
    }
    if (const Result<void> released = savepoint->release(); !released)
        return released.error();
    return ids;
}

Result<void> Library::write(std::span<const Change> changes, const QString &author)
{
    if (Result<void> writable = checkWritable(); !writable)
        return writable;
    Result<Savepoint> savepoint = Savepoint::begin(*m_connection);
    if (!savepoint)
        return savepoint.error();
    const ScenarioRepository scenarios(*m_connection);
    const VersionRepository versions(*m_connection, m_session);
    std::vector<ScenarioId> ids;
    std::transform(changes.begin(), changes.end(), std::back_inserter(ids),
                   [](const Change &change) { return change.id; });
    if (Result<void> released = scenarios.releaseNames(ids); !released)
        return released;
    for (const Change &change : changes) {
        if (Result<void> updated = scenarios.update(change.id, change.record, change.content.has_value()); !updated)
            return updated;
        const ScenarioVersion about{.time = change.record.changed, .author = author, .comment = {}, .named = false};
        if (Result<void> kept = change.content ? versions.save(change.id, *change.content, about) : Result<void>();
            !kept)
            return kept;
    }
    return savepoint->release();
}

Result<ScenarioId> Library::duplicate(ScenarioId id, const QString &name, const QString &author, const QDateTime &time)
{
    const Result<StoredRecord> original = find(id);
    if (!original)
        return original.error();
    const Result<ScenarioContent> inputs = content(id);
    if (!inputs)
        return inputs.error();
    ScenarioRecord copy{.name = name, .meta = original->record.meta, .changed = time};
    copy.meta.status = ScenarioStatus::Draft;
    copy.meta.archived = false;
    copy.meta.owner = author;
    return insert(copy, *inputs, author);
}

Result<void> Library::setDeleted(std::span<const ScenarioId> ids, bool deleted, const QDateTime &time)
{
    if (Result<void> writable = checkWritable(); !writable)
        return writable;
    Result<Savepoint> savepoint = Savepoint::begin(*m_connection);
    if (!savepoint)
        return savepoint.error();
    for (const ScenarioId id : ids) {
        if (Result<void> set = ScenarioRepository(*m_connection).setDeleted(id, deleted, time); !set)
            return set;
    }
    return savepoint->release();
}

Result<std::vector<ScenarioVersion>> Library::versions(ScenarioId id) const
{
    return VersionRepository(*m_connection, m_session).list(id);
}

Result<ScenarioContent> Library::version(ScenarioId id, int number) const
{
    return VersionRepository(*m_connection, m_session).content(id, number);
}

Result<int> Library::saveVersion(ScenarioId id, const ScenarioContent &content, const ScenarioVersion &about)
{
    if (const Result<void> writable = checkWritable(); !writable)
        return writable.error();
    if (const Result<StoredRecord> known = find(id); !known)
        return known.error();
    return VersionRepository(*m_connection, m_session).name(id, content, about);
}

Result<int> Library::restoreVersion(ScenarioId id, int number, const ScenarioVersion &about)
{
    if (const Result<void> writable = checkWritable(); !writable)
        return writable.error();
    Result<Savepoint> savepoint = Savepoint::begin(*m_connection);
    if (!savepoint)
        return savepoint.error();
    if (const Result<void> changed = ScenarioRepository(*m_connection).setChanged(id, about.time); !changed)
        return changed.error();
    Result<int> added = VersionRepository(*m_connection, m_session).restore(id, number, about);
    if (!added)
        return added;
    if (const Result<void> released = savepoint->release(); !released)
        return released.error();
    return added;
}

Result<std::vector<StoredPreset>> Library::presets() const
{
    return PresetRepository(*m_connection).list();
}

Result<PresetId> Library::insertPreset(const StoredPreset &preset)
{
    if (const Result<void> writable = checkWritable(); !writable)
        return writable.error();
    return PresetRepository(*m_connection).insert(preset);
}

Result<void> Library::setPresetDeleted(PresetId id, bool deleted, const QDateTime &time)
{
    if (Result<void> writable = checkWritable(); !writable)
        return writable;
    return PresetRepository(*m_connection).setDeleted(id, deleted, time);
}

Result<std::vector<StoredOwnRow>> Library::ownRows(std::vector<Error> *problems) const
{
    return OwnRowRepository(*m_connection).list(problems);
}

Result<qint64> Library::insertOwnRows(std::span<const OwnRowInsertion> rows, const QString &author,
                                      const QDateTime &time)
{
    if (const Result<void> writable = checkWritable(); !writable)
        return writable.error();
    return OwnRowRepository(*m_connection).insert(rows, author, time);
}

Result<void> Library::setOwnRowsRetired(std::span<const OwnRowId> ids, bool retired, const QDateTime &time)
{
    if (Result<void> writable = checkWritable(); !writable)
        return writable;
    return OwnRowRepository(*m_connection).setRetired(ids, retired, time);
}

Result<void> Library::setOwnRowStepTaken(qint64 step, bool taken, const QDateTime &time)
{
    if (Result<void> writable = checkWritable(); !writable)
        return writable;
    return OwnRowRepository(*m_connection).setStepTaken(step, taken, time);
}

Result<std::vector<Error>> Library::check(const DocumentCheck &document) const
{
    return checkLibrary(*m_connection, document);
}

Result<void> Library::backup(const QString &file, bool overwrite) const
{
    return backUp(*m_connection, file, overwrite);
}

} // namespace runcast
