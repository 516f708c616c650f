// SPDX-License-Identifier: MIT
#include "db/file_header.h"

#include "core/base/text.h"
#include "db/migrations.h"

#include <QFile>
#include <QFileInfo>
#include <QStorageInfo>
#include <QtEndian>

#include <array>

namespace runcast {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype headerBytes = 100;

Error fileError(ErrorCode code, std::string reason, const QString &file, std::string advice = {},
                std::vector<std::string> arguments = {})
{
    return {.code = code,
            .reason = std::move(reason),
            .arguments = std::move(arguments),
            .advice = std::move(advice),
            .file = file.toStdString()};
}

quint32 number(const QByteArray &header, qsizetype at)
{
    return qFromBigEndian<quint32>(header.constData() + at);
}

/// What the header says the file has, 0 if it does not say.
qint64 statedBytes(const QByteArray &header)
{
    const quint16 stored = qFromBigEndian<quint16>(header.constData() + 16);
    const qint64 pageBytes = stored == 1 ? 65536 : stored;
    const bool pageCountValid = number(header, 24) == number(header, 92);
    return pageCountValid ? pageBytes * number(header, 28) : 0;
}

} // namespace

Result<void> checkFileHeader(const QString &file)
{
    const QFileInfo info(file);
    if (!info.exists())
        return fileError(ErrorCode::NotFound, RC_TEXT("Errors", "There is no library file of this name."), file,
                         RC_TEXT("Errors", "Look for it elsewhere, or make a new library."));
    if (!info.isFile())
        return fileError(ErrorCode::Unreadable, RC_TEXT("Errors", "This is not a file but a folder or a device."),
                         file);
    QFile bytes(file);
    if (!bytes.open(QIODevice::ReadOnly))
        return fileError(ErrorCode::Unreadable, RC_TEXT("Errors", "The library file cannot be read: %1"), file, {},
                         {bytes.errorString().toStdString()});
    const QByteArray header = bytes.read(headerBytes);
    if (header.size() < headerBytes || !header.startsWith(QByteArray("SQLite format 3\0", 16)))
        return fileError(ErrorCode::Malformed, RC_TEXT("Errors", "This file is not a Runcast library."), file,
                         RC_TEXT("Errors", "A scenario in JSON or a config.json is imported into an open library."));
    if (qint32(number(header, 68)) != libraryApplicationId)
        return fileError(ErrorCode::Malformed,
                         RC_TEXT("Errors", "This file is a database of another program, not a Runcast library."), file);
    // While a log lies beside the file, what the header counts may still be in there.
    const bool logged = QFileInfo(file + u"-wal"_s).size() > 0 || QFileInfo(file + u"-journal"_s).size() > 0;
    if (!logged && info.size() < statedBytes(header))
        return fileError(ErrorCode::Malformed,
                         RC_TEXT("Errors", "The library file is cut off: it has %1 of its %2 bytes."), file,
                         RC_TEXT("Errors", "Restore it from a backup."),
                         {std::to_string(info.size()), std::to_string(statedBytes(header))});
    return {};
}

bool isOnNetworkDrive(const QString &file)
{
    constexpr std::array types{"nfs"_L1, "cifs"_L1, "smb"_L1, "afpfs"_L1, "ncpfs"_L1, "webdav"_L1, "fuse.sshfs"_L1};
    const QString type = QString::fromLatin1(QStorageInfo(file).fileSystemType()).toLower();
    return std::any_of(types.begin(), types.end(), [&](QLatin1StringView known) { return type.startsWith(known); });
}

} // namespace runcast
