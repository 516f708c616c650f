// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "reports/document/document.h"
#include "reports/pdf/canvas.h"
#include "reports/snapshot.h"

#include <QByteArray>

#include <stop_token>

namespace runcast::report {

/// Where a section begins, in points from the lower left corner of its page, as a PDF counts.
struct PdfDestination {
    QString sectionId;
    QString title; // "7 Cost"
    int page = 0;  // from 0
    double top = 0;
};

struct PdfLink {
    int page = 0;
    QRectF area; // points from the lower left corner
    QString sectionId;
};

/// The pages as QPdfWriter makes them, and what it cannot write into them.
struct PaintedPdf {
    QByteArray bytes;
    std::vector<PdfDestination> destinations;
    std::vector<PdfLink> links;
    int pageCount = 0;
};

/// Lays out and paints the document. Any thread. Error: Cancelled.
Result<PaintedPdf> paintDocument(const Document &document, Paper paper, std::stop_token stop,
                                 const ReportProgress &progress);

} // namespace runcast::report
