// SPDX-License-Identifier: MIT
#pragma once

#include "reports/charts/paint_chart.h"

#include <QString>

#include <vector>

namespace runcast {

/// The layout of a run as a small picture for paper: the copies of the model as squares, and one copy taken apart into
/// pipeline stages across and slices down, shaded by the memory in use.
struct LayoutPicture {
    double copies = 1;              // data parallel
    double slices = 1;              // tensor × context, accelerators of one stage
    std::vector<double> stageBytes; // a value a pipeline stage
    double usableBytes = 0;
    QString copiesTitle; // "128 copies of the model"
    QString copyTitle;   // "One copy: 128 accelerators"
    QString copyNote;    // "16 pipeline stages across, 8 slices down"
};

/// Paints into `area`, in device units. What is too many for squares is drawn in blocks that stand for several.
void paintLayoutPicture(QPainter &painter, const QRectF &area, const LayoutPicture &picture, const ChartStyle &style);

/// A shade of the picture and the memory that it stands for.
struct MemoryShade {
    QColor color;
    double lowBytes = 0, highBytes = 0;
};

/// The shades in use, the fullest first: at most four.
std::vector<MemoryShade> memoryShades(const LayoutPicture &picture, const Theme &theme);

} // namespace runcast
