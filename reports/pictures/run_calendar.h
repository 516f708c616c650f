// SPDX-License-Identifier: MIT
#pragma once

#include "core/reliability/simulation.h"
#include "reports/charts/paint_chart.h"

#include <optional>

namespace runcast {

/// One simulated run on a calendar, and where the ends of many others lie.
struct RunCalendar {
    SimulatedTimeline timeline;                      // hours since its start
    std::optional<double> startDay;                  // since 1970-01-01; nothing = weeks are numbered
    double solveHours = 0;                           // useful compute of the run
    std::optional<double> lowEndHours, highEndHours; // P10 and P90 of the end
};

/// Week by week, a row each, Monday to Sunday: progress light, an interruption a mark in the colour of its cause as
/// wide as it lasts, the time after the end free, P10 to P90 of the end as a band behind. Beside each week its stops
/// and its goodput. The marks are the weeks.
ChartHits paintRunCalendar(QPainter &painter, const QRectF &area, const RunCalendar &calendar, const ChartStyle &style);

/// Height in device units that gives each week its row.
double runCalendarHeight(const RunCalendar &calendar, const ChartStyle &style);

/// The interruption nearest to a point of the picture whose plot is given, within some pixels; nullptr = none there.
const SimulatedStop *stopAt(const RunCalendar &calendar, const QRectF &plot, const QPointF &point, double reach);

} // namespace runcast
