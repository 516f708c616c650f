// SPDX-License-Identifier: MIT
#include "ui/pages/plan/tabs/gpu_view.h"

#include "ui/pages/plan/tabs/gpu_card.h"
#include "ui/theme/widget_theme.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QStyle>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace runcast {

namespace {

constexpr int labelSpace = 76, memorySpace = 48;
constexpr double zoomStep = 1.25, largestCell = 64, largestFittedCell = 16;

ParallelGroup groupOfColors(ColorBy by)
{
    switch (by) {
    case ColorBy::Data:
        return ParallelGroup::Data;
    case ColorBy::Tensor:
        return ParallelGroup::Tensor;
    case ColorBy::Context:
        return ParallelGroup::Context;
    case ColorBy::Pipeline:
    case ColorBy::Memory:
        break;
    }
    return ParallelGroup::Pipeline;
}

} // namespace

GpuView::GpuView(QWidget *parent) : QWidget(parent), m_card(new GpuCard(this))
{
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    m_card->hide();
}

QSize GpuView::sizeHint() const
{
    return {px(720), px(360)};
}

QSize GpuView::minimumSizeHint() const
{
    return {px(240), px(240)};
}

void GpuView::setCluster(const GpuCluster &cluster, const MemoryFill &memory, const Format &format)
{
    const bool same = cluster == m_layout.cluster();
    m_memory = memory;
    m_format = format;
    if (!same) {
        m_layout = GpuLayout::fitted(cluster, picture().size(), largestFittedCell, 1 / devicePixelRatioF());
        m_current.reset();
        m_card->hide();
        fit();
    }
    redraw();
    tell();
}

void GpuView::setColorBy(ColorBy by)
{
    m_by = by;
    redraw();
    tell();
}

QRect GpuView::picture() const
{
    const bool labelled = m_layout.hasStageRows() && m_layout.cluster().grid.pipeline > 1;
    const QRect logical = labelled ? rect().adjusted(px(labelSpace), 0, -px(memorySpace), 0) : rect();
    return QStyle::visualRect(layoutDirection(), rect(), logical);
}

void GpuView::fit()
{
    m_fitted = true;
    fitHeight();
    m_layout = GpuLayout::fitted(m_layout.cluster(), picture().size(), largestFittedCell, 1 / devicePixelRatioF());
    m_offset = {};
    keepInside();
    redraw();
}

void GpuView::fitHeight()
{
    constexpr int lowest = 176, highest = 372; // room for the card beside the squares
    const QSizeF room(picture().width(), px(highest));
    const GpuLayout fitted = GpuLayout::fitted(m_layout.cluster(), room, largestFittedCell, 1 / devicePixelRatioF());
    const int height = std::clamp(int(std::ceil(fitted.size().height())), px(lowest), px(highest));
    if (height != minimumHeight())
        setFixedHeight(height);
}

void GpuView::zoomIn()
{
    zoomTo(m_layout.cell() * zoomStep, QRectF(picture()).center());
}

void GpuView::zoomOut()
{
    zoomTo(m_layout.cell() / zoomStep, QRectF(picture()).center());
}

void GpuView::zoomTo(double cell, const QPointF &fixed)
{
    const double fitted =
        GpuLayout::fitted(m_layout.cluster(), picture().size(), largestFittedCell, 1 / devicePixelRatioF()).cell();
    const double wanted = std::clamp(cell, fitted, largestCell);
    const QPointF inLayout = (fixed - picture().topLeft() - m_offset) / m_layout.cell();
    m_fitted = wanted == fitted;
    m_layout = m_layout.zoomed(wanted);
    m_offset = fixed - picture().topLeft() - inLayout * wanted;
    keepInside();
    redraw();
}

void GpuView::keepInside()
{
    const QSizeF room = picture().size();
    const QSizeF size = m_layout.size();
    const auto kept = [](double offset, double room, double size) {
        return size <= room ? 0.0 : std::clamp(offset, room - size, 0.0);
    };
    m_offset = {kept(m_offset.x(), room.width(), size.width()), kept(m_offset.y(), room.height(), size.height())};
}

void GpuView::redraw()
{
    m_drawn = {};
    update();
}

void GpuView::ensureDrawn()
{
    const QSize size = picture().size();
    if (!m_drawn.isNull() || size.isEmpty())
        return;
    m_drawn = QPixmap(size * devicePixelRatioF());
    m_drawn.setDevicePixelRatio(devicePixelRatioF());
    m_drawn.fill(Qt::transparent);
    QPainter painter(&m_drawn);
    painter.translate(m_offset);
    paintGpuPicture(painter, m_layout, m_by, m_memory, themeOf(this), QRectF(-m_offset, size));
}

void GpuView::paintEvent(QPaintEvent *)
{
    ensureDrawn();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRect place = picture();
    painter.drawPixmap(place.topLeft(), m_drawn);
    if (m_layout.hasStageRows())
        paintLabels(painter);
    if (m_current) {
        const Theme &theme = themeOf(this);
        painter.save();
        painter.setClipRect(place);
        painter.translate(place.topLeft() + m_offset);
        const RankGrid &grid = m_layout.cluster().grid;
        paintGpuGroup(painter, m_layout, groupOf(grid, *m_current, groupOfColors(m_by)), theme);
        painter.setPen(QPen(theme.accent, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(m_layout.square(*m_current).adjusted(-1.5, -1.5, 1.5, 1.5));
        painter.restore();
    }
    if (hasFocus()) {
        painter.setPen(QPen(themeOf(this).accent, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), px(6), px(6));
    }
}

void GpuView::paintLabels(QPainter &painter) const
{
    const Theme &theme = themeOf(this);
    const GpuCluster &cluster = m_layout.cluster();
    if (cluster.grid.pipeline < 2)
        return;
    const QRect place = picture();
    const std::int64_t strong = m_current ? positionOf(cluster.grid, *m_current).pipeline : -1;
    const double first = m_layout.stageRow(0).height();
    const auto step = std::int64_t(std::ceil(px(15) / std::max(1.0, first))); // labels that would touch are left out
    const auto leading = int(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft) | Qt::AlignVCenter);
    const auto trailing = int(QStyle::visualAlignment(layoutDirection(), Qt::AlignRight) | Qt::AlignVCenter);
    for (std::int64_t stage = 0; stage < cluster.grid.pipeline; stage += step) {
        const QRectF row = m_layout.stageRow(stage).translated(m_offset);
        const int middle = place.top() + int(row.center().y());
        if (middle < place.top() || middle > place.bottom())
            continue;
        QFont font = windowFont(TypeRole::Caption);
        font.setWeight(strong == stage ? QFont::Medium : QFont::Normal);
        painter.setFont(font);
        painter.setPen(strong == stage ? theme.text : theme.secondary);
        const auto visual = [this](const QRect &r) { return QStyle::visualRect(layoutDirection(), rect(), r); };
        if (m_by == ColorBy::Pipeline) {
            const QRect square = visual(QRect(0, middle - px(5), px(8), px(10)));
            painter.fillRect(square, theme.stage(double(stage) / double(cluster.grid.pipeline - 1)));
        }
        painter.drawText(visual(QRect(px(14), middle - px(8), px(labelSpace) - px(18), px(16))), leading,
                         tr("stage %1").arg(m_format.number(double(stage))));
        if (size_t(stage) < m_memory.bytes.size()) {
            const double gigabytes = m_memory.bytes[size_t(stage)];
            painter.drawText(visual(QRect(width() - px(memorySpace), middle - px(8), px(memorySpace), px(16))),
                             trailing, m_format.value(Unit::Bytes, gigabytes).number);
        }
    }
}

void GpuView::setCurrentRank(std::optional<std::int64_t> rank)
{
    if (rank == m_current)
        return;
    m_current = rank;
    update();
    tell();
    emit currentRankChanged();
}

void GpuView::tell()
{
    if (!m_current) {
        m_card->hide();
        return;
    }
    m_card->showRank(m_layout, *m_current, m_memory, m_format);
    const QRectF square = m_layout.square(*m_current).translated(m_offset + picture().topLeft());
    const QSize size = m_card->sizeHint();
    const int away = px(Spacing::medium);
    // Beside the square, never over it, inside the view.
    const bool toRight = square.right() + away + size.width() <= width();
    const int x = toRight ? int(square.right()) + away : std::max(0, int(square.left()) - away - size.width());
    const int y = std::clamp(int(square.top()), 0, std::max(0, height() - size.height()));
    m_card->setGeometry(x, y, size.width(), size.height());
    m_card->show();
    setAccessibleDescription(m_card->text());
    QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&changed);
}

void GpuView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if (m_fitted)
        fit();
    keepInside();
    redraw();
    tell();
}

void GpuView::wheelEvent(QWheelEvent *event)
{
    if (!hasFocus() && !(event->modifiers() & Qt::ControlModifier))
        return event->ignore(); // a scroll over the page goes on scrolling the page
    zoomTo(m_layout.cell() * std::pow(zoomStep, event->angleDelta().y() / 120.0), event->position());
    event->accept();
}

void GpuView::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton) {
        m_dragged = event->position();
        setCursor(m_fitted ? Qt::ArrowCursor : Qt::ClosedHandCursor);
    }
}

void GpuView::mouseMoveEvent(QMouseEvent *event)
{
    if (m_dragged && !m_fitted) {
        m_offset += event->position() - *m_dragged;
        m_dragged = event->position();
        keepInside();
        return redraw();
    }
    const QRect place = picture();
    setCurrentRank(place.contains(event->position().toPoint())
                       ? m_layout.rankAt(event->position() - place.topLeft() - m_offset)
                       : std::nullopt);
}

void GpuView::mouseReleaseEvent(QMouseEvent *)
{
    m_dragged.reset();
    unsetCursor();
}

void GpuView::mouseDoubleClickEvent(QMouseEvent *)
{
    fit();
}

void GpuView::leaveEvent(QEvent *)
{
    if (!hasFocus())
        setCurrentRank({});
}

void GpuView::focusOutEvent(QFocusEvent *event)
{
    QWidget::focusOutEvent(event);
    setCurrentRank({});
    update();
}

void GpuView::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
        return step(event->key());
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        return zoomIn();
    case Qt::Key_Minus:
        return zoomOut();
    case Qt::Key_0:
        return fit();
    case Qt::Key_Escape:
        if (m_current)
            return setCurrentRank({});
        break;
    default:
        break;
    }
    QWidget::keyPressEvent(event);
}

void GpuView::step(int key)
{
    const std::int64_t count = m_layout.cluster().grid.size();
    if (!m_current)
        return setCurrentRank(0);
    const std::int64_t line = m_layout.cluster().gpusPerServer;
    std::int64_t next = *m_current;
    if (key == Qt::Key_Left || key == Qt::Key_Right) {
        next += key == Qt::Key_Right ? 1 : -1;
    } else {
        // The square above or below on the screen, across the frames of racks.
        const double direction = key == Qt::Key_Down ? 1 : -1;
        const QPointF from = m_layout.square(*m_current).center();
        std::optional<std::int64_t> found;
        for (int cells = 1; cells <= 3 && !found; ++cells)
            found = m_layout.rankAt(from + QPointF(0, direction * cells * m_layout.cell()));
        next = found && *found != *m_current ? *found : next + std::int64_t(direction) * line;
    }
    setCurrentRank(std::clamp<std::int64_t>(next, 0, count - 1));
}

void GpuView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::LayoutDirectionChange)
        redraw();
}

} // namespace runcast
