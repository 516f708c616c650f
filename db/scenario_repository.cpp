// SPDX-License-Identifier: MIT
#include "db/scenario_repository.h"

#include "core/base/text.h"
#include "db/names.h"
#include "db/savepoint.h"
#include "db/statement.h"

namespace runcast {

using namespace Qt::StringLiterals;

namespace {

constexpr QChar tagSeparator = u'\n'; // no tag holds one (see checkMeta)

// The newest version is the working state; its document is not read here.
const QString selectRecords =
    u"SELECT s.id, s.name, s.owner, s.tags, s.status, s.archived, s.sample, s.created, s.changed, s.note, "
    "coalesce((SELECT max(number) FROM version WHERE scenario_id = s.id AND named), 0), "
    "v.number, v.model_name, v.accelerators "
    "FROM scenario s LEFT JOIN version v ON v.scenario_id = s.id "
    "AND v.number = (SELECT max(number) FROM version WHERE scenario_id = s.id) "_s;

StoredRecord readRecord(const Statement &row)
{
    StoredRecord stored;
    stored.id = {row.integer(0)};
    stored.record.name = row.text(1);
    stored.record.meta.owner = row.text(2);
    stored.record.meta.tags = row.text(3).split(tagSeparator, Qt::SkipEmptyParts);
    stored.record.meta.status = statusFromKey(row.text(4)).value_or(ScenarioStatus::Draft);
    stored.record.meta.archived = row.integer(5) != 0;
    stored.sample = row.integer(6) != 0;
    stored.created = row.time(7);
    stored.record.changed = row.time(8);
    stored.record.meta.note = row.text(9);
    stored.record.version = int(row.integer(10));
    stored.newestNumber = int(row.integer(11));
    stored.modelName = row.text(12);
    stored.accelerators = row.number(13);
    return stored;
}

void bindRecord(Statement &statement, const ScenarioRecord &record)
{
    statement.bind(u":name"_s, record.name)
        .bind(u":key"_s, nameKey(record.name))
        .bind(u":owner"_s, record.meta.owner)
        .bind(u":tags"_s, record.meta.tags.join(tagSeparator))
        .bind(u":status"_s, QString(statusKey(record.meta.status)))
        .bind(u":archived"_s, qint64(record.meta.archived))
        .bind(u":changed"_s, record.changed)
        .bind(u":note"_s, record.meta.note);
}

Result<void> checkRecord(const ScenarioRecord &record)
{
    if (Result<void> name = checkName(record.name); !name)
        return name;
    return checkMeta(record.meta);
}

Error notThere(const Connection &connection)
{
    return {.code = ErrorCode::NotFound,
            .reason = RC_TEXT("Errors", "The scenario is not in the library."),
            .file = connection.file().toStdString()};
}

} // namespace

Result<std::vector<StoredRecord>> ScenarioRepository::list() const
{
    Statement statement(m_connection, selectRecords + u"WHERE s.deleted IS NULL ORDER BY s.id"_s);
    std::vector<StoredRecord> records;
    while (true) {
        const Result<bool> row = statement.next();
        if (!row)
            return row.error();
        if (!*row)
            return records;
        records.push_back(readRecord(statement));
    }
}

Result<StoredRecord> ScenarioRepository::find(ScenarioId id) const
{
    Statement statement(m_connection, selectRecords + u"WHERE s.id = :id"_s);
    statement.bind(u":id"_s, id.value);
    const Result<bool> row = statement.next();
    if (!row)
        return row.error();
    if (!*row)
        return notThere(m_connection);
    return readRecord(statement);
}

Result<std::optional<ScenarioId>> ScenarioRepository::findByName(const QString &name) const
{
    Statement statement(m_connection, u"SELECT id FROM scenario WHERE name_key = :key AND deleted IS NULL"_s);
    statement.bind(u":key"_s, nameKey(name));
    const Result<bool> row = statement.next();
    if (!row)
        return row.error();
    return *row ? std::optional(ScenarioId{statement.integer(0)}) : std::nullopt;
}

Result<QString> ScenarioRepository::freeName(const QString &wanted) const
{
    std::optional<Error> failed;
    const QString name = freeNameAmong(wanted, [&](const QString &candidate) {
        const Result<std::optional<ScenarioId>> taken = findByName(candidate);
        if (!taken)
            failed = taken.error();
        return taken && taken->has_value();
    });
    return failed ? Result<QString>(*failed) : name;
}

Result<void> ScenarioRepository::requireFreeName(const QString &name, ScenarioId except) const
{
    const Result<std::optional<ScenarioId>> taken = findByName(name);
    if (!taken)
        return taken.error();
    if (!*taken || **taken == except)
        return {};
    return Error{.code = ErrorCode::Refused,
                 .reason = RC_TEXT("Errors", "There is already a scenario named “%1”."),
                 .arguments = {name.toStdString()},
                 .advice = RC_TEXT("Errors", "Choose another name."),
                 .file = m_connection.file().toStdString()};
}

Result<ScenarioId> ScenarioRepository::insert(const ScenarioRecord &record, bool sample) const
{
    for (const Result<void> &checked : {checkRecord(record), requireFreeName(record.name, {})}) {
        if (!checked)
            return checked.error();
    }
    Statement statement(
        m_connection,
        u"INSERT INTO scenario(name, name_key, owner, tags, status, archived, sample, created, changed, note) "
        "VALUES(:name, :key, :owner, :tags, :status, :archived, :sample, :created, :changed, :note)"_s);
    bindRecord(statement, record);
    statement.bind(u":sample"_s, qint64(sample)).bind(u":created"_s, record.changed);
    if (const Result<void> inserted = statement.run(); !inserted)
        return inserted.error();
    return ScenarioId{statement.insertedId()};
}

Result<void> ScenarioRepository::releaseNames(std::span<const ScenarioId> ids) const
{
    for (const ScenarioId id : ids) {
        // No name holds a control character (see checkName), so this is nobody's.
        Statement statement(m_connection, u"UPDATE scenario SET name_key = char(1) || id WHERE id = :id"_s);
        if (Result<void> released = statement.bind(u":id"_s, id.value).run(); !released)
            return released;
    }
    return {};
}

Result<void> ScenarioRepository::update(ScenarioId id, const ScenarioRecord &record, bool edited) const
{
    if (Result<void> checked = checkRecord(record); !checked)
        return checked;
    if (Result<void> isFree = requireFreeName(record.name, id); !isFree)
        return isFree;
    Statement statement(m_connection,
                        u"UPDATE scenario SET name = :name, name_key = :key, owner = :owner, tags = :tags, "
                        "status = :status, archived = :archived, changed = :changed, note = :note, "
                        "sample = sample AND NOT :edited WHERE id = :id"_s);
    bindRecord(statement, record);
    statement.bind(u":edited"_s, qint64(edited)).bind(u":id"_s, id.value);
    if (Result<void> updated = statement.run(); !updated)
        return updated;
    return statement.changedRows() == 1 ? Result<void>() : notThere(m_connection);
}

Result<void> ScenarioRepository::setChanged(ScenarioId id, const QDateTime &time) const
{
    Statement statement(m_connection, u"UPDATE scenario SET changed = :changed, sample = 0 WHERE id = :id"_s);
    if (Result<void> updated = statement.bind(u":changed"_s, time).bind(u":id"_s, id.value).run(); !updated)
        return updated;
    return statement.changedRows() == 1 ? Result<void>() : notThere(m_connection);
}

Result<void> ScenarioRepository::setDeleted(ScenarioId id, bool deleted, const QDateTime &time) const
{
    Result<StoredRecord> stored = find(id);
    if (!stored)
        return stored.error();
    QString name = stored->record.name;
    if (!deleted) {
        const Result<std::optional<ScenarioId>> taken = findByName(name);
        if (!taken)
            return taken.error();
        if (*taken && **taken == id)
            return {};
        const Result<QString> found = freeName(name);
        if (!found)
            return found.error();
        name = *found;
    }
    Statement statement(m_connection,
                        u"UPDATE scenario SET name = :name, name_key = :key, deleted = :deleted WHERE id = :id"_s);
    statement.bind(u":name"_s, name)
        .bind(u":key"_s, nameKey(name))
        .bind(u":deleted"_s, deleted ? time : QDateTime())
        .bind(u":id"_s, id.value);
    return statement.run();
}

} // namespace runcast
