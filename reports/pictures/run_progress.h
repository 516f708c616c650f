// SPDX-License-Identifier: MIT
#pragma once

#include "core/forecast/run_calendar.h"
#include "reports/charts/paint_chart.h"

namespace runcast {

/// The work done over the calendar: this run's curve, P10 to P90 of when many runs are as far, and the run without any
/// loss; late hardware, ramp-up and planned stops shaded. Under it a mark for each interruption in the colour of its
/// cause, and ticks for checkpoints, thinned to what can be told apart, which the words beside them say.
ChartHits paintRunProgress(QPainter &painter, const QRectF &area, const RunCalendar &calendar, const ChartStyle &style);

/// Height in device units.
double runProgressHeight(const ChartStyle &style);

/// The hour of the calendar at a position of the picture whose plot is given.
double progressHourAt(const RunCalendar &calendar, const QRectF &plot, double x);

} // namespace runcast
