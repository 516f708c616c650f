// SPDX-License-Identifier: MIT
#pragma once

#include "core/reliability/simulation.h"

#include <vector>

namespace runcast {

/// A stretch of a simulated run in which the same happens.
struct RunPiece {
    enum class Kind {
        Stepping, // new work
        CatchUp,  // work computed again that an interruption had thrown away
        Stopped,  // detect, swap, load, warm up
    };
    Kind kind = Kind::Stepping;
    double start = 0, end = 0;    // of the run's clock
    double before = 0, after = 0; // useful compute at both ends
    int stop = -1;                // the interruption that a stop belongs to, or the one before
};

/// What happens in a simulated run from start to end: without gaps, at most three pieces an interruption. Between
/// interruptions work grows evenly, checkpoint stalls included; at an interruption it drops from `reached` to
/// `progress` of that stop. `solve`: useful compute of the whole run.
std::vector<RunPiece> runPieces(const SimulatedTimeline &timeline, double solve);

/// Useful compute at a time of the run; pieces as runPieces() gives them, not empty.
double progressAt(const std::vector<RunPiece> &pieces, double time);

/// Checkpoints of a run.
struct CheckpointTimes {
    double period = 0; // of the run's clock from one to the next, stall included; 0 = all the time
    size_t count = 0;  // in the whole run
};

CheckpointTimes checkpointTimes(const SimulationInput &input, const SimulatedTimeline &timeline);

/// When checkpoints are written within [from, to], every `step`th of the run; the clock of checkpoints starts anew
/// after each interruption.
std::vector<double> checkpointsWithin(const SimulatedTimeline &timeline, double period, double from, double to,
                                      size_t step);

/// The interruption that costs most, standstill and lost work together; -1 = none.
int costliestStop(const SimulatedTimeline &timeline);

} // namespace runcast
