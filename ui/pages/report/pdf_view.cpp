// SPDX-License-Identifier: MIT
#include "ui/pages/report/pdf_view.h"

#include "ui/theme/widget_theme.h"

#include <QKeyEvent>
#include <QPainter>
#include <QPdfDocument>
#include <QPdfLink>
#include <QPdfSearchModel>
#include <QScrollBar>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace runcast {
namespace {

constexpr int margin = 16, gap = 16;
constexpr int cacheKilobytes = 96 * 1024;
constexpr double zoomStep = 1.1;

} // namespace

PdfView::PdfView(QWidget *parent) : QAbstractScrollArea(parent), m_pictures(cacheKilobytes)
{
    setFocusPolicy(Qt::StrongFocus);
    viewport()->setCursor(Qt::ArrowCursor);
    setAccessibleName(tr("Pages of the report"));
    m_ahead.setSingleShot(true);
    connect(&m_ahead, &QTimer::timeout, this, &PdfView::renderAhead);
}

void PdfView::setDocument(QPdfDocument *document)
{
    m_document = document;
    documentReloaded();
}

void PdfView::documentReloaded()
{
    const int page = m_page;
    const double within = page < m_places.size() ? verticalScrollBar()->value() - m_places[page].top() : 0;
    const double oldScale = pixelsPerPoint();
    m_pictures.clear();
    m_result = -1;
    arrange();
    if (page < m_places.size() && oldScale > 0)
        verticalScrollBar()->setValue(qRound(m_places[page].top() + within * pixelsPerPoint() / oldScale));
    updateCurrentPage();
    viewport()->update();
}

void PdfView::setSearch(QPdfSearchModel *search)
{
    m_search = search;
    connect(search, &QAbstractItemModel::rowsInserted, viewport(), qOverload<>(&QWidget::update));
    connect(search, &QAbstractItemModel::modelReset, viewport(), qOverload<>(&QWidget::update));
}

void PdfView::showResult(int index)
{
    m_result = index;
    viewport()->update();
    if (!m_search || index < 0 || index >= m_search->rowCount({}))
        return;
    const QPdfLink found = m_search->resultAtIndex(index);
    if (found.page() < 0 || found.page() >= m_places.size())
        return;
    const int y = m_places[found.page()].top() + qRound(found.location().y() * pixelsPerPoint());
    if (y < verticalScrollBar()->value() + margin ||
        y > verticalScrollBar()->value() + viewport()->height() - 3 * margin)
        verticalScrollBar()->setValue(y - viewport()->height() / 3);
}

double PdfView::pixelsPerPoint() const
{
    return zoom() * logicalDpiY() / 72.0;
}

double PdfView::zoom() const
{
    if (!m_fitWidth || !m_document || m_document->pageCount() == 0)
        return m_zoom;
    double widest = 1;
    for (int page = 0; page < m_document->pageCount(); ++page)
        widest = std::max(widest, m_document->pagePointSize(page).width());
    const double room = viewport()->width() - 2.0 * px(margin);
    return std::clamp(room / (widest * logicalDpiX() / 72.0), smallestZoom, largestZoom);
}

void PdfView::setZoom(double zoom)
{
    zoomAround(zoom, viewport()->rect().center());
}

void PdfView::fitWidth()
{
    m_fitWidth = true;
    documentReloaded();
    emit zoomChanged();
}

// What is under the point stays there.
void PdfView::zoomAround(double zoom, const QPoint &viewportPoint)
{
    const double before = pixelsPerPoint();
    const QPointF inDocument = (viewportPoint - origin()) / before;
    m_fitWidth = false;
    m_zoom = std::clamp(zoom, smallestZoom, largestZoom);
    m_pictures.clear();
    arrange();
    const QPointF now = inDocument * pixelsPerPoint();
    verticalScrollBar()->setValue(qRound(now.y()) - viewportPoint.y());
    horizontalScrollBar()->setValue(qRound(now.x()) - viewportPoint.x());
    updateCurrentPage();
    viewport()->update();
    emit zoomChanged();
}

void PdfView::arrange()
{
    m_places.clear();
    int y = px(margin), widest = 0;
    const int pages = m_document ? m_document->pageCount() : 0;
    for (int page = 0; page < pages; ++page) {
        const QSize size = (m_document->pagePointSize(page) * pixelsPerPoint()).toSize();
        m_places.append(QRect(QPoint(0, y), size));
        widest = std::max(widest, size.width());
        y += size.height() + px(gap);
    }
    m_extent = QSize(widest + 2 * px(margin), y);
    for (QRect &place : m_places)
        place.moveLeft((m_extent.width() - place.width()) / 2);
    verticalScrollBar()->setRange(0, std::max(0, m_extent.height() - viewport()->height()));
    verticalScrollBar()->setPageStep(viewport()->height());
    verticalScrollBar()->setSingleStep(px(40));
    horizontalScrollBar()->setRange(0, std::max(0, m_extent.width() - viewport()->width()));
    horizontalScrollBar()->setPageStep(viewport()->width());
    horizontalScrollBar()->setSingleStep(px(40));
}

QPoint PdfView::origin() const
{
    const int x = m_extent.width() < viewport()->width() ? (viewport()->width() - m_extent.width()) / 2
                                                         : -horizontalScrollBar()->value();
    return {x, -verticalScrollBar()->value()};
}

void PdfView::goToPage(int page, double pointsFromTop)
{
    if (page < 0 || page >= m_places.size())
        return;
    const double y = m_places[page].top() + pointsFromTop * pixelsPerPoint();
    verticalScrollBar()->setValue(qRound(y) - px(margin));
    updateCurrentPage();
}

// The page that fills most of the view.
void PdfView::updateCurrentPage()
{
    const QRect view(-origin(), viewport()->size());
    int best = 0, bestHeight = -1;
    for (int page = 0; page < m_places.size(); ++page) {
        const int height = m_places[page].intersected(view).height();
        if (height > bestHeight) {
            best = page;
            bestHeight = height;
        }
    }
    if (best == m_page)
        return;
    m_page = best;
    emit currentPageChanged(best);
}

const QImage &PdfView::picture(int page)
{
    if (const QImage *known = m_pictures.object(page))
        return *known;
    const double ratio = devicePixelRatioF();
    auto image = std::make_unique<QImage>(m_document->render(page, (QSizeF(m_places[page].size()) * ratio).toSize()));
    image->setDevicePixelRatio(ratio);
    const QImage &shown = *image;
    // At the largest zoom one page may exceed the cache: it must still be painted once.
    const auto cost = std::min(qsizetype(cacheKilobytes), image->sizeInBytes() / 1024);
    m_pictures.insert(page, image.release(), cost);
    return shown;
}

void PdfView::paintEvent(QPaintEvent *event)
{
    const Theme &theme = themeOf(this);
    QPainter painter(viewport());
    painter.fillRect(event->rect(), theme.raised);
    const QPoint corner = origin();
    for (int page = 0; page < m_places.size(); ++page) {
        const QRect place = m_places[page].translated(corner);
        if (!place.intersects(event->rect()))
            continue;
        painter.fillRect(place, Qt::white); // paper, in the dark too
        painter.drawImage(place.topLeft(), picture(page));
        painter.setPen(theme.line);
        painter.drawRect(place.adjusted(-1, -1, 0, 0));
        if (m_search)
            paintResults(painter, page, place.topLeft());
    }
    m_ahead.start(50);
}

void PdfView::paintResults(QPainter &painter, int page, const QPoint &corner) const
{
    const Theme &theme = lightTheme(); // the paper is always white
    const bool any = m_result >= 0 && m_result < m_search->rowCount({});
    const QPdfLink current = any ? m_search->resultAtIndex(m_result) : QPdfLink();
    const double scale = pixelsPerPoint();
    for (const QPdfLink &found : m_search->resultsOnPage(page)) {
        const bool isCurrent = any && found.page() == current.page() && found.location() == current.location();
        QColor mark = isCurrent ? theme.attention : theme.accent;
        mark.setAlphaF(isCurrent ? 0.45F : 0.25F);
        for (const QRectF &rect : found.rectangles())
            painter.fillRect(QRectF(corner + rect.topLeft() * scale, rect.size() * scale), mark);
    }
}

// Pages next to those in view are drawn before they are scrolled to.
void PdfView::renderAhead()
{
    for (const int page : {m_page + 1, m_page - 1}) {
        if (page >= 0 && page < m_places.size() && !m_pictures.contains(page)) {
            picture(page);
            m_ahead.start(0);
            return;
        }
    }
}

void PdfView::resizeEvent(QResizeEvent *event)
{
    QAbstractScrollArea::resizeEvent(event);
    if (m_fitWidth) {
        documentReloaded();
        emit zoomChanged();
    } else {
        arrange();
    }
}

void PdfView::scrollContentsBy(int, int)
{
    updateCurrentPage();
    viewport()->update();
}

bool PdfView::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::Wheel) {
        auto *wheel = static_cast<QWheelEvent *>(event);
        if (wheel->modifiers() & Qt::ControlModifier) {
            zoomAround(zoom() * std::pow(zoomStep, wheel->angleDelta().y() / 120.0), wheel->position().toPoint());
            return true;
        }
    }
    return QAbstractScrollArea::viewportEvent(event);
}

void PdfView::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Home:
        goToPage(0);
        return;
    case Qt::Key_End:
        goToPage(pageCount() - 1);
        return;
    case Qt::Key_Plus:
        setZoom(zoom() * zoomStep);
        return;
    case Qt::Key_Minus:
        setZoom(zoom() / zoomStep);
        return;
    default:
        QAbstractScrollArea::keyPressEvent(event);
    }
}

void PdfView::changeEvent(QEvent *event)
{
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        setAccessibleName(tr("Pages of the report"));
    if (event->type() == QEvent::PaletteChange)
        viewport()->update();
}

} // namespace runcast
