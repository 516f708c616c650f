// SPDX-License-Identifier: MIT
// The words on a chart: measuring, fitting, finding a free place.
#include "reports/charts/canvas.h"

#include "reports/charts/fit_text.h"
#include "reports/theme/fonts.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace runcast {
namespace {

QFontMetricsF metricsOf(const QPainter &painter, const ChartStyle &style, TypeRole role)
{
    return QFontMetricsF(font(*style.theme, role, style.fontScale), painter.device());
}

// Small boxes along the line: an outline of a slanted line that rectangles can be held against.
QList<QRectF> boxesAlong(const QLineF &line, double step, double half)
{
    QList<QRectF> boxes;
    const int pieces = std::clamp(int(line.length() / step), 1, 500);
    for (int piece = 0; piece <= pieces; ++piece) {
        const QPointF at = line.pointAt(double(piece) / pieces);
        boxes.append(QRectF(at.x() - half, at.y() - half, 2 * half, 2 * half));
    }
    return boxes;
}

} // namespace

QSizeF ChartCanvas::textSize(const QString &text, TypeRole role) const
{
    const QFontMetricsF metrics = metricsOf(m_painter, m_style, role);
    double width = 0;
    const QStringList lines = text.split(u'\n');
    for (const QString &line : lines)
        width = std::max(width, metrics.horizontalAdvance(line));
    return {width, double(lines.size()) * lineHeight(role)};
}

double ChartCanvas::lineHeight(TypeRole role) const
{
    return metricsOf(m_painter, m_style, role).height();
}

QString ChartCanvas::fitted(const QString &text, TypeRole role, double width, int lines) const
{
    const QFontMetricsF metrics = metricsOf(m_painter, m_style, role);
    // Half a unit more: widths that were measured and added up fit themselves.
    return fitText(text, width + length(0.5), lines,
                   [&metrics](const QString &part) { return metrics.horizontalAdvance(part); });
}

QRectF ChartCanvas::textBox(const QPointF &anchor, Qt::Alignment alignment, const QString &text, TypeRole role) const
{
    const QSizeF size = textSize(text, role);
    QRectF box(anchor, size);
    if (alignment & Qt::AlignRight)
        box.moveRight(anchor.x());
    else if (alignment & Qt::AlignHCenter)
        box.moveLeft(anchor.x() - size.width() / 2);
    if (alignment & Qt::AlignBottom)
        box.moveBottom(anchor.y());
    else if (alignment & Qt::AlignVCenter)
        box.moveTop(anchor.y() - size.height() / 2);
    return box;
}

bool ChartCanvas::isFree(const QRectF &box) const
{
    const double margin = length(1);
    if (!m_area.adjusted(-margin, -margin, margin, margin).contains(box))
        return false;
    const auto touches = [&box](const QRectF &other) { return other.intersects(box); };
    return std::none_of(m_hits.labels.begin(), m_hits.labels.end(), touches) &&
           std::none_of(m_reserved.begin(), m_reserved.end(), touches);
}

void ChartCanvas::reserve(const QLineF &line)
{
    m_reserved.append(boxesAlong(line, length(6), length(2)));
}

bool ChartCanvas::isFree(const QLineF &line) const
{
    const QList<QRectF> boxes = boxesAlong(line, length(3), length(1));
    return std::none_of(m_hits.labels.begin(), m_hits.labels.end(), [&boxes](const QRectF &label) {
        return std::any_of(boxes.begin(), boxes.end(), [&label](const QRectF &box) { return box.intersects(label); });
    });
}

QRectF ChartCanvas::text(const QPointF &anchor, Qt::Alignment alignment, const QString &text, TypeRole role,
                         const QColor &color)
{
    const QRectF box = textBox(anchor, alignment, text, role);
    if (!(box.width() > 0))
        return box; // nothing to see
    const QFontMetricsF metrics = metricsOf(m_painter, m_style, role);
    m_painter.setFont(font(*m_style.theme, role, m_style.fontScale));
    m_painter.setPen(color);
    double top = box.top();
    for (const QString &line : text.split(u'\n')) {
        const double width = metrics.horizontalAdvance(line);
        double left = box.left();
        if (alignment & Qt::AlignRight)
            left = box.right() - width;
        else if (alignment & Qt::AlignHCenter)
            left = box.center().x() - width / 2;
        const QRectF place = mirrored(QRectF(left, top, width, metrics.height()));
        m_painter.drawText(QPointF(place.left(), place.top() + metrics.ascent()), line);
        top += metrics.height();
    }
    m_hits.labels.append(box);
    return box;
}

bool ChartCanvas::textAtFreePlace(const QList<Place> &places, const QString &text, TypeRole role, const QColor &color,
                                  bool halo)
{
    for (const Place &place : places) {
        const QRectF box = textBox(place.anchor, place.alignment, text, role);
        if (!isFree(box))
            continue;
        if (halo) {
            const double rim = length(sizes().halo) / 3;
            this->box(box.adjusted(-rim, 0, rim, 0), theme().surface);
        }
        this->text(place.anchor, place.alignment, text, role, color);
        return true;
    }
    return false;
}

} // namespace runcast
