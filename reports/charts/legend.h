// SPDX-License-Identifier: MIT
#pragma once

#include "reports/charts/canvas.h"

namespace runcast {

struct LegendItem {
    QString name;
    QColor color;
    Fill fill = Fill::Solid;
    MarkerShape marker = MarkerShape::None; // instead of a square
};

/// Height of the legend at this width; 0 without items.
double legendHeight(const ChartCanvas &canvas, const QList<LegendItem> &items, double width);
/// Squares with names, in as many lines as they need, from the top left of `area` on.
void paintLegend(ChartCanvas &canvas, const QList<LegendItem> &items, const QRectF &area);

} // namespace runcast
