// SPDX-License-Identifier: MIT
#pragma once

#include "reports/charts/canvas.h"
#include "reports/charts/plot_axis.h"

namespace runcast {

// One painter for each kind of chart; paintChart() chooses.
void paintBars(ChartCanvas &canvas, const BarChart &chart);
void paintColumns(ChartCanvas &canvas, const BarChart &chart);
void paintBridge(ChartCanvas &canvas, const BridgeChart &chart);
void paintXy(ChartCanvas &canvas, const XyChart &chart);
void paintTimes(ChartCanvas &canvas, const TimeChart &chart);
void paintTornado(ChartCanvas &canvas, const TornadoChart &chart);

/// Horizontal grid lines, the value labels to the left of the plot, and the base line at zero or at the bottom.
void paintValueAxis(ChartCanvas &canvas, const PlotAxis &axis, const QRectF &plot);
/// Width of the labels that paintValueAxis() draws, with their gap.
double valueAxisWidth(const ChartCanvas &canvas, const PlotAxis &axis);
/// The labels of a horizontal axis below `y`; `grid` = vertical lines through the plot.
void paintBottomAxis(ChartCanvas &canvas, const PlotAxis &axis, const QRectF &plot, bool grid);
double bottomAxisHeight(const ChartCanvas &canvas, const PlotAxis &axis);
/// Limits with their words.
void paintHorizontalLine(ChartCanvas &canvas, const ReferenceLine &line, double y, const QRectF &plot);
void paintVerticalLines(ChartCanvas &canvas, const QList<ReferenceLine> &lines, const PlotAxis &axis,
                        const QRectF &plot);
/// Lines that the names under columns need at this pitch, and one name.
double columnNameLines(const ChartCanvas &canvas, const QStringList &names, double pitch);
void paintColumnName(ChartCanvas &canvas, const QPointF &topMiddle, double pitch, const QString &name, TypeRole role,
                     const QColor &color);

double sumOf(const ChartBar &bar);
QString totalText(const ChartBar &bar, const ChartAxis &axis, const Format &format);
/// Each differing part of all bars once, in their order.
QList<ChartPart> partKinds(const BarChart &chart);

} // namespace runcast
