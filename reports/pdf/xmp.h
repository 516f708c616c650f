// SPDX-License-Identifier: MIT
#pragma once

#include "reports/document/document.h"

#include <QByteArray>

namespace runcast::report {

/// The metadata packet of the PDF, which says the same as its information dictionary and carries the content hash.
QByteArray xmpMetadata(const Document &document);

} // namespace runcast::report
