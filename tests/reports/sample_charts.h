// SPDX-License-Identifier: MIT
#pragma once

#include "reports/charts/chart.h"
#include "reports/format/format.h"

#include <QSizeF>

namespace runcast {

struct SampleChart {
    const char *name;
    Chart chart;
    QSizeF size; // px on the screen
};

/// Every kind of chart with figures like those of a real plan.
QList<SampleChart> sampleCharts(const Format &format);

} // namespace runcast
