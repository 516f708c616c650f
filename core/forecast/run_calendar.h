// SPDX-License-Identifier: MIT
#pragma once

#include "core/forecast/run_progress.h"
#include "core/reliability/run_trace.h"

#include <optional>

namespace runcast {

/// One simulated run on its calendar, and where many others would be. Calendar hours count from the start date.
struct RunCalendar {
    SimulatedTimeline timeline; // hours of the run's clock
    std::vector<RunPiece> pieces;
    CheckpointTimes checkpoints;
    RunClock clock;
    std::optional<double> startDay; // since 1970-01-01; nothing = weeks are numbered
    double solveHours = 0;          // useful compute of the run
    double idealHours = 0;          // the same without slow servers
    std::vector<ProgressOdds> odds; // of the work done; empty = none

    double calendarHours(double runHours) const { return clock.calendarHours(runHours); }
    double endHours() const { return calendarHours(timeline.run.wallClock); }
    /// Share of the work that is done at an hour of the calendar.
    double fractionAt(double calendarHours) const;
};

/// The interruption nearest to an hour of the calendar within `reach` hours; -1 = none.
int stopNear(const RunCalendar &calendar, double calendarHours, double reach);

/// Run number `run` of the seed.
RunCalendar runCalendar(const SimulationInput &input, const ResolvedInputs &inputs, const Forecast &forecast,
                        std::uint64_t seed, std::uint64_t run);

} // namespace runcast
