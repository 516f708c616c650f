// SPDX-License-Identifier: MIT
#pragma once

#include "reports/charts/chart.h"
#include "reports/format/format.h"

#include <QRectF>

class QPainter;

namespace runcast {

/// Where and how a chart is painted. One unit is a pixel at 100 % on the screen and a point on paper; painting
/// happens in device coordinates, fonts are in points and scale themselves.
struct ChartStyle {
    const Theme *theme = nullptr;
    Format format{Language()};
    double unit = 1;       // device units of one theme unit
    double fontScale = 1;  // 1 = 10 pt body text
    bool mirrored = false; // right to left on paper; on the screen charts keep their direction

    /// For a widget: dotsPerInch is the device's logicalDpiY(), fontScale the desktop's font over 10 pt.
    static ChartStyle screen(const Theme &theme, const Format &format, double dotsPerInch = 96, double fontScale = 1);
    /// For a painter on a QPdfWriter of that resolution.
    static ChartStyle page(const Format &format, double dotsPerInch);
};

/// A part of a chart that answers to pointer and keyboard.
struct ChartHit {
    QRectF region;
    QString label; // "Accelerators"
    QString value; // "71,640,000.00 USD"
};

struct ChartHits {
    QList<ChartHit> marks; // in reading order
    QList<QRectF> labels;  // boxes of all text, none over another
    QRectF plot;
};

/// Paints the plot with its labels and legend into `area`; title and note are not painted.
ChartHits paintChart(QPainter &painter, const QRectF &area, const Chart &chart, const ChartStyle &style);

/// The height in device units that suits the chart at this width.
double chartHeight(const Chart &chart, const ChartStyle &style);

} // namespace runcast
