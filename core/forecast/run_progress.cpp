// SPDX-License-Identifier: MIT
#include "core/forecast/run_progress.h"

#include "core/forecast/failure_model.h"
#include "core/reliability/ramp.h"
#include "core/reliability/wall_clock_odds.h"

#include <algorithm>
#include <cmath>

namespace runcast {

namespace {
constexpr double hoursPerDay = 24;
constexpr double hoursPerWeek = 168;
} // namespace

RunClock::RunClock(const ResolvedInputs &in)
    : m_delay(in.hardwareDelayDays * hoursPerDay), m_ramp(in.rampUpDays * hoursPerDay),
      m_planned(in.plannedHoursPerWeek)
{
}

double RunClock::calendarHours(double runHours) const
{
    const double weeks = std::floor(runHours / (hoursPerWeek - m_planned));
    return m_delay + calendarWithRamp(runHours + weeks * m_planned, m_ramp);
}

double RunClock::runHours(double calendarHours) const
{
    const double hours = workWithRamp(std::max(0.0, calendarHours - m_delay), m_ramp);
    const double week = std::floor(hours / hoursPerWeek), working = hoursPerWeek - m_planned;
    return std::max(0.0, week * working + std::min(working, hours - week * hoursPerWeek));
}

double RunClock::afterPlanned(double hours) const
{
    return m_delay + calendarWithRamp(hours, m_ramp);
}

std::vector<RunClock::Stretch> RunClock::plannedStops(double end) const
{
    std::vector<Stretch> stops;
    for (int week = 1; m_planned > 0; ++week) {
        const double start = afterPlanned(week * hoursPerWeek - m_planned);
        if (!(start < end))
            break;
        stops.push_back({start, afterPlanned(week * hoursPerWeek)});
    }
    return stops;
}

std::vector<ProgressOdds> progressOdds(const ResolvedInputs &in, const Forecast &forecast, int steps)
{
    const double days = forecast.time.wallClockDays;
    if (!std::isfinite(forecast.failure.mtbfH) || !std::isfinite(days) || !std::isfinite(in.rateLnSd) ||
        !std::isfinite(in.countDispersion) || steps < 1)
        return {};
    const FailureModel model = failureModel(in, forecast);
    const double stretched = days * hoursPerDay / model.at(1).total; // planned stops and silent corruption
    const auto calendar = [&](double hours) {
        return in.hardwareDelayDays * hoursPerDay + calendarWithRamp(hours, in.rampUpDays * hoursPerDay);
    };
    std::vector<ProgressOdds> all;
    for (int i = 0; i <= steps; ++i) {
        const double done = double(i) / steps;
        if (i == 0) {
            all.push_back({0, calendar(0), calendar(0), calendar(0)});
            continue;
        }
        const WallClockOdds odds(in.rateLnSd, [&](double factor) {
            return ClockMoments{model.at(factor).total * stretched * done,
                                model.sdAt(factor) * stretched * std::sqrt(done)};
        });
        const ProgressOdds point{done, calendar(odds.quantile(0.1)), calendar(odds.quantile(0.5)),
                                 calendar(odds.quantile(0.9))};
        if (!std::isfinite(point.highHours))
            return {};
        all.push_back(point);
    }
    return all;
}

} // namespace runcast
