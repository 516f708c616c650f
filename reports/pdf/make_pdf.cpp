// SPDX-License-Identifier: MIT
#include "reports/pdf/make_pdf.h"

#include "reports/content/build_document.h"
#include "reports/content/document_text.h"
#include "reports/pdf/finish_pdf.h"
#include "reports/pdf/paint_document.h"
#include "reports/theme/fonts.h"

namespace runcast {

Result<QByteArray> makePdf(const ReportRequest &request, const Schema &schema, const Catalog &catalog,
                           std::stop_token stop, const ReportProgress &progress)
{
    const Result<report::Document> document = report::buildDocument(request, schema, catalog, stop);
    if (!document)
        return document.error();
    const Result<report::PaintedPdf> painted = report::paintDocument(*document, request.paper, stop, progress);
    if (!painted)
        return painted.error();
    return report::finishPdf(*painted, *document);
}

QStringList missingGlyphs(const ReportRequest &request, const Schema &schema, const Catalog &catalog)
{
    const Result<report::Document> document = report::buildDocument(request, schema, catalog, {});
    return document ? missingCharacters(report::documentText(*document)) : QStringList();
}

} // namespace runcast
