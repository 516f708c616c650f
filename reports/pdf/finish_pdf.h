// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "reports/document/document.h"
#include "reports/pdf/paint_document.h"

namespace runcast::report {

/// Adds bookmarks, page labels, language, document information, links and attached files; sets every date to the
/// document's, so that the same document gives the same bytes.
Result<QByteArray> finishPdf(const PaintedPdf &painted, const Document &document);

} // namespace runcast::report
