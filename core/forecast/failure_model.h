// SPDX-License-Identifier: MIT
#pragma once

#include "core/forecast/resolve.h"
#include "core/reliability/simulation.h"

namespace runcast {

/// The run against failures: hours; the plan of checkpoints is made for the likely rate and then kept.
struct FailureModel {
    WallClockInput clock;
    std::optional<SimulationInput::Tiers> tiers;
    double dispersion = 1;

    /// Where the wall clock goes when failures come at this factor of the likely rate.
    WallClock at(double rateFactor) const;
    /// The standard deviation of its total: chance alone, counts over-dispersed.
    double sdAt(double rateFactor) const;

private:
    WallClockInput clockAt(double rateFactor) const;
    TwoTierInput tiersAt(double rateFactor) const;
};

/// Of a forecast whose ideal time, time between interruptions and checkpoints are there.
FailureModel failureModel(const ResolvedInputs &inputs, const Forecast &forecast);

/// Stepping time of the run, slow servers included; hours.
double solveHours(const ResolvedInputs &inputs, const Forecast &forecast);

bool hasMemoryTier(const ResolvedInputs &inputs);

/// How long a checkpoint is written behind the training. Keeps what is not a number.
double persistS(const FailureFigures &failure);

} // namespace runcast
