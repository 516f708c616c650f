// SPDX-License-Identifier: MIT
#pragma once

#include "core/forecast/resolve.h"

#include <vector>

namespace runcast {

/// Where hours of the run's clock, in which it steps or recovers, lie on the calendar: after hardware that is late,
/// stretched by the ramp-up, with the planned stop of a week at the week's end. Hours since the start date.
class RunClock {
public:
    RunClock() = default;
    explicit RunClock(const ResolvedInputs &inputs);

    double calendarHours(double runHours) const;
    double runHours(double calendarHours) const; // in a planned stop: those at which it begins
    double delayHours() const { return m_delay; }
    double rampHours() const { return m_ramp; }
    double plannedHoursPerWeek() const { return m_planned; }

    struct Stretch {
        double start = 0, end = 0; // calendar hours
    };
    /// Planned stops that begin before `end`, calendar hours.
    std::vector<Stretch> plannedStops(double end) const;

private:
    double afterPlanned(double calendarHours) const;

    double m_delay = 0, m_ramp = 0, m_planned = 0;
};

/// When a share of the work is done: P10, P50 and P90, calendar hours since the start date.
struct ProgressOdds {
    double fraction = 0;
    double lowHours = 0, middleHours = 0, highHours = 0;
};

/// At evenly spaced shares of the work from 0 to 1, `steps` + 1 of them, with the odds of the calendar time: what is
/// not known of the rate scales all of the run alike, chance grows with the root of the work done. Empty where the
/// calendar time has no odds.
std::vector<ProgressOdds> progressOdds(const ResolvedInputs &inputs, const Forecast &forecast, int steps);

} // namespace runcast
