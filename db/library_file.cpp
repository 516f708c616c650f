// SPDX-License-Identifier: MIT
#include "db/library_file.h"

#include "core/base/text.h"
#include "db/backup.h"
#include "db/file_header.h"

#include <QFile>
#include <QFileInfo>
#include <QUuid>

#include <utility>

namespace runcast {

using namespace Qt::StringLiterals;

namespace {

Error about(const QString &file, ErrorCode code, std::string reason, std::string advice = {},
            std::vector<std::string> arguments = {})
{
    return {.code = code,
            .reason = std::move(reason),
            .arguments = std::move(arguments),
            .advice = std::move(advice),
            .file = file.toStdString()};
}

bool isWritable(const QString &file)
{
    const QFileInfo info(file);
    return info.isWritable() && QFileInfo(info.absolutePath()).isWritable(); // a log is made beside the file
}

/// Reading needs files beside the library, too, unless nobody can have written: then it is read as it stands.
Result<std::unique_ptr<Connection>> connectToRead(const QString &file, ConnectionOptions options)
{
    const QString trial = u"SELECT count(*) FROM sqlite_schema"_s;
    options.readOnly = true;
    Result<std::unique_ptr<Connection>> connection = Connection::open(file, options);
    if (connection && (*connection)->value(trial))
        return connection;
    if (QFileInfo(file + u"-wal"_s).size() > 0)
        return about(
            file, ErrorCode::Unreadable,
            RC_TEXT("Errors", "The library was not closed properly and its folder cannot be written."),
            RC_TEXT("Errors", "Copy the file and the one ending in “-wal” to a folder of yours and open that."));
    options.immutable = true;
    connection = Connection::open(file, options);
    if (!connection)
        return connection;
    if (const Result<QVariant> tried = (*connection)->value(trial); !tried)
        return tried.error();
    return connection;
}

/// A file that can be written is opened for writing even if nothing will be: only so does SQLite take away again the
/// files that it makes beside it.
Result<LibraryFile> connect(const QString &file, ConnectionOptions options)
{
    const bool asked = std::exchange(options.readOnly, false);
    const bool writable = isWritable(file);
    Result<std::unique_ptr<Connection>> connection =
        writable ? Connection::open(file, options) : connectToRead(file, options);
    if (!connection)
        return connection.error();
    LibraryFile opened{.connection = std::move(connection).value(), .readOnly = asked, .warnings = {}};
    if (!asked && (!writable || opened.connection->isReadOnly())) {
        opened.readOnly = true;
        opened.warnings.push_back(
            about(file, ErrorCode::Unwritable,
                  RC_TEXT("Errors", "The library cannot be written: its file or folder is read-only."),
                  RC_TEXT("Errors", "Save a copy elsewhere and edit that.")));
    }
    return opened;
}

Result<int> formatOf(const Connection &connection)
{
    const Result<QVariant> id = connection.value(u"PRAGMA application_id"_s);
    if (!id)
        return id.error();
    const Result<QVariant> version = connection.value(u"PRAGMA user_version"_s);
    if (!version)
        return version.error();
    if (id->toInt() != libraryApplicationId || version->toInt() < 1)
        return about(connection.file(), ErrorCode::Malformed, RC_TEXT("Errors", "The library file is damaged."),
                     RC_TEXT("Errors", "Restore it from a backup."));
    return version->toInt();
}

Result<void> noteNewer(LibraryFile &opened, int knownVersion)
{
    const QString file = opened.connection->file();
    const Result<LibraryOrigin> origin = readOrigin(*opened.connection);
    const std::string writer = origin ? origin->writtenBy.toStdString() : std::string();
    if (!origin || origin->minReader < 1 || origin->minReader > knownVersion)
        return about(file, ErrorCode::NewerSchema,
                     RC_TEXT("Errors", "The library was written by a newer program (%1), which this one cannot read."),
                     RC_TEXT("Errors", "Open it with that program."), {writer.empty() ? "?" : writer});
    opened.warnings.push_back(
        about(file, ErrorCode::NewerSchema,
              RC_TEXT("Errors", "The library was written by a newer program (%1): it is shown, not edited."),
              RC_TEXT("Errors", "Edit it with that program."), {writer}));
    opened.readOnly = true;
    return {};
}

Result<void> update(const LibraryFile &opened, int version, std::span<const Migration> migrations)
{
    // Only reading was asked for, perhaps, but what can be written is brought up to date all the same: a backup is
    // kept.
    if (opened.connection->isReadOnly())
        return about(
            opened.connection->file(), ErrorCode::Unsupported,
            RC_TEXT("Errors",
                    "The library has an older format and cannot be written, so it cannot be brought up to date."),
            RC_TEXT("Errors", "Copy it to a folder of yours and open that."));
    const QString kept = freeFileName(opened.connection->file() + u".v%1-backup"_s.arg(version));
    if (Result<void> saved = backUp(*opened.connection, kept, false); !saved)
        return saved;
    return migrate(*opened.connection, migrations);
}

Result<void> prepareForWriting(LibraryFile &opened)
{
    const Connection &connection = *opened.connection;
    if (Result<void> set = connection.execute(u"PRAGMA foreign_keys = ON"_s); !set)
        return set;
    const bool network = isOnNetworkDrive(connection.file());
    const QString mode = network ? u"DELETE"_s : u"WAL"_s;
    const Result<QVariant> journal = connection.value(u"PRAGMA journal_mode = "_s + mode);
    if (!journal && journal.error().code != ErrorCode::Unreadable) // unreadable: no log on this file system
        return journal.error();
    const bool logged = journal && journal->toString() == u"wal";
    if (!logged)
        opened.warnings.push_back(about(
            connection.file(), ErrorCode::Unsupported,
            RC_TEXT("Errors", "The library lies where two programs cannot share it well: saving is slower there."),
            RC_TEXT("Errors", "Keep it on a disk of this machine if you can.")));
    // Without a log NORMAL could lose the file when the power fails.
    return connection.execute(logged ? u"PRAGMA synchronous = NORMAL"_s : u"PRAGMA synchronous = FULL"_s);
}

Result<void> noteForeignObjects(LibraryFile &opened, std::span<const Migration> migrations)
{
    const Result<QStringList> foreign = foreignObjects(*opened.connection, migrations);
    if (!foreign)
        return foreign.error();
    if (!foreign->isEmpty())
        opened.warnings.push_back(
            about(opened.connection->file(), ErrorCode::Unsupported,
                  RC_TEXT("Errors", "The library holds what Runcast did not make and does not use: %1"), {},
                  {foreign->join(u", "_s).left(200).toStdString()}));
    return {};
}

} // namespace

Result<LibraryFile> openLibraryFile(const QString &file, const ConnectionOptions &options,
                                    std::span<const Migration> migrations)
{
    if (const Result<void> ours = checkFileHeader(file); !ours)
        return ours.error();
    Result<LibraryFile> opened = connect(file, options);
    if (!opened)
        return opened;
    const Result<int> version = formatOf(*opened->connection);
    if (!version)
        return version.error();
    const int known = migrations.back().version;
    if (*version < known) {
        if (const Result<void> updated = update(*opened, *version, migrations); !updated)
            return updated.error();
    }
    const Result<void> noted = *version > known ? noteNewer(*opened, known) : noteForeignObjects(*opened, migrations);
    if (!noted)
        return noted.error();
    if (!opened->readOnly) {
        if (const Result<void> prepared = prepareForWriting(*opened); !prepared)
            return prepared.error();
    }
    return opened;
}

Result<void> createLibraryFile(const QString &file, std::span<const Migration> migrations)
{
    if (QFileInfo::exists(file))
        return about(file, ErrorCode::Refused, RC_TEXT("Errors", "There is already a file of this name."),
                     RC_TEXT("Errors", "Choose another name, or open that library."));
    const QString made = file + u".new-"_s + QUuid::createUuid().toString(QUuid::Id128);
    const auto make = [&]() -> Result<void> {
        const Result<std::unique_ptr<Connection>> connection = Connection::open(made, {});
        if (!connection)
            return connection.error();
        if (Result<void> set = (*connection)->execute(u"PRAGMA application_id = %1"_s.arg(libraryApplicationId)); !set)
            return set;
        if (Result<void> migrated = migrate(**connection, migrations); !migrated)
            return migrated;
        // Here nobody else can hold the file; without a log the library works as well, so a refusal is no failure.
        if (!isOnNetworkDrive(made))
            (void)(*connection)->value(u"PRAGMA journal_mode = WAL"_s);
        return {};
    };
    Result<void> done = make();
    if (done && !QFile::rename(made, file))
        done = about(file, ErrorCode::Unwritable, RC_TEXT("Errors", "The file cannot be written there."));
    if (!done) {
        QFile::remove(made);
        Error error = done.error();
        error.file = file.toStdString();
        return error;
    }
    return {};
}

} // namespace runcast
