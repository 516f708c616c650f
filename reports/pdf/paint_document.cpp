// SPDX-License-Identifier: MIT
#include "reports/pdf/paint_document.h"

#include "core/base/text.h"
#include "reports/pdf/furniture.h"
#include "reports/pdf/paginate.h"
#include "reports/pdf/xmp.h"

#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>

using namespace Qt::StringLiterals;

namespace runcast::report {
namespace {

constexpr int dotsPerInch = 1200;
constexpr double pointsPerMm = 72 / 25.4;

Error cancelled()
{
    return {.code = ErrorCode::Cancelled, .reason = RC_TEXT("Errors", "The report was stopped.")};
}

QPageLayout pageLayoutOf(const PageLayout &page, Paper paper)
{
    return QPageLayout(QPageSize(paper == Paper::A4 ? QPageSize::A4 : QPageSize::Letter),
                       page.landscape ? QPageLayout::Landscape : QPageLayout::Portrait, QMarginsF(),
                       QPageLayout::Millimeter);
}

QString bookmarkTitle(const DocumentSection &section)
{
    return section.number.isEmpty() ? section.listed : section.number + u' ' + section.listed;
}

} // namespace

Result<PaintedPdf> paintDocument(const Document &document, Paper paper, std::stop_token stop,
                                 const ReportProgress &progress)
{
    PaintedPdf painted;
    QBuffer buffer(&painted.bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(dotsPerInch);
    writer.setTitle(document.title);
    writer.setDocumentXmpMetadata(xmpMetadata(document));

    LayoutContext context;
    context.typesetter = {.device = &writer,
                          .theme = &pageTheme(),
                          .dotsPerInch = dotsPerInch,
                          .direction = document.language.direction()};
    context.continued = document.furniture.continued;
    context.logo = document.furniture.logo;
    for (const DocumentSection &section : document.sections) {
        if (!section.listed.isEmpty())
            context.contents.push_back({section.id, section.number, section.listed});
    }

    const std::vector<PageLayout> pages = paginate(document, paper, context, stop);
    if (pages.empty() || stop.stop_requested())
        return cancelled();
    const PageNumbers numbers = pageNumbers(pages);
    painted.pageCount = numbers.count;
    const bool mirrored = document.language.direction() == Qt::RightToLeft;

    writer.setPageLayout(pageLayoutOf(pages.front(), paper));
    QPainter painter(&writer);
    for (size_t i = 0; i < pages.size(); ++i) {
        if (stop.stop_requested())
            return cancelled();
        const PageLayout &page = pages[i];
        if (i > 0) {
            writer.setPageLayout(pageLayoutOf(page, paper));
            writer.newPage();
        }
        Canvas canvas(painter, pageTheme(), dotsPerInch, page.geometry.width, mirrored);
        drawStateMark(canvas, document.furniture.stateMark, page, context.typesetter);
        drawFurniture(canvas, document.furniture, page, int(i) + 1, numbers.count, context.typesetter);
        for (const PlacedPiece &placed : page.pieces)
            placed.piece.draw(canvas, PageGeometry::margin, placed.y, numbers);

        const double height = page.geometry.height;
        for (const SectionStart &start : page.starts) {
            for (const DocumentSection &section : document.sections) {
                if (section.id == start.sectionId && !section.listed.isEmpty()) {
                    painted.destinations.push_back(
                        {start.sectionId, bookmarkTitle(section), int(i), (height - start.y + 4) * pointsPerMm});
                }
            }
        }
        for (const PageLink &link : canvas.links()) {
            const QRectF area(link.area.left() * pointsPerMm, (height - link.area.bottom()) * pointsPerMm,
                              link.area.width() * pointsPerMm, link.area.height() * pointsPerMm);
            painted.links.push_back({int(i), area, link.sectionId});
        }
        if (progress)
            progress(double(i + 1) / double(pages.size()));
    }
    painter.end();
    return painted;
}

} // namespace runcast::report
