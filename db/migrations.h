// SPDX-License-Identifier: MIT
#pragma once

#include "db/connection.h"

#include <QStringList>

#include <span>

namespace runcast {

/// "RCst": what tells a library from other SQLite files.
inline constexpr qint32 libraryApplicationId = 0x52437374;

/// One numbered step of the library's format: never edited once released, only followed by the next.
struct Migration {
    int version;
    QStringList statements;
    /// The oldest format whose programs can still show, not edit, a library after this step.
    int minReader;
};

/// All steps, from the empty file on. The last one's version is the format that this program writes.
std::span<const Migration> libraryMigrations();
int libraryVersion();

/// Runs the steps above the file's user_version, each with its number in one transaction.
Result<void> migrate(const Connection &connection, std::span<const Migration> migrations);

/// What a library holds about itself, empty or 0 if unknown.
struct LibraryOrigin {
    QString writtenBy; // "Runcast 0.1.0"
    int minReader = 0;
};
Result<LibraryOrigin> readOrigin(const Connection &connection);

/// Compares the tables and indexes with those that the steps make. An error if one of ours is missing or different;
/// else the names of what others added.
Result<QStringList> foreignObjects(const Connection &connection, std::span<const Migration> migrations);

} // namespace runcast
