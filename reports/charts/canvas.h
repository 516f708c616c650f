// SPDX-License-Identifier: MIT
#pragma once

#include "reports/charts/paint_chart.h"

#include <QLineF>
#include <QPolygonF>

namespace runcast {

/// What the painters of charts draw on: theme lengths, text that never lies over text, mirroring in one place.
/// Coordinates are those of an unmirrored chart.
class ChartCanvas {
public:
    ChartCanvas(QPainter &painter, const QRectF &area, const ChartStyle &style);

    const Theme &theme() const { return *m_style.theme; }
    const ChartSizes &sizes() const { return m_style.theme->chart; }
    const Format &format() const { return m_style.format; }
    const QRectF &area() const { return m_area; }
    bool isPage() const { return theme().page; }
    /// Device units of a theme length (px on the screen, points on paper).
    double length(double themeUnits) const { return themeUnits * m_style.unit; }

    QSizeF textSize(const QString &text, TypeRole role) const; // lines are separated by \n
    double lineHeight(TypeRole role) const;
    /// On at most `lines` lines of `width`; what does not fit ends in "…", never inside a number.
    QString fitted(const QString &text, TypeRole role, double width, int lines = 1) const;
    /// The box of a text at an anchor: AlignLeft = the text begins at the point, AlignBottom = it stands on it.
    QRectF textBox(const QPointF &anchor, Qt::Alignment alignment, const QString &text, TypeRole role) const;
    /// True if the box lies in the area and over no text so far.
    bool isFree(const QRectF &box) const;
    QRectF text(const QPointF &anchor, Qt::Alignment alignment, const QString &text, TypeRole role,
                const QColor &color);
    /// Draws at the first anchor that is free; false if none is.
    struct Place {
        QPointF anchor;
        Qt::Alignment alignment;
    };
    bool textAtFreePlace(const QList<Place> &places, const QString &text, TypeRole role, const QColor &color,
                         bool halo = false);
    /// Keeps later text off this box, or off this line.
    void reserve(const QRectF &box) { m_reserved.append(box); }
    void reserve(const QLineF &line);
    /// True if the line crosses no text so far.
    bool isFree(const QLineF &line) const;

    void box(const QRectF &rect, const QColor &color);
    void filled(const QRectF &rect, const QColor &color, Fill fill);
    void roundBox(const QRectF &rect, const QColor &color, double radius);
    void horizontal(double y, double from, double to, const QColor &color, double width, const QList<qreal> &dash = {});
    void vertical(double x, double from, double to, const QColor &color, double width, const QList<qreal> &dash = {});
    void polyline(const QPolygonF &points, const QColor &color, double width, const QList<qreal> &dash = {});
    void polygon(const QPolygonF &points, const QColor &color);
    void marker(const QPointF &center, MarkerShape shape, const QColor &color, double radius);
    /// The square of a scenario with its letter, left edge and middle given; its width.
    double scenarioMark(const QPointF &leftMiddle, int scenario);
    double scenarioMarkWidth() const;
    /// The triangle of a rise or fall, as high as the role's digits; its width.
    double arrow(const QPointF &leftBottom, bool up, TypeRole role, const QColor &color);
    double arrowWidth(TypeRole role) const;

    /// Draws only inside the rectangle until the next call; an empty one ends it.
    void clipTo(const QRectF &rect);
    void hit(const QRectF &region, const QString &label, const QString &value);
    void setPlot(const QRectF &plot) { m_hits.plot = mirrored(plot); }
    ChartHits takeHits();

private:
    QRectF mirrored(const QRectF &rect) const;
    QPointF mirrored(const QPointF &point) const;
    QRectF snapped(const QRectF &rect) const;
    void hatch(const QRectF &rect, const QColor &color);

    QPainter &m_painter;
    QRectF m_area;
    const ChartStyle &m_style;
    ChartHits m_hits;
    QList<QRectF> m_reserved;
};

} // namespace runcast
