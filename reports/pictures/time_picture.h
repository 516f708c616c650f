// SPDX-License-Identifier: MIT
#pragma once

#include "reports/charts/canvas.h"

#include <QPainter>

namespace runcast {

/// Paints a picture whose time runs from left to right in every language; `paint` is given the canvas.
template <typename Paint>
ChartHits paintTimePicture(QPainter &painter, const QRectF &area, const ChartStyle &style, Paint paint)
{
    ChartStyle unmirrored = style;
    unmirrored.mirrored = false;
    painter.save();
    ChartCanvas canvas(painter, area, unmirrored);
    paint(canvas);
    painter.restore();
    return canvas.takeHits();
}

} // namespace runcast
