// SPDX-License-Identifier: MIT
#pragma once

#include "core/forecast/run_calendar.h"
#include "reports/charts/paint_chart.h"

namespace runcast {

/// Week by week, a row each, Monday to Sunday: progress light, an interruption a mark in the colour of its cause as
/// wide as it lasts, what is computed again after it as a low bar, planned stops grey, the time after the end free,
/// P10 to P90 of the end as a band behind. Beside each week its stops and its goodput. The marks are the weeks.
ChartHits paintRunCalendar(QPainter &painter, const QRectF &area, const RunCalendar &calendar, const ChartStyle &style);

/// Height in device units that gives each week its row.
double runCalendarHeight(const RunCalendar &calendar, const ChartStyle &style);

/// The interruption nearest to a point of the picture whose plot is given, within some pixels; -1 = none there.
int stopAt(const RunCalendar &calendar, const QRectF &plot, const QPointF &point, double reach);

} // namespace runcast
