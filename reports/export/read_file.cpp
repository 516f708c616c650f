// SPDX-License-Identifier: MIT
#include "reports/export/read_file.h"

#include "core/base/text.h"

#include <QFile>

namespace runcast {

Result<QByteArray> readFile(const QString &path, qint64 largest)
{
    constexpr qint64 megabyte = 1024LL * 1024;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return Error{.code = ErrorCode::Unreadable,
                     .reason = RC_TEXT("Errors", "The file cannot be read: %1."),
                     .arguments = {file.errorString().toStdString()},
                     .file = path.toStdString()};
    // Read, not asked for its size: a pipe has none, and a file can grow meanwhile.
    QByteArray bytes = file.read(largest + 1);
    if (bytes.size() > largest)
        return Error{.code = ErrorCode::Refused,
                     .reason = RC_TEXT("Errors", "The file is larger than %1 MB."),
                     .arguments = {std::to_string(largest / megabyte)},
                     .advice = RC_TEXT("Errors", "Split it, or keep the part that counts."),
                     .file = path.toStdString()};
    return bytes;
}

} // namespace runcast
