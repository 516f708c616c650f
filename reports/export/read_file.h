// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QString>

namespace runcast {

/// Far above any file of scenarios, prices or failures, far below what hurts.
inline constexpr qint64 largestReadFile = 64LL * 1024 * 1024; // bytes

/// All of a file, or an Error: Unreadable if it cannot be opened, Refused if it is larger; nothing is ever cut off.
Result<QByteArray> readFile(const QString &path, qint64 largest = largestReadFile);

} // namespace runcast
