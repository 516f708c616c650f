// SPDX-License-Identifier: MIT
#pragma once

namespace runcast {

/// Units (servers, or racks where one fault drains a rack) that fail alone and are repaired or replaced.
struct SparesInput {
    double units = 0; // in use
    double failuresPerUnitDay = 0;
    double repairDays = 0; // mean time until a failed unit is back or replaced
    double dispersion = 1; // variance over mean of the number out at once; 1 = Poisson
};

/// Mean number out at once: units × rate × repair.
double meanUnitsDown(const SparesInput &input);

/// Probability that no more than `down` units are out: Poisson, or negative binomial with variance dispersion × mean.
/// Does not depend on the shape of the repair time (M/G/∞).
double probabilityDownAtMost(double down, double mean, double dispersion);

/// The smallest number k with P(out ≤ k) ≥ target. Example: mean 7.759259, Poisson, 0.99: 15.
double sparesForTarget(double mean, double dispersion, double target);

/// The same where every unit, spares included, is out with probability q. Example: 1,024 units, 0.0012, 0.99: 4.
double sparesBinomial(double units, double q, double target);

/// Share of failures that find all spares out, none waiting (Erlang B). Example: load 2, 6 spares: 0.01208459.
double erlangB(double load, int spares);

/// Probability that spares never run out in `days`: exp(−f T π_k (1 − a/(k + 1))) with f failures a day, mean out a and
/// Poisson π_k (clump heuristic). Example: 7.7593 a day, 1 day, 54 days, 20: 0.9714155.
double probabilityNeverShort(double failuresPerDay, double repairDays, double days, int spares);

/// P(at least `needed` of `units` in service), each with this availability. Example: 124 of 130, 0.976778: 0.9673179.
double probabilityEnoughUnits(double units, double needed, double availability);

/// Share of time in which more units are out than there are spares: the job waits.
double waitingShare(const SparesInput &input, double spares);

/// Spares against waiting: a spare unit is paid for all the time, a wait stops the whole job.
struct SparesCost {
    double spares = 0; // units, the cheapest number
    double sparesUsd = 0;
    double waitingUsd = 0;
};

/// Cost of `spares` over `days`: spares × unit cost + share of time waiting × units × unit cost.
SparesCost sparesCost(const SparesInput &input, double spares, double unitUsdPerDay, double days);

/// The number of spares with the least cost of spares and waiting together.
SparesCost cheapestSpares(const SparesInput &input, double unitUsdPerDay, double days);

} // namespace runcast
