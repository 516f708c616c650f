// SPDX-License-Identifier: MIT
#pragma once

#include "db/connection.h"

namespace runcast {

/// Writes a compact copy of the library as of now. It appears whole or not at all; an existing file is refused unless
/// `overwrite`, and the library itself always.
Result<void> backUp(const Connection &connection, const QString &file, bool overwrite);

/// `file`, or "file-2", "file-3" … if it is there.
QString freeFileName(const QString &file);

} // namespace runcast
