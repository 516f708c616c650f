// SPDX-License-Identifier: MIT
#include "db/backup.h"

#include "core/base/text.h"
#include "db/statement.h"

#include <QFile>
#include <QFileInfo>
#include <QUuid>

#include <filesystem>

namespace runcast {

using namespace Qt::StringLiterals;

namespace {

Error refused(const QString &file, ErrorCode code, std::string reason, std::string advice = {})
{
    return {.code = code, .reason = std::move(reason), .advice = std::move(advice), .file = file.toStdString()};
}

Result<void> writeAndCheck(const Connection &connection, const QString &file)
{
    if (Result<void> written = Statement(connection, u"VACUUM INTO :file"_s).bind(u":file"_s, file).run(); !written)
        return written;
    const Result<std::unique_ptr<Connection>> copy = Connection::open(file, {.readOnly = true});
    if (!copy)
        return copy.error();
    const Result<QVariant> sound = (*copy)->value(u"PRAGMA quick_check(1)"_s);
    if (!sound)
        return sound.error();
    if (sound->toString() != u"ok")
        return refused(connection.file(), ErrorCode::Malformed, RC_TEXT("Errors", "The library file is damaged."),
                       RC_TEXT("Errors", "Restore it from a backup."));
    return {};
}

} // namespace

Result<void> backUp(const Connection &connection, const QString &file, bool overwrite)
{
    const QFileInfo target(file);
    const QString path = target.absoluteFilePath();
    if (target.exists() && target.canonicalFilePath() == QFileInfo(connection.file()).canonicalFilePath())
        return refused(file, ErrorCode::Refused, RC_TEXT("Errors", "A library cannot be its own backup."),
                       RC_TEXT("Errors", "Choose another name."));
    if (target.exists() && (!overwrite || !target.isFile()))
        return refused(file, ErrorCode::Refused, RC_TEXT("Errors", "There is already a file of this name."),
                       RC_TEXT("Errors", "Choose another name."));
    if (!QFileInfo(target.absolutePath()).isDir())
        return refused(file, ErrorCode::Unwritable, RC_TEXT("Errors", "There is no folder of this name."));
    const QString part = path + u".part-"_s + QUuid::createUuid().toString(QUuid::Id128);
    Result<void> done = writeAndCheck(connection, part);
    if (done && overwrite) {
        std::error_code failed;
        std::filesystem::rename(std::filesystem::path(part.toStdU16String()),
                                std::filesystem::path(path.toStdU16String()), failed);
        if (failed)
            done = refused(file, ErrorCode::Unwritable, RC_TEXT("Errors", "The file cannot be written there."));
    } else if (done && !QFile::rename(part, path)) {
        done = refused(file, ErrorCode::Unwritable, RC_TEXT("Errors", "The file cannot be written there."));
    }
    QFile::remove(part); // still there only if something failed
    if (done)
        return done;
    Error error = done.error();
    error.file = file.toStdString();
    return error;
}

QString freeFileName(const QString &file)
{
    QString name = file;
    for (int number = 2; QFileInfo::exists(name); ++number)
        name = file + u"-"_s + QString::number(number);
    return name;
}

} // namespace runcast
