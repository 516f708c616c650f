// SPDX-License-Identifier: MIT
#include "db/migrations.h"

#include "core/base/text.h"
#include "db/savepoint.h"
#include "db/statement.h"

#include <QMap>

#include <vector>

namespace runcast {

using namespace Qt::StringLiterals;

namespace {

const QString writtenBy = u"Runcast " RUNCAST_VERSION ""_s;

// Documents stand beside plain typed columns: with an untrusted schema SQLite's JSON functions do not run.
// Big columns come last, so that lists do not read through them.
const std::vector<Migration> steps{
    {1,
     {u"CREATE TABLE library(key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT"_s,
      u"CREATE TABLE scenario("
      "id INTEGER PRIMARY KEY AUTOINCREMENT, "
      "name TEXT NOT NULL, name_key TEXT NOT NULL, owner TEXT NOT NULL, tags TEXT NOT NULL, " // tags: one a line
      "status TEXT NOT NULL CHECK (status IN ('draft', 'proposed', 'approved', 'rejected')), "
      "archived INTEGER NOT NULL, sample INTEGER NOT NULL, "
      "created INTEGER NOT NULL, changed INTEGER NOT NULL, deleted INTEGER, " // milliseconds since 1970 UTC
      "note TEXT NOT NULL) STRICT"_s,
      u"CREATE UNIQUE INDEX scenario_name ON scenario(name_key) WHERE deleted IS NULL"_s,
      u"CREATE TABLE version("
      "id INTEGER PRIMARY KEY, "
      "scenario_id INTEGER NOT NULL REFERENCES scenario(id), number INTEGER NOT NULL, named INTEGER NOT NULL, "
      "session TEXT NOT NULL, author TEXT NOT NULL, created INTEGER NOT NULL, changed INTEGER NOT NULL, "
      "schema_version INTEGER NOT NULL, model_name TEXT NOT NULL, accelerators REAL, "
      "comment TEXT NOT NULL, content TEXT NOT NULL, "
      "UNIQUE (scenario_id, number)) STRICT"_s,
      u"CREATE INDEX version_named ON version(scenario_id, number) WHERE named"_s},
     1},
    {2,
     {u"CREATE TABLE preset("
      "id INTEGER PRIMARY KEY AUTOINCREMENT, "
      "name TEXT NOT NULL, name_key TEXT NOT NULL, author TEXT NOT NULL, "
      "created INTEGER NOT NULL, deleted INTEGER, " // milliseconds since 1970 UTC
      "content TEXT NOT NULL) STRICT"_s,
      u"CREATE UNIQUE INDEX preset_name ON preset(name_key) WHERE deleted IS NULL"_s},
     1},
    // An older program shows what it does not find in its catalog as unknown; nothing of the file is lost by it.
    {3,
     {u"CREATE TABLE own_row("
      "id INTEGER PRIMARY KEY AUTOINCREMENT, "
      "kind TEXT NOT NULL CHECK (kind IN ('accelerator', 'price', 'region')), "
      "step INTEGER NOT NULL, replaces INTEGER REFERENCES own_row(id), "  // step: rows added together
      "author TEXT NOT NULL, created INTEGER NOT NULL, retired INTEGER, " // milliseconds since 1970 UTC
      "content TEXT NOT NULL) STRICT"_s,
      u"CREATE INDEX own_row_step ON own_row(step)"_s},
     1},
};

Result<void> setOrigin(const Connection &connection, const QString &key, const QString &value)
{
    return Statement(connection, u"INSERT INTO library(key, value) VALUES(:key, :value) "
                                 "ON CONFLICT(key) DO UPDATE SET value = excluded.value"_s)
        .bind(u":key"_s, key)
        .bind(u":value"_s, value)
        .run();
}

Result<void> runStep(const Connection &connection, const Migration &step)
{
    Result<Savepoint> savepoint = Savepoint::begin(connection);
    if (!savepoint)
        return savepoint.error();
    for (const QString &statement : step.statements) {
        if (Result<void> done = connection.execute(statement); !done)
            return done;
    }
    if (Result<void> done = setOrigin(connection, u"written_by"_s, writtenBy); !done)
        return done;
    if (Result<void> done = setOrigin(connection, u"min_reader"_s, QString::number(step.minReader)); !done)
        return done;
    if (Result<void> done = connection.execute(u"PRAGMA user_version = %1"_s.arg(step.version)); !done)
        return done;
    return savepoint->release();
}

using Objects = QMap<QString, QString>; // name -> the statement that made it

Result<Objects> objects(const Connection &connection)
{
    Statement statement(connection, u"SELECT type || ' ' || name, sql FROM sqlite_schema "
                                    "WHERE name NOT LIKE 'sqlite!_%' ESCAPE '!'"_s);
    Objects found;
    while (true) {
        const Result<bool> row = statement.next();
        if (!row)
            return row.error();
        if (!*row)
            return found;
        found.insert(statement.text(0), statement.text(1));
    }
}

Result<Objects> expectedObjects(std::span<const Migration> migrations)
{
    Result<std::unique_ptr<Connection>> model = Connection::openInMemory();
    if (!model)
        return model.error();
    if (const Result<void> migrated = migrate(**model, migrations); !migrated)
        return migrated.error();
    return objects(**model);
}

} // namespace

std::span<const Migration> libraryMigrations()
{
    return steps;
}

int libraryVersion()
{
    return steps.back().version;
}

Result<void> migrate(const Connection &connection, std::span<const Migration> migrations)
{
    const Result<QVariant> version = connection.value(u"PRAGMA user_version"_s);
    if (!version)
        return version.error();
    for (const Migration &step : migrations) {
        if (step.version <= version->toInt())
            continue;
        if (Result<void> done = runStep(connection, step); !done)
            return done;
    }
    return {};
}

Result<LibraryOrigin> readOrigin(const Connection &connection)
{
    LibraryOrigin origin;
    Statement statement(connection, u"SELECT key, value FROM library"_s);
    while (true) {
        const Result<bool> row = statement.next();
        if (!row)
            return row.error();
        if (!*row)
            return origin;
        if (statement.text(0) == u"written_by"_s)
            origin.writtenBy = statement.text(1).left(100);
        else if (statement.text(0) == u"min_reader"_s)
            origin.minReader = int(statement.integer(1));
    }
}

Result<QStringList> foreignObjects(const Connection &connection, std::span<const Migration> migrations)
{
    const Result<Objects> expected = expectedObjects(migrations);
    if (!expected)
        return expected.error();
    const Result<Objects> found = objects(connection);
    if (!found)
        return found.error();
    for (auto object = expected->begin(); object != expected->end(); ++object) {
        if (found->value(object.key()) != object.value())
            return Error{.code = ErrorCode::Malformed,
                         .reason = RC_TEXT(
                             "Errors", "The library was changed by another program: its %1 is not as Runcast made it."),
                         .arguments = {object.key().toStdString()},
                         .advice = RC_TEXT("Errors", "Restore it from a backup."),
                         .file = connection.file().toStdString()};
    }
    QStringList foreign;
    for (auto object = found->begin(); object != found->end(); ++object) {
        if (!expected->contains(object.key()))
            foreign.append(object.key());
    }
    return foreign;
}

} // namespace runcast
