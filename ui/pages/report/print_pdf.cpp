// SPDX-License-Identifier: MIT
#include "ui/pages/report/print_pdf.h"

#include <QPageLayout>
#include <QPainter>
#include <QPdfDocument>
#include <QPrinter>

#include <algorithm>

namespace runcast {
namespace {

constexpr int finestResolution = 300; // dpi: more makes pages of 100 MB without a gain that eyes see

QPageLayout layoutOf(const QSizeF &points)
{
    const bool landscape = points.width() > points.height();
    const QPageSize size(landscape ? points.transposed() : points, QPageSize::Point, {}, QPageSize::FuzzyMatch);
    return QPageLayout(size, landscape ? QPageLayout::Landscape : QPageLayout::Portrait, QMarginsF(0, 0, 0, 0));
}

} // namespace

bool printPdf(QPdfDocument &document, QPrinter &printer)
{
    const int pages = document.pageCount();
    const int first = std::max(1, printer.fromPage()), last = printer.toPage() > 0 ? printer.toPage() : pages;
    printer.setFullPage(true);
    QPainter painter;
    for (int page = first - 1; page < std::min(last, pages); ++page) {
        const QSizeF points = document.pagePointSize(page);
        printer.setPageLayout(layoutOf(points));
        const bool started = painter.isActive() ? printer.newPage() : painter.begin(&printer);
        if (!started)
            return false;
        const double scale = std::min(finestResolution, printer.resolution()) / 72.0;
        const QImage image = document.render(page, (points * scale).toSize());
        painter.drawImage(QRectF(QPointF(0, 0), points * printer.resolution() / 72.0), image);
    }
    return painter.isActive() && painter.end();
}

} // namespace runcast
