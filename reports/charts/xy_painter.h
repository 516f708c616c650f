// SPDX-License-Identifier: MIT
#pragma once

#include "reports/charts/legend.h"
#include "reports/charts/plot_axis.h"

namespace runcast {

/// Paints an XyChart: areas first, then lines, marks, and words where there is room.
class XyPainter {
public:
    XyPainter(ChartCanvas &canvas, const XyChart &chart);
    void paint();

private:
    void arrange();
    PlotAxis makeXAxis(const Extent &extent) const;
    double endLabelWidth() const;
    QList<LegendItem> legend() const;
    QColor colorOf(const XyChart::Series &series) const;
    QPointF place(const QPointF &value) const;
    static QList<ChartCanvas::Place> placesAround(const QPointF &at, double distance);

    void paintColumns();
    void paintLines();
    void reserveLine(const QPolygonF &line);
    void paintRanges();
    void paintRangeLabel(const XyChart::Range &range);
    void paintMarkers();
    void paintCallouts();
    void paintCallout(const XyChart::Callout &callout);
    void paintEndLabels();
    void paintPointLabels();

    ChartCanvas &m_canvas;
    const XyChart &m_chart;
    PlotAxis m_x, m_y;
    QRectF m_plot;
};

} // namespace runcast
