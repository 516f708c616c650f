// SPDX-License-Identifier: MIT
#include "reports/charts/painters.h"
#include "reports/charts/xy_painter.h"

#include <QLineF>

#include <algorithm>
#include <cmath>

namespace runcast {

XyPainter::XyPainter(ChartCanvas &canvas, const XyChart &chart) : m_canvas(canvas), m_chart(chart)
{
}

void XyPainter::paint()
{
    arrange();
    m_canvas.setPlot(m_plot);
    m_canvas.clipTo(m_plot);
    for (const XyChart::Band &band : m_chart.bands)
        m_canvas.box(QRectF(QPointF(m_x.at(band.from), m_plot.top()), QPointF(m_x.at(band.to), m_plot.bottom())),
                     band.color.tinted(0.1).in(m_canvas.theme()));
    m_canvas.clipTo({});
    paintValueAxis(m_canvas, m_y, m_plot);
    paintBottomAxis(m_canvas, m_x, m_plot, m_x.axis.logarithmic && m_y.axis.logarithmic);
    paintColumns();
    paintLines();
    const double base =
        m_y.axis.logarithmic ? m_plot.bottom() : std::clamp(m_y.atShown(0), m_plot.top(), m_plot.bottom());
    m_canvas.horizontal(base, m_plot.left(), m_plot.right(), m_canvas.theme().secondary,
                        m_canvas.length(m_canvas.sizes().baseLine));
    m_canvas.reserve(QLineF(m_plot.left(), base, m_plot.right(), base));
    paintRanges();
    paintMarkers();
    for (const ReferenceLine &line : m_chart.horizontals)
        paintHorizontalLine(m_canvas, line, m_y.at(line.value), m_plot);
    paintVerticalLines(m_canvas, m_chart.verticals, m_x, m_plot);
    paintCallouts();
    paintEndLabels();
    paintPointLabels();
    const QRectF &area = m_canvas.area();
    const double top = m_plot.bottom() + bottomAxisHeight(m_canvas, m_x);
    paintLegend(m_canvas, legend(), QRectF(area.left(), top, area.width(), area.bottom() - top));
}

// Lines are named at their ends; scattered points by their shape.
QList<LegendItem> XyPainter::legend() const
{
    QList<LegendItem> items;
    for (const XyChart::Series &series : m_chart.series) {
        if (!series.line && series.marker != MarkerShape::None && !series.name.isEmpty())
            items.append({series.name, colorOf(series), Fill::Solid, series.marker});
    }
    return items;
}

void XyPainter::arrange()
{
    Extent x, y;
    for (const XyChart::Series &series : m_chart.series) {
        for (const QPointF &point : series.points) {
            x.add(point.x());
            y.add(point.y());
        }
    }
    for (const XyChart::Column &column : m_chart.columns) {
        x.add(column.from);
        x.add(column.to);
        y.add(column.value);
    }
    for (const XyChart::Range &range : m_chart.ranges) {
        for (const double value : {range.at.x(), range.lowX, range.highX})
            x.add(value);
        for (const double value : {range.at.y(), range.lowY, range.highY})
            y.add(value);
    }
    for (const XyChart::Callout &callout : m_chart.callouts) {
        x.add(callout.at.x());
        y.add(callout.at.y());
    }
    for (const ReferenceLine &line : m_chart.verticals)
        x.add(line.value);
    for (const ReferenceLine &line : m_chart.horizontals)
        y.add(line.value);

    const QRectF &area = m_canvas.area();
    const double line = m_canvas.lineHeight(TypeRole::Caption);
    const int ySteps = std::clamp(int(area.height() / (2.6 * line)), 2, 6);
    m_y = makePlotAxis(m_chart.y, m_canvas.format(), y.low, y.high, ySteps);
    m_plot = area;
    m_plot.setLeft(area.left() + valueAxisWidth(m_canvas, m_y));
    m_plot.setRight(area.right() - endLabelWidth());
    m_plot.setTop(area.top() + line);
    m_x = makeXAxis(x);
    m_plot.setBottom(area.bottom() - bottomAxisHeight(m_canvas, m_x) - legendHeight(m_canvas, legend(), area.width()));
    m_x.from = m_plot.left();
    m_x.to = m_plot.right();
    m_y.from = m_plot.bottom();
    m_y.to = m_plot.top();
}

// Curves run from edge to edge, so the axis ends where the data do; scattered points have room around them.
PlotAxis XyPainter::makeXAxis(const Extent &extent) const
{
    ChartAxis axis = m_chart.x;
    axis.fromZero = false;
    const bool curve = !m_chart.columns.isEmpty() || std::any_of(m_chart.series.begin(), m_chart.series.end(),
                                                                 [](const XyChart::Series &s) { return s.line; });
    if (curve && !axis.low)
        axis.low = extent.low;
    if (curve && !axis.high)
        axis.high = extent.high > extent.low ? extent.high : extent.low + 1;
    const double widest = m_canvas.textSize(QStringLiteral("00,000"), TypeRole::Caption).width();
    const int steps = std::clamp(int(m_plot.width() / (widest * 1.3)), 2, 12);
    return makePlotAxis(axis, m_canvas.format(), extent.low, extent.high, steps);
}

double XyPainter::endLabelWidth() const
{
    double width = 0;
    for (const XyChart::Series &series : m_chart.series) {
        if (series.line && !series.name.isEmpty())
            width = std::max(width, m_canvas.textSize(series.name, TypeRole::Caption).width());
    }
    if (width == 0)
        return 0;
    const bool marked = std::any_of(m_chart.series.begin(), m_chart.series.end(),
                                    [](const XyChart::Series &s) { return s.scenario >= 0; });
    width += m_canvas.length(6) + (marked ? m_canvas.scenarioMarkWidth() + m_canvas.length(4) : 0);
    return std::min(width, m_canvas.area().width() * 0.35);
}

void XyPainter::paintColumns()
{
    for (const XyChart::Column &column : m_chart.columns) {
        const double top = m_y.at(column.value);
        QRectF box(QPointF(m_x.at(column.from), std::min(top, m_y.at(0))),
                   QPointF(m_x.at(column.to), std::max(top, m_y.at(0))));
        m_canvas.hit(box, m_x.exact(column.from) + QStringLiteral(" – ") + m_x.exact(column.to),
                     m_y.exact(column.value));
        if (box.width() > m_canvas.length(3))
            box.setRight(box.right() - m_canvas.length(1));
        m_canvas.box(box, column.color.in(m_canvas.theme()));
        m_canvas.reserve(box);
    }
}

QColor XyPainter::colorOf(const XyChart::Series &series) const
{
    return series.scenario >= 0 ? m_canvas.theme().scenario(series.scenario).color : series.color.in(m_canvas.theme());
}

QPointF XyPainter::place(const QPointF &value) const
{
    return {m_x.at(value.x()), m_y.at(value.y())};
}

void XyPainter::paintLines()
{
    m_canvas.clipTo(m_plot.adjusted(0, -m_canvas.length(2), 0, m_canvas.length(2)));
    if (m_chart.equality) {
        const double low = std::max(m_x.low, m_y.low);
        const double high = std::min(m_x.high, m_y.high);
        m_canvas.polyline({{m_x.atShown(low), m_y.atShown(low)}, {m_x.atShown(high), m_y.atShown(high)}},
                          m_canvas.theme().text, m_canvas.length(m_canvas.sizes().limitLine));
    }
    for (const XyChart::Series &series : m_chart.series) {
        if (!series.line)
            continue;
        QPolygonF line;
        const auto draw = [&] {
            if (line.size() > 1)
                m_canvas.polyline(line, colorOf(series), m_canvas.length(m_canvas.sizes().dataLine),
                                  series.scenario >= 0 ? m_canvas.theme().scenario(series.scenario).dash
                                                       : QList<qreal>{});
            reserveLine(line);
            line.clear();
        };
        for (const QPointF &point : series.points) {
            const QPointF at = place(point);
            if (std::isfinite(at.x()) && std::isfinite(at.y()))
                line.append(at);
            else
                draw(); // a value that was not computed leaves a gap
        }
        draw();
    }
    m_canvas.clipTo({});
}

// Words keep off the lines.
void XyPainter::reserveLine(const QPolygonF &line)
{
    for (qsizetype i = 1; i < line.size(); ++i)
        m_canvas.reserve(QLineF(line[i - 1], line[i]));
}

void XyPainter::paintRanges()
{
    for (const XyChart::Range &range : m_chart.ranges) {
        const ScenarioMark &mark = m_canvas.theme().scenario(range.scenario);
        const QPointF at = place(range.at);
        const double width = m_canvas.length(m_canvas.sizes().dataLine);
        const double cap = m_canvas.length(m_canvas.sizes().markRadius) * 0.8;
        const QPointF left(m_x.at(range.lowX), at.y()), right(m_x.at(range.highX), at.y());
        const QPointF top(at.x(), m_y.at(range.highY)), bottom(at.x(), m_y.at(range.lowY));
        m_canvas.polyline({left, right}, mark.color, width, mark.dash);
        m_canvas.polyline({top, bottom}, mark.color, width, mark.dash);
        for (const QPointF &end : {left, right})
            m_canvas.vertical(end.x(), end.y() - cap, end.y() + cap, mark.color, width);
        for (const QPointF &end : {top, bottom})
            m_canvas.horizontal(end.y(), end.x() - cap, end.x() + cap, mark.color, width);
        constexpr MarkerShape shapes[] = {MarkerShape::Dot, MarkerShape::Square, MarkerShape::Triangle,
                                          MarkerShape::Diamond};
        m_canvas.marker(at, shapes[size_t(range.scenario) % 4], mark.color,
                        m_canvas.length(m_canvas.sizes().markRadius) * 1.2);
        m_canvas.reserve(QRectF(left, right).adjusted(0, -cap, 0, cap));
        m_canvas.reserve(QRectF(top, bottom).adjusted(-cap, 0, cap, 0));
        m_canvas.hit(QRectF(QPointF(left.x(), top.y()), QPointF(right.x(), bottom.y())), range.label,
                     m_x.exact(range.at.x()) + QStringLiteral(", ") + m_y.exact(range.at.y()));
    }
    for (const XyChart::Range &range : m_chart.ranges)
        paintRangeLabel(range);
}

void XyPainter::paintMarkers()
{
    const double radius = m_canvas.length(m_canvas.sizes().markRadius);
    for (const XyChart::Series &series : m_chart.series) {
        const qsizetype stride = std::max(qsizetype(1), series.points.size() / 150);
        for (qsizetype i = 0; i < series.points.size(); ++i) {
            const QPointF at = place(series.points[i]);
            if (!m_plot.adjusted(-1, -1, 1, 1).contains(at))
                continue;
            if (series.marker != MarkerShape::None) {
                m_canvas.marker(at, series.marker, colorOf(series), radius);
                m_canvas.reserve(QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius));
            }
            if (i % stride != 0 && i + 1 != series.points.size())
                continue;
            const double half = std::max(radius, m_canvas.length(6));
            const QString label = i < series.labels.size() ? series.labels[i] : series.name;
            m_canvas.hit(QRectF(at.x() - half, at.y() - half, 2 * half, 2 * half), label,
                         m_x.exact(series.points[i].x()) + QStringLiteral(": ") + m_y.exact(series.points[i].y()));
        }
    }
    for (const XyChart::Callout &callout : m_chart.callouts) {
        const QPointF at = place(callout.at);
        const QColor color = callout.color.in(m_canvas.theme());
        if (callout.dropLine) {
            m_canvas.vertical(at.x(), at.y(), m_plot.bottom(), m_canvas.theme().secondary,
                              m_canvas.length(m_canvas.sizes().gridLine), {3, 2});
            m_canvas.reserve(QLineF(at, {at.x(), m_plot.bottom()}));
        }
        m_canvas.marker(at, callout.marker, color, radius);
        m_canvas.reserve(QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius));
        m_canvas.hit(QRectF(at.x() - 2 * radius, at.y() - 2 * radius, 4 * radius, 4 * radius), callout.text,
                     m_x.exact(callout.at.x()) + QStringLiteral(": ") + m_y.exact(callout.at.y()));
    }
}

void paintXy(ChartCanvas &canvas, const XyChart &chart)
{
    XyPainter(canvas, chart).paint();
}

} // namespace runcast
