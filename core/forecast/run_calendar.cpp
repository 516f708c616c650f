// SPDX-License-Identifier: MIT
#include "core/forecast/run_calendar.h"

#include <algorithm>
#include <cmath>

namespace runcast {

double RunCalendar::fractionAt(double calendarHours) const
{
    return pieces.empty() ? 0 : progressAt(pieces, clock.runHours(calendarHours)) / solveHours;
}

int stopNear(const RunCalendar &calendar, double calendarHours, double reach)
{
    int nearest = -1;
    const auto &stops = calendar.timeline.stops;
    for (size_t i = 0; i < stops.size(); ++i) {
        const double start = calendar.calendarHours(stops[i].start), end = calendar.calendarHours(stops[i].end);
        const double off = calendarHours < start ? start - calendarHours : std::max(0.0, calendarHours - end);
        if (off <= reach) {
            reach = off;
            nearest = int(i);
        }
    }
    return nearest;
}

RunCalendar runCalendar(const SimulationInput &input, const ResolvedInputs &in, const Forecast &forecast,
                        std::uint64_t seed, std::uint64_t run)
{
    constexpr double hoursPerDay = 24;
    constexpr int steps = 24; // of the band: its edges are nearly straight
    RunCalendar calendar;
    calendar.timeline = simulateTimeline(input, seed, run);
    calendar.pieces = runPieces(calendar.timeline, input.clock.solve);
    calendar.checkpoints = checkpointTimes(input, calendar.timeline);
    calendar.clock = RunClock(in);
    calendar.solveHours = input.clock.solve;
    calendar.idealHours = forecast.time.idealDays * hoursPerDay;
    calendar.odds = progressOdds(in, forecast, steps);
    if (std::isfinite(in.startDay))
        calendar.startDay = in.startDay;
    return calendar;
}

} // namespace runcast
