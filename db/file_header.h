// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"

#include <QString>

namespace runcast {

/// An error unless the file is there, can be read, is an SQLite file of ours and is not cut off. Reads the first bytes
/// only, so that no foreign file is touched. Format: sqlite.org/fileformat.html, section 1.3.
Result<void> checkFileHeader(const QString &file);

/// The file lies on a drive of another machine, where SQLite's write-ahead log does not work.
bool isOnNetworkDrive(const QString &file);

} // namespace runcast
