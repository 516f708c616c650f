// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QString>

namespace runcast {

/// Writes a whole file: to a temporary one beside it that takes its place when complete, so that an existing file is
/// kept if anything fails. Errors: NotFound for a missing folder, Unwritable for missing rights or a folder in the
/// way, DiskFull.
Result<void> saveFile(const QString &path, const QByteArray &bytes);

} // namespace runcast
