// SPDX-License-Identifier: MIT
#include "reports/export/save_file.h"

#include "core/base/text.h"

#include <QDir>
#include <QFileInfo>
#include <QSaveFile>

#include <cerrno>

namespace runcast {
namespace {

Error failure(const QString &path, ErrorCode code, std::string reason, std::string advice)
{
    return {.code = code, .reason = std::move(reason), .advice = std::move(advice), .file = path.toStdString()};
}

Error writeFailure(const QString &path, QFileDevice::FileError error, int systemError)
{
    if (error == QFileDevice::ResourceError || systemError == ENOSPC || systemError == EDQUOT) {
        return failure(path, ErrorCode::DiskFull, RC_TEXT("Errors", "The disk is full; the file was left as it was."),
                       RC_TEXT("Errors", "Free some space or choose another place."));
    }
    return failure(path, ErrorCode::Unwritable, RC_TEXT("Errors", "The file cannot be written."),
                   RC_TEXT("Errors", "Check your rights there or choose another place."));
}

} // namespace

Result<void> saveFile(const QString &path, const QByteArray &bytes)
{
    const QFileInfo target(path);
    if (!target.dir().exists()) {
        return failure(path, ErrorCode::NotFound, RC_TEXT("Errors", "The folder does not exist."),
                       RC_TEXT("Errors", "Create it or choose another place."));
    }
    if (target.isDir()) {
        return failure(path, ErrorCode::Unwritable, RC_TEXT("Errors", "There is a folder of this name."),
                       RC_TEXT("Errors", "Choose another name."));
    }
    QSaveFile file(path);
    errno = 0;
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit())
        return writeFailure(path, file.error(), errno);
    return {};
}

} // namespace runcast
