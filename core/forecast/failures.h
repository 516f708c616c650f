// SPDX-License-Identifier: MIT
#pragma once

#include "core/forecast/resolve.h"
#include "core/reliability/simulation.h"

namespace runcast {

/// Fills in how failures and checkpoints stretch the ideal time: the wall clock, what is paid for, and the losses. A
/// run without failures needs no checkpoint. Compute, memory and ideal time are there already.
void computeFailures(const ResolvedInputs &inputs, Forecast &forecast);

/// How much later than its wall clock after the start a run ends: hardware that is late, and what the ramp-up takes.
double delayDays(const ResolvedInputs &inputs, double wallClockDays);

/// Fills in spares, percentiles and probabilities of a forecast that is complete but for them. Some 0.1 ms.
void addOdds(const ResolvedInputs &inputs, Forecast &forecast);

/// The run of this forecast as the simulation takes it, hours; nothing where its wall clock is not computed or nothing
/// fails. Chance alone: rateLnSd is left at 0. Planned stops, slow servers and silent corruption are not simulated.
std::optional<SimulationInput> simulationInput(const ResolvedInputs &inputs, const Forecast &forecast);

} // namespace runcast
