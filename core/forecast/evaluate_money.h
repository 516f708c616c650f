// SPDX-License-Identifier: MIT
#pragma once

namespace runcast {

struct Forecast;
struct ResolvedInputs;

// The steps of evaluate() for power and money, which need compute, time and failures.
void evaluatePower(const ResolvedInputs &inputs, Forecast &forecast);
/// Also what failures cost and the embodied carbon of the hours paid for.
void evaluateCost(const ResolvedInputs &inputs, Forecast &forecast);

} // namespace runcast
