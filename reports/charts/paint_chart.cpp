// SPDX-License-Identifier: MIT
#include "reports/charts/paint_chart.h"

#include "reports/charts/painters.h"

#include <QPainter>

#include <algorithm>

namespace runcast {
namespace {

void paintBody(ChartCanvas &canvas, const BarChart &chart)
{
    chart.vertical ? paintColumns(canvas, chart) : paintBars(canvas, chart);
}

void paintBody(ChartCanvas &canvas, const BridgeChart &chart)
{
    paintBridge(canvas, chart);
}

void paintBody(ChartCanvas &canvas, const XyChart &chart)
{
    paintXy(canvas, chart);
}

void paintBody(ChartCanvas &canvas, const TimeChart &chart)
{
    paintTimes(canvas, chart);
}

void paintBody(ChartCanvas &canvas, const TornadoChart &chart)
{
    paintTornado(canvas, chart);
}

// Rows of bars are as high as they are; the rest has the height of a figure on the page.
double rowsHeight(double rows, const ChartStyle &style, double extraLines)
{
    const Theme &theme = *style.theme;
    const double line = theme.style(TypeRole::Caption).linePoints * (theme.page ? 1 : 96 / 72.0);
    return (rows * theme.chart.barPitch + extraLines * line) * style.unit;
}

double heightOf(const BarChart &chart, const ChartStyle &style)
{
    if (chart.vertical)
        return style.unit * (style.theme->page ? 165 : 220);
    const double extra = (chart.axis.shown ? 1.5 : 0.3) + (chart.axis.title.isEmpty() ? 0 : 1.2) +
                         (chart.lines.isEmpty() ? 0 : 1.3) + (chart.partNames == BarChart::Names::None ? 0 : 1.6);
    return rowsHeight(double(std::max(qsizetype(1), chart.bars.size())), style, extra);
}

double heightOf(const BridgeChart &, const ChartStyle &style)
{
    return style.unit * (style.theme->page ? 175 : 260);
}

double heightOf(const XyChart &, const ChartStyle &style)
{
    return style.unit * (style.theme->page ? 165 : 240);
}

double heightOf(const TimeChart &chart, const ChartStyle &style)
{
    return rowsHeight(double(chart.rows.size()) + (chart.milestones.isEmpty() ? 0 : 1.4), style, 1.7);
}

double heightOf(const TornadoChart &chart, const ChartStyle &style)
{
    const auto detailed = [](const TornadoChart::Row &row) { return !row.detail.isEmpty(); };
    const double share = std::any_of(chart.rows.begin(), chart.rows.end(), detailed) ? 1.35 : 1;
    return rowsHeight(double(chart.rows.size()) * share, style, 3.4 + (chart.lowName.isEmpty() ? 0 : 1.6));
}

} // namespace

ChartStyle ChartStyle::screen(const Theme &theme, const Format &format, double dotsPerInch, double fontScale)
{
    return {.theme = &theme, .format = format, .unit = dotsPerInch / 96 * fontScale, .fontScale = fontScale};
}

ChartStyle ChartStyle::page(const Format &format, double dotsPerInch)
{
    return {.theme = &pageTheme(),
            .format = format,
            .unit = dotsPerInch / 72,
            .mirrored = format.language().direction() == Qt::RightToLeft};
}

ChartHits paintChart(QPainter &painter, const QRectF &area, const Chart &chart, const ChartStyle &style)
{
    painter.save();
    ChartCanvas canvas(painter, area, style);
    std::visit([&canvas](const auto &body) { paintBody(canvas, body); }, chart.body);
    painter.restore();
    return canvas.takeHits();
}

double chartHeight(const Chart &chart, const ChartStyle &style)
{
    return std::visit([&style](const auto &body) { return heightOf(body, style); }, chart.body);
}

} // namespace runcast
