// SPDX-License-Identifier: MIT
#include "db/version_repository.h"

#include "core/base/text.h"
#include "db/names.h"
#include "db/savepoint.h"
#include "db/statement.h"

namespace runcast {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 longestSessionSeconds = 3600;

Error noVersion(const Connection &connection)
{
    return {.code = ErrorCode::NotFound,
            .reason = RC_TEXT("Errors", "The scenario has no such version."),
            .file = connection.file().toStdString()};
}

void bindContent(Statement &statement, const ScenarioContent &content, const ScenarioVersion &about)
{
    statement.bind(u":named"_s, qint64(about.named))
        .bind(u":author"_s, about.author)
        .bind(u":changed"_s, about.time)
        .bind(u":schema"_s, qint64(content.schemaVersion))
        .bind(u":model"_s, content.modelName)
        .bind(u":accelerators"_s, content.accelerators)
        .bind(u":comment"_s, about.comment)
        .bind(u":content"_s, QString::fromStdString(content.json));
}

Result<ScenarioContent> readContent(Statement statement, const Connection &connection)
{
    const Result<bool> row = statement.next();
    if (!row)
        return row.error();
    if (!*row)
        return noVersion(connection);
    return ScenarioContent{.json = statement.text(0).toStdString(),
                           .schemaVersion = int(statement.integer(1)),
                           .modelName = statement.text(2),
                           .accelerators = statement.number(3)};
}

} // namespace

struct VersionRepository::Newest {
    qint64 row = 0; // 0 = none yet
    int number = 0;
    bool named = false;
    bool ours = false; // of this session, within its hour
    QDateTime created;
    std::string json;

    bool mayBeWrittenOver(const QDateTime &now) const
    {
        const qint64 age = created.secsTo(now);
        return row != 0 && !named && ours && age >= 0 && age < longestSessionSeconds;
    }
};

Result<VersionRepository::Newest> VersionRepository::newest(ScenarioId id) const
{
    Statement statement(m_connection, u"SELECT id, number, named, session, created, content FROM version "
                                      "WHERE scenario_id = :scenario ORDER BY number DESC LIMIT 1"_s);
    statement.bind(u":scenario"_s, id.value);
    const Result<bool> row = statement.next();
    if (!row)
        return row.error();
    if (!*row)
        return Newest{};
    return Newest{.row = statement.integer(0),
                  .number = int(statement.integer(1)),
                  .named = statement.integer(2) != 0,
                  .ours = statement.text(3) == m_session,
                  .created = statement.time(4),
                  .json = statement.text(5).toStdString()};
}

Result<void> VersionRepository::insert(ScenarioId id, int number, const ScenarioContent &content,
                                       const ScenarioVersion &about) const
{
    Statement statement(m_connection,
                        u"INSERT INTO version(scenario_id, number, named, session, author, created, changed, "
                        "schema_version, model_name, accelerators, comment, content) "
                        "VALUES(:scenario, :number, :named, :session, :author, :created, :changed, "
                        ":schema, :model, :accelerators, :comment, :content)"_s);
    statement.bind(u":scenario"_s, id.value)
        .bind(u":number"_s, qint64(number))
        .bind(u":session"_s, m_session)
        .bind(u":created"_s, about.time);
    bindContent(statement, content, about);
    return statement.run();
}

Result<void> VersionRepository::overwrite(qint64 row, const ScenarioContent &content,
                                          const ScenarioVersion &about) const
{
    Statement statement(m_connection, u"UPDATE version SET named = :named, author = :author, changed = :changed, "
                                      "schema_version = :schema, model_name = :model, accelerators = :accelerators, "
                                      "comment = :comment, content = :content WHERE id = :row AND NOT named"_s);
    bindContent(statement, content, about);
    statement.bind(u":row"_s, row);
    return statement.run();
}

Result<void> VersionRepository::save(ScenarioId id, const ScenarioContent &content, const ScenarioVersion &about) const
{
    if (Result<void> checked = checkContent(content); !checked)
        return checked;
    Result<Savepoint> savepoint = Savepoint::begin(m_connection);
    if (!savepoint)
        return savepoint.error();
    const Result<Newest> last = newest(id);
    if (!last)
        return last.error();
    if (last->row != 0 && last->json == content.json)
        return savepoint->release();
    ScenarioVersion unnamed = about;
    unnamed.named = false;
    Result<void> kept = last->mayBeWrittenOver(about.time) ? overwrite(last->row, content, unnamed)
                                                           : insert(id, last->number + 1, content, unnamed);
    return kept ? savepoint->release() : kept;
}

Result<int> VersionRepository::name(ScenarioId id, const ScenarioContent &content, const ScenarioVersion &about) const
{
    for (const Result<void> &checked : {checkContent(content), checkVersion(about)}) {
        if (!checked)
            return checked.error();
    }
    Result<Savepoint> savepoint = Savepoint::begin(m_connection);
    if (!savepoint)
        return savepoint.error();
    const Result<Newest> last = newest(id);
    if (!last)
        return last.error();
    ScenarioVersion named = about;
    named.named = true;
    const bool takes = last->row != 0 && !last->named && (last->ours || last->json == content.json);
    const Result<void> kept =
        takes ? overwrite(last->row, content, named) : insert(id, last->number + 1, content, named);
    if (!kept)
        return kept.error();
    if (const Result<void> released = savepoint->release(); !released)
        return released.error();
    return takes ? last->number : last->number + 1;
}

Result<int> VersionRepository::restore(ScenarioId id, int number, const ScenarioVersion &about) const
{
    Result<Savepoint> savepoint = Savepoint::begin(m_connection);
    if (!savepoint)
        return savepoint.error();
    if (const Result<void> checked = checkVersion(about); !checked)
        return checked.error();
    const Result<ScenarioContent> old = content(id, number);
    if (!old)
        return old.error();
    const Result<Newest> last = newest(id);
    if (!last)
        return last.error();
    if (const Result<void> added = insert(id, last->number + 1, *old, about); !added)
        return added.error();
    if (const Result<void> released = savepoint->release(); !released)
        return released.error();
    return last->number + 1;
}

Result<std::vector<ScenarioVersion>> VersionRepository::list(ScenarioId id) const
{
    Statement statement(m_connection, u"SELECT number, changed, author, comment, named FROM version "
                                      "WHERE scenario_id = :scenario ORDER BY number DESC"_s);
    statement.bind(u":scenario"_s, id.value);
    std::vector<ScenarioVersion> versions;
    while (true) {
        const Result<bool> row = statement.next();
        if (!row)
            return row.error();
        if (!*row)
            return versions;
        versions.push_back({.number = int(statement.integer(0)),
                            .time = statement.time(1),
                            .author = statement.text(2),
                            .comment = statement.text(3),
                            .named = statement.integer(4) != 0});
    }
}

Result<ScenarioContent> VersionRepository::content(ScenarioId id, int number) const
{
    Statement statement(m_connection, u"SELECT content, schema_version, model_name, accelerators FROM version "
                                      "WHERE scenario_id = :scenario AND number = :number"_s);
    statement.bind(u":scenario"_s, id.value).bind(u":number"_s, qint64(number));
    return readContent(std::move(statement), m_connection);
}

Result<ScenarioContent> VersionRepository::newestContent(ScenarioId id) const
{
    Statement statement(m_connection, u"SELECT content, schema_version, model_name, accelerators FROM version "
                                      "WHERE scenario_id = :scenario ORDER BY number DESC LIMIT 1"_s);
    statement.bind(u":scenario"_s, id.value);
    return readContent(std::move(statement), m_connection);
}

} // namespace runcast
