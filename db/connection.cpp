// SPDX-License-Identifier: MIT
#include "db/connection.h"

#include "core/base/text.h"

#include <QFileInfo>
#include <QSqlDriver>
#include <QSqlQuery>
#include <QUrl>
#include <QUuid>
#include <QVariant>

#include <array>
#include <sqlite3.h>
#include <utility>

namespace runcast {

using namespace Qt::StringLiterals;

namespace {

struct Words {
    ErrorCode code;
    const char *reason;
    const char *advice;
};

Words wordsFor(int sqliteCode)
{
    switch (sqliteCode & 0xff) { // the extended codes tell apart what a person need not
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        return {ErrorCode::Locked, RC_TEXT("Errors", "Another program is writing to the library."),
                RC_TEXT("Errors", "Try again in a moment, or close the other program.")};
    case SQLITE_FULL:
        return {ErrorCode::DiskFull, RC_TEXT("Errors", "The library could not be saved: the disk is full."),
                RC_TEXT("Errors", "Free some space or save elsewhere. What was saved before is still there.")};
    case SQLITE_READONLY:
    case SQLITE_PERM:
        return {ErrorCode::Unwritable,
                RC_TEXT("Errors", "The library cannot be written: its file or folder is read-only."),
                RC_TEXT("Errors", "Save a copy elsewhere and edit that.")};
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
        return {ErrorCode::Malformed, RC_TEXT("Errors", "The library file is damaged."),
                RC_TEXT("Errors", "Restore it from a backup.")};
    case SQLITE_CANTOPEN:
        return {ErrorCode::Unreadable, RC_TEXT("Errors", "The library file cannot be opened."),
                RC_TEXT("Errors", "Look whether it is still there and whether you may read it.")};
    case SQLITE_IOERR:
        return {ErrorCode::Unreadable,
                RC_TEXT("Errors", "The disk or the network reported an error with the library file."),
                RC_TEXT("Errors", "Look whether the disk is connected and has space left.")};
    default:
        return {ErrorCode::Malformed, RC_TEXT("Errors", "The library did not accept this: %1"), ""};
    }
}

} // namespace

Connection::Connection(QString file)
    : m_file(std::move(file)), m_name(QUuid::createUuid().toString(QUuid::WithoutBraces)),
      m_database(QSqlDatabase::addDatabase(u"QSQLITE"_s, m_name))
{
}

Connection::~Connection()
{
    m_database.close();
    m_database = {};
    QSqlDatabase::removeDatabase(m_name);
}

Result<std::unique_ptr<Connection>> Connection::open(const QString &file, const ConnectionOptions &options)
{
    // Absolute: ":memory:" and "file:x" are names of files like any other.
    std::unique_ptr<Connection> connection(new Connection(QFileInfo(file).absoluteFilePath()));
    QString name = connection->m_file;
    QString settings = u"QSQLITE_BUSY_TIMEOUT=%1"_s.arg(options.busyTimeoutMs);
    if (options.readOnly)
        settings += u";QSQLITE_OPEN_READONLY"_s;
    if (options.immutable) {
        settings += u";QSQLITE_OPEN_URI"_s;
        name = u"file:"_s + QString::fromLatin1(QUrl::toPercentEncoding(name, "/")) + u"?mode=ro&immutable=1"_s;
    }
    if (const Result<void> connected = connection->connect(name, settings); !connected)
        return connected.error();
    if (options.maxPages > 0) {
        const QString limit = u"PRAGMA max_page_count = %1"_s.arg(options.maxPages);
        if (const Result<void> limited = connection->execute(limit); !limited)
            return limited.error();
    }
    return connection;
}

Result<std::unique_ptr<Connection>> Connection::openInMemory()
{
    std::unique_ptr<Connection> connection(new Connection({}));
    if (const Result<void> connected = connection->connect(u":memory:"_s, {}); !connected)
        return connected.error();
    return connection;
}

Result<void> Connection::connect(const QString &databaseName, const QString &settings)
{
    m_database.setDatabaseName(databaseName);
    m_database.setConnectOptions(settings);
    if (!m_database.open())
        return error(m_database.lastError());
    return harden();
}

sqlite3 *Connection::handle() const
{
    const QVariant handle = m_database.driver()->handle();
    Q_ASSERT(qstrcmp(handle.typeName(), "sqlite3*") == 0);
    return *static_cast<sqlite3 *const *>(handle.constData());
}

bool Connection::isReadOnly() const
{
    return sqlite3_db_readonly(handle(), "main") == 1;
}

bool Connection::isIdle() const
{
    return sqlite3_get_autocommit(handle()) != 0;
}

Result<void> Connection::harden() const
{
    constexpr std::array settings{std::pair(SQLITE_DBCONFIG_DEFENSIVE, 1), std::pair(SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0),
                                  std::pair(SQLITE_DBCONFIG_ENABLE_TRIGGER, 0),
                                  std::pair(SQLITE_DBCONFIG_ENABLE_VIEW, 0)};
    for (const auto &[setting, on] : settings) {
        if (sqlite3_db_config(handle(), setting, on, nullptr) != SQLITE_OK)
            return Error{.code = ErrorCode::Unsupported,
                         .reason =
                             RC_TEXT("Errors", "This machine's SQLite is too old: libraries cannot be opened safely."),
                         .file = m_file.toStdString()};
    }
    return {};
}

Result<void> Connection::execute(const QString &sql) const
{
    QSqlQuery query(m_database);
    query.setForwardOnly(true);
    if (!query.exec(sql))
        return error(query.lastError());
    return {};
}

Result<QVariant> Connection::value(const QString &sql) const
{
    QSqlQuery query(m_database);
    query.setForwardOnly(true);
    if (!query.exec(sql) || !query.next())
        return error(query.lastError());
    return query.value(0);
}

Error Connection::error(const QSqlError &error) const
{
    const Words words = wordsFor(error.nativeErrorCode().toInt());
    return {.code = words.code,
            .reason = words.reason,
            .arguments = {error.databaseText().toStdString()},
            .advice = words.advice,
            .file = m_file.toStdString()};
}

} // namespace runcast
