// SPDX-License-Identifier: MIT
#pragma once

#include "core/reliability/simulation.h"

namespace runcast {

/// One run from start to end. Each stop is told to `stops` if that is not null. A run that does not end within 1e7
/// interruptions has an infinite wall clock.
SimulatedRun simulateRun(const SimulationInput &input, std::uint64_t seed, std::uint64_t run,
                         std::vector<SimulatedStop> *stops);

} // namespace runcast
