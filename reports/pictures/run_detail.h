// SPDX-License-Identifier: MIT
#pragma once

#include "core/forecast/run_calendar.h"
#include "reports/charts/paint_chart.h"

namespace runcast {

/// A few hours or days of a simulated run, so near that its setbacks are seen.
struct RunDetail {
    double fromHours = 0, toHours = 1; // of the calendar
    int stop = -1;                     // the interruption in focus: marked; -1 = none
};

/// The stretch around an interruption in which some others are seen too, `zoom` times as near.
RunDetail runDetail(const RunCalendar &calendar, int stop, double zoom);

/// Progress over the hours: work lost at an interruption hatched, standstill in the colour of its cause, what is
/// computed again shaded, checkpoints as ticks, thinned as the legend says.
ChartHits paintRunDetail(QPainter &painter, const QRectF &area, const RunCalendar &calendar, const RunDetail &detail,
                         const ChartStyle &style);

/// Height in device units.
double runDetailHeight(const ChartStyle &style);

/// The hour of the calendar at a position of the picture whose plot is given.
double detailHourAt(const RunDetail &detail, const QRectF &plot, double x);

} // namespace runcast
