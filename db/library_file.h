// SPDX-License-Identifier: MIT
#pragma once

#include "db/connection.h"
#include "db/migrations.h"

#include <vector>

namespace runcast {

/// An open, checked and migrated library file.
struct LibraryFile {
    std::unique_ptr<Connection> connection;
    bool readOnly = false;
    std::vector<Error> warnings; // what a person should know: read-only and why, no write-ahead log, foreign tables
};

/// Opens an existing library. In this order: is it ours at all (read from the bytes, before SQLite touches the file);
/// which format (newer: read-only, or refused if its program says so; older: migrated after a backup beside it);
/// foreign keys, write-ahead log (not on network drives), synchronous. A failure leaves the file as it was.
Result<LibraryFile> openLibraryFile(const QString &file, const ConnectionOptions &options,
                                    std::span<const Migration> migrations = libraryMigrations());

/// Makes a new library; refused if the file is there. It appears whole or not at all.
Result<void> createLibraryFile(const QString &file, std::span<const Migration> migrations = libraryMigrations());

} // namespace runcast
