// SPDX-License-Identifier: MIT
// The shapes on a chart, and mirroring.
#include "reports/charts/canvas.h"

#include "reports/theme/icons.h"

#include <QPainter>
#include <QPen>

#include <algorithm>
#include <cmath>

namespace runcast {

ChartCanvas::ChartCanvas(QPainter &painter, const QRectF &area, const ChartStyle &style)
    : m_painter(painter), m_area(area), m_style(style)
{
    m_painter.setRenderHint(QPainter::Antialiasing);
    m_painter.setLayoutDirection(Qt::LayoutDirectionAuto); // a name keeps the direction of its script
}

void ChartCanvas::box(const QRectF &rect, const QColor &color)
{
    m_painter.fillRect(snapped(mirrored(rect)), color);
}

void ChartCanvas::filled(const QRectF &rect, const QColor &color, Fill fill)
{
    if (fill == Fill::Solid) {
        box(rect, color);
        return;
    }
    const double width = length(sizes().baseLine);
    const QRectF inside = snapped(mirrored(rect)).adjusted(width / 2, width / 2, -width / 2, -width / 2);
    if (inside.width() <= 0 || inside.height() <= 0) {
        box(rect, color);
        return;
    }
    QPen pen(fill == Fill::Open ? theme().faint : color, width);
    pen.setJoinStyle(Qt::MiterJoin);
    m_painter.setBrush(theme().surface);
    if (fill == Fill::Open)
        pen.setDashPattern({3, 2});
    m_painter.setPen(Qt::NoPen);
    m_painter.drawRect(inside);
    if (fill == Fill::Hatched)
        hatch(inside, color);
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(pen);
    m_painter.drawRect(inside);
}

// Lines, not a brush pattern: those turn into bitmaps in some viewers.
void ChartCanvas::hatch(const QRectF &rect, const QColor &color)
{
    QList<QLineF> lines;
    const double step = length(sizes().hatchPitch) * std::sqrt(2.0);
    for (double c = rect.left() + rect.top() + step / 2; c < rect.right() + rect.bottom(); c += step) {
        // The line x + y = c inside the rectangle.
        const double fromX = std::max(rect.left(), c - rect.bottom());
        const double toX = std::min(rect.right(), c - rect.top());
        if (toX > fromX)
            lines.append(QLineF(fromX, c - fromX, toX, c - toX));
    }
    m_painter.setPen(QPen(color, length(sizes().hatchLine), Qt::SolidLine, Qt::FlatCap));
    m_painter.drawLines(lines);
}

void ChartCanvas::roundBox(const QRectF &rect, const QColor &color, double radius)
{
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(color);
    m_painter.drawRoundedRect(snapped(mirrored(rect)), radius, radius);
}

void ChartCanvas::horizontal(double y, double from, double to, const QColor &color, double width,
                             const QList<qreal> &dash)
{
    if (dash.isEmpty())
        box(QRectF(QPointF(std::min(from, to), y - width / 2), QPointF(std::max(from, to), y + width / 2)), color);
    else
        polyline({{from, y}, {to, y}}, color, width, dash);
}

void ChartCanvas::vertical(double x, double from, double to, const QColor &color, double width,
                           const QList<qreal> &dash)
{
    if (dash.isEmpty())
        box(QRectF(QPointF(x - width / 2, std::min(from, to)), QPointF(x + width / 2, std::max(from, to))), color);
    else
        polyline({{x, from}, {x, to}}, color, width, dash);
}

void ChartCanvas::polyline(const QPolygonF &points, const QColor &color, double width, const QList<qreal> &dash)
{
    QPen pen(color, width, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin);
    if (!dash.isEmpty())
        pen.setDashPattern(dash);
    m_painter.setPen(pen);
    m_painter.setBrush(Qt::NoBrush);
    QPolygonF placed;
    for (const QPointF &point : points)
        placed.append(mirrored(point));
    m_painter.drawPolyline(placed);
}

void ChartCanvas::polygon(const QPolygonF &points, const QColor &color)
{
    QPolygonF placed;
    for (const QPointF &point : points)
        placed.append(mirrored(point));
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(color);
    m_painter.drawPolygon(placed);
}

void ChartCanvas::marker(const QPointF &center, MarkerShape shape, const QColor &color, double radius)
{
    const QPointF at = mirrored(center);
    m_painter.setPen(QPen(theme().surface, length(1)));
    m_painter.setBrush(color);
    switch (shape) {
    case MarkerShape::None:
        break;
    case MarkerShape::Dot:
        m_painter.drawEllipse(at, radius, radius);
        break;
    case MarkerShape::Ring:
        m_painter.setPen(QPen(color, length(sizes().markLine)));
        m_painter.setBrush(theme().surface);
        m_painter.drawEllipse(at, radius, radius);
        break;
    case MarkerShape::Square:
        m_painter.drawRect(QRectF(at.x() - radius * 0.9, at.y() - radius * 0.9, radius * 1.8, radius * 1.8));
        break;
    case MarkerShape::Triangle:
        m_painter.drawPolygon(QPolygonF({at + QPointF(0, -radius * 1.15), at + QPointF(radius * 1.1, radius * 0.85),
                                         at + QPointF(-radius * 1.1, radius * 0.85)}));
        break;
    case MarkerShape::Diamond:
        m_painter.drawPolygon(QPolygonF({at + QPointF(0, -radius * 1.25), at + QPointF(radius * 1.25, 0),
                                         at + QPointF(0, radius * 1.25), at + QPointF(-radius * 1.25, 0)}));
        break;
    }
}

double ChartCanvas::scenarioMarkWidth() const
{
    // On paper a small square and the letter in text colour; on the screen the letter stands in the square.
    if (isPage())
        return length(sizes().legendSquare) + length(3) +
               textSize(theme().scenario(0).letter, TypeRole::CaptionStrong).width();
    return length(16);
}

double ChartCanvas::scenarioMark(const QPointF &leftMiddle, int scenario)
{
    const ScenarioMark &mark = theme().scenario(scenario);
    const double side = isPage() ? length(sizes().legendSquare) : length(16);
    const QRectF square(leftMiddle.x(), leftMiddle.y() - side / 2, side, side);
    if (isPage()) {
        box(square, mark.color);
        text({square.right() + length(3), leftMiddle.y()}, Qt::AlignLeft | Qt::AlignVCenter, mark.letter,
             TypeRole::CaptionStrong, theme().text);
    } else {
        roundBox(square, mark.color, length(4));
        text(square.center(), Qt::AlignCenter, mark.letter, TypeRole::CaptionStrong, theme().onMark(mark.color));
    }
    return scenarioMarkWidth();
}

double ChartCanvas::arrowWidth(TypeRole role) const
{
    return lineHeight(role) * 0.68;
}

double ChartCanvas::arrow(const QPointF &leftBottom, bool up, TypeRole role, const QColor &color)
{
    const double side = lineHeight(role) * 0.52;
    const QRectF place = mirrored(QRectF(leftBottom.x(), leftBottom.y() - lineHeight(role) / 2 - side / 2, side, side));
    m_painter.save();
    m_painter.translate(place.topLeft());
    m_painter.scale(place.width(), place.height());
    m_painter.fillPath(markPath(up ? Mark::Up : Mark::Down), color);
    m_painter.restore();
    return arrowWidth(role);
}

void ChartCanvas::clipTo(const QRectF &rect)
{
    if (rect.isEmpty())
        m_painter.setClipping(false);
    else
        m_painter.setClipRect(mirrored(rect));
}

void ChartCanvas::hit(const QRectF &region, const QString &label, const QString &value)
{
    m_hits.marks.append({mirrored(region.normalized()), label, value});
}

ChartHits ChartCanvas::takeHits()
{
    for (QRectF &label : m_hits.labels)
        label = mirrored(label);
    return m_hits;
}

QRectF ChartCanvas::mirrored(const QRectF &rect) const
{
    if (!m_style.mirrored)
        return rect;
    return {m_area.left() + m_area.right() - rect.right(), rect.top(), rect.width(), rect.height()};
}

QPointF ChartCanvas::mirrored(const QPointF &point) const
{
    return m_style.mirrored ? QPointF(m_area.left() + m_area.right() - point.x(), point.y()) : point;
}

// On the screen edges fall on pixels: a line of one pixel is not a grey one of two.
QRectF ChartCanvas::snapped(const QRectF &rect) const
{
    if (isPage())
        return rect;
    const double ratio = m_painter.device()->devicePixelRatioF();
    const auto snap = [ratio](double position) { return std::round(position * ratio) / ratio; };
    const double left = snap(rect.left());
    const double top = snap(rect.top());
    const double least = 1 / ratio;
    return {left, top, std::max(least, snap(rect.right()) - left), std::max(least, snap(rect.bottom()) - top)};
}

} // namespace runcast
