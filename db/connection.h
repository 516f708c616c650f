// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"

#include <QSqlDatabase>
#include <QSqlError>

#include <memory>

struct sqlite3;

namespace runcast {

struct ConnectionOptions {
    bool readOnly = false;
    bool immutable = false; // nobody writes: no locks and no files beside it, for a folder that cannot be written
    int busyTimeoutMs = 5000;
    qint64 maxPages = 0; // 0 = no limit; how tests fill the disk
};

/// One connection to an SQLite file, hardened against files from strangers: no triggers, views or extensions run, and
/// the schema's own functions are not trusted. Belongs to the thread that made it.
class Connection {
public:
    /// `file` is made if it is not there and readOnly is off. Says nothing about what is in it (see library_file.h).
    static Result<std::unique_ptr<Connection>> open(const QString &file, const ConnectionOptions &options);
    /// An empty database of its own, kept nowhere.
    static Result<std::unique_ptr<Connection>> openInMemory();
    ~Connection();
    Connection(const Connection &) = delete;
    Connection &operator=(const Connection &) = delete;

    const QString &file() const { return m_file; }
    const QSqlDatabase &database() const { return m_database; }
    sqlite3 *handle() const;
    bool isReadOnly() const;
    /// No transaction is open.
    bool isIdle() const;

    /// Runs one statement without values and without rows.
    Result<void> execute(const QString &sql) const;
    /// The first value that one statement gives: PRAGMA user_version.
    Result<QVariant> value(const QString &sql) const;
    /// The database's error in words: who holds the file, the full disk, the damaged file.
    Error error(const QSqlError &error) const;

private:
    explicit Connection(QString file);
    Result<void> connect(const QString &databaseName, const QString &settings);
    Result<void> harden() const;

    QString m_file;
    QString m_name; // of Qt's register of connections
    QSqlDatabase m_database;
};

} // namespace runcast
