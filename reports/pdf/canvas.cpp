// SPDX-License-Identifier: MIT
#include "reports/pdf/canvas.h"

#include <QPainter>
#include <QTransform>

namespace runcast::report {

Canvas::Canvas(QPainter &painter, const Theme &theme, double dotsPerInch, double pageWidth, bool mirrored)
    : m_painter(painter), m_theme(theme), m_dotsPerInch(dotsPerInch), m_pageWidth(pageWidth), m_mirrored(mirrored)
{
}

QRectF Canvas::place(const QRectF &mm) const
{
    const double left = m_mirrored ? m_pageWidth - mm.right() : mm.left();
    return {toDevice(left), toDevice(mm.top()), toDevice(mm.width()), toDevice(mm.height())};
}

void Canvas::line(double x1, double y1, double x2, double y2, double width, const QColor &color,
                  const QList<qreal> &dash)
{
    QPen pen(color, toDevice(width), Qt::SolidLine, Qt::FlatCap);
    if (!dash.isEmpty())
        pen.setDashPattern(dash);
    m_painter.setPen(pen);
    const QRectF ends = place(QRectF(x1, y1, x2 - x1, y2 - y1));
    m_painter.drawLine(ends.topLeft(), ends.bottomRight());
}

void Canvas::fill(const QRectF &mm, const QColor &color)
{
    m_painter.fillRect(place(mm), color);
}

void Canvas::frame(const QRectF &mm, double radius, double width, const QColor &color)
{
    m_painter.setPen(QPen(color, toDevice(width)));
    m_painter.setBrush(Qt::NoBrush);
    m_painter.drawRoundedRect(place(mm), toDevice(radius), toDevice(radius));
}

void Canvas::shape(const QPainterPath &unitShape, const QRectF &mm, const QColor &color)
{
    const QRectF target = place(mm);
    QTransform transform;
    transform.translate(target.left(), target.top());
    transform.scale(target.width(), target.height());
    m_painter.fillPath(transform.map(unitShape), color);
}

void Canvas::addLink(const QRectF &mm, const QString &sectionId)
{
    const double left = m_mirrored ? m_pageWidth - mm.right() : mm.left();
    m_links.push_back({QRectF(left, mm.top(), mm.width(), mm.height()), sectionId});
}

} // namespace runcast::report
