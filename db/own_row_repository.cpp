// SPDX-License-Identifier: MIT
#include "db/own_row_repository.h"

#include "core/base/text.h"
#include "db/names.h"
#include "db/savepoint.h"
#include "db/statement.h"

#include <map>
#include <utility>

namespace runcast {

using namespace Qt::StringLiterals;

namespace {

QString kindText(OwnRowKind kind)
{
    const std::string_view name = ownRowKindName(kind);
    return QString::fromUtf8(name.data(), qsizetype(name.size()));
}

/// What came after a row follows from the rows that replace another.
void nameReplacements(std::vector<StoredOwnRow> &rows)
{
    std::map<OwnRowId, StoredOwnRow *> byId;
    for (StoredOwnRow &row : rows)
        byId.emplace(row.id, &row);
    for (const StoredOwnRow &row : rows) {
        const auto old = byId.find(row.replaces);
        if (old != byId.end())
            old->second->row.replacedBy = row.row.cell("id");
    }
}

} // namespace

Result<std::vector<StoredOwnRow>> OwnRowRepository::list(std::vector<Error> *problems) const
{
    Statement statement(m_connection,
                        u"SELECT id, kind, step, coalesce(replaces, 0), author, created, retired, content "
                        "FROM own_row ORDER BY id"_s);
    std::vector<StoredOwnRow> rows;
    while (true) {
        const Result<bool> next = statement.next();
        if (!next)
            return next.error();
        if (!*next)
            break;
        const std::optional<OwnRowKind> kind = ownRowKindOf(statement.text(1).toStdString());
        Result<OwnRow> row = ownRowFromJson(kind.value_or(OwnRowKind::Accelerator), statement.text(7).toStdString());
        if (!kind || !row) {
            if (problems)
                problems->push_back({.reason = RC_TEXT("Errors", "Row %1 of your own catalog rows is not readable."),
                                     .arguments = {std::to_string(statement.integer(0))},
                                     .advice = RC_TEXT("Errors", "Restore it from a backup."),
                                     .file = m_connection.file().toStdString()});
            continue;
        }
        row->key = statement.integer(0);
        row->retired = !statement.isNull(6);
        rows.push_back({.id = {statement.integer(0)},
                        .row = std::move(*row),
                        .replaces = {statement.integer(3)},
                        .step = statement.integer(2),
                        .author = statement.text(4),
                        .created = statement.time(5),
                        .retired = statement.isNull(6) ? QDateTime() : statement.time(6)});
    }
    nameReplacements(rows);
    return rows;
}

Result<qint64> OwnRowRepository::insert(std::span<const OwnRowInsertion> rows, const QString &author,
                                        const QDateTime &time) const
{
    const ScenarioVersion about{.number = 0, .time = time, .author = author, .comment = {}};
    if (const Result<void> checked = checkVersion(about); !checked)
        return checked.error();
    Result<Savepoint> savepoint = Savepoint::begin(m_connection);
    if (!savepoint)
        return savepoint.error();
    const Result<QVariant> last = m_connection.value(u"SELECT coalesce(max(step), 0) FROM own_row"_s);
    if (!last)
        return last.error();
    const qint64 step = last->toLongLong() + 1;
    for (const OwnRowInsertion &insertion : rows) {
        if (const Result<void> inserted = insertOne(insertion, step, author, time); !inserted)
            return inserted.error();
    }
    if (const Result<void> released = savepoint->release(); !released)
        return released.error();
    return step;
}

Result<void> OwnRowRepository::insertOne(const OwnRowInsertion &insertion, qint64 step, const QString &author,
                                         const QDateTime &time) const
{
    if (insertion.replaces.isValid()) {
        if (Result<void> retired = setRetired(insertion.replaces, true, time); !retired)
            return retired;
    }
    Statement statement(m_connection, u"INSERT INTO own_row(kind, step, replaces, author, created, content) "
                                      "VALUES(:kind, :step, nullif(:replaces, 0), :author, :created, :content)"_s);
    return statement.bind(u":kind"_s, kindText(insertion.row.kind))
        .bind(u":step"_s, step)
        .bind(u":replaces"_s, insertion.replaces.value)
        .bind(u":author"_s, author)
        .bind(u":created"_s, time)
        .bind(u":content"_s, QString::fromStdString(ownRowToJson(insertion.row)))
        .run();
}

Result<void> OwnRowRepository::setRetired(std::span<const OwnRowId> ids, bool retired, const QDateTime &time) const
{
    Result<Savepoint> savepoint = Savepoint::begin(m_connection);
    if (!savepoint)
        return savepoint.error();
    for (const OwnRowId id : ids) {
        if (Result<void> set = setRetired(id, retired, time); !set)
            return set;
    }
    return savepoint->release();
}

Result<void> OwnRowRepository::setRetired(OwnRowId id, bool retired, const QDateTime &time) const
{
    Statement statement(m_connection, u"UPDATE own_row SET retired = :retired WHERE id = :id"_s);
    Result<void> done = statement.bind(u":retired"_s, retired ? time : QDateTime()).bind(u":id"_s, id.value).run();
    if (done && statement.changedRows() == 0)
        return Error{.code = ErrorCode::NotFound,
                     .reason = RC_TEXT("Errors", "Your own rows have no row %1."),
                     .arguments = {std::to_string(id.value)},
                     .file = m_connection.file().toStdString()};
    return done;
}

Result<void> OwnRowRepository::setStepTaken(qint64 step, bool taken, const QDateTime &time) const
{
    const Result<std::vector<StoredOwnRow>> rows = list();
    if (!rows)
        return rows.error();
    Result<Savepoint> savepoint = Savepoint::begin(m_connection);
    if (!savepoint)
        return savepoint.error();
    bool found = false;
    for (const StoredOwnRow &row : *rows) {
        if (row.step != step)
            continue;
        found = true;
        if (Result<void> set = setRetired(row.id, !taken, time); !set)
            return set;
        Result<void> old = row.replaces.isValid() ? setRetired(row.replaces, taken, time) : Result<void>();
        if (!old)
            return old;
    }
    if (!found)
        return Error{.code = ErrorCode::NotFound,
                     .reason = RC_TEXT("Errors", "No rows were added in step %1."),
                     .arguments = {std::to_string(step)},
                     .file = m_connection.file().toStdString()};
    return savepoint->release();
}

} // namespace runcast
