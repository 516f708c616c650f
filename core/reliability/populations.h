// SPDX-License-Identifier: MIT
#pragma once

#include "core/catalog/failure_rates.h"
#include "core/reliability/failure_rate.h"
#include "core/scenario/scenario.h"

#include <array>

namespace runcast {

class Catalog;

/// The lognormal through the nine clusters of the catalog whose figures are independent of each other.
RateBelief clusterBelief(const Catalog &catalog);

/// The catalog's row for a population; nullptr for one's own log and for the nine clusters together.
const FailureRate *populationRow(FailurePopulation population, const Catalog &catalog);

/// What is believed of a scenario's interruption rate by its population: the row's rate, as uncertain as clusters
/// differ; the nine clusters; or these updated by one's own log.
RateBelief populationBelief(const ReliabilityInputs &inputs, const Catalog &catalog);

/// Shares of interruptions by cause, in the order of FailureCause, sum 1: counted in the population's own rows, else
/// in those of Llama 3.
std::array<double, failureCauseCount> causeShares(FailurePopulation population, const Catalog &catalog);

/// Silent corruptions per accelerator-hour that were detected: 6 in 54 days on 16,384 accelerators (Llama 3).
double silentCorruptionsPerAcceleratorHour(const Catalog &catalog);

} // namespace runcast
