// SPDX-License-Identifier: MIT
#pragma once

namespace runcast {

/// What is believed of a rate: lognormal around its median. lnSd = 0: known exactly.
struct RateBelief {
    double median = 0; // 1/h and accelerator
    double lnSd = 0;

    /// The rate that is not exceeded with probability p.
    double quantile(double p) const;
};

struct Interval {
    double low = 0, high = 0;
};

/// ln-sd of the interruption rate between clusters: nine independent figures of 2022 to 2026 (failure_rates.csv) with a
/// geometric mean of 2.146e-5 per GPU-hour.
inline constexpr double betweenClustersLnSd = 0.590;

/// The lognormal through the rates of independent clusters: geometric mean and sample ln-sd. `rates` above 0, at least
/// two.
RateBelief beliefFromRates(const double *rates, int count);

/// Exact interval of the mean of a Poisson count seen once (Garwood 1936): chi²(α/2; 2n)/2 to chi²(1 − α/2; 2n + 2)/2.
/// Example: 419 events, 0.95: divide by 21,233,664 h for 1.788838e-5 to 2.171580e-5.
Interval poissonInterval(double events, double confidence);

/// The rate that is not exceeded with probability p after `events` in `exposure`, Jeffreys prior: the quantile of
/// Gamma(events + 1/2, 1/exposure). Example: 20 events, p = 0.9: 1.323713 × 20/exposure.
double jeffreysQuantile(double events, double exposure, double p);

/// The belief after `events` in `exposure` accelerator-hours of one's own: prior lognormal × Poisson likelihood,
/// integrated on a grid, its median and the ln-sd of its P10 to P90. No exposure gives the prior back.
RateBelief updatedBelief(const RateBelief &prior, double events, double exposure);

/// P10 to P90 of a count with this mean and variance = dispersion × mean, as a normal. Example: 419, 1: 392.8 to 445.2.
Interval countBand(double mean, double dispersion);

/// Mean multiplier of the rate over a run of `duration`, if it starts at `multiplier` and decays to 1 with time
/// constant `decay` (same unit): 1 + (multiplier − 1) decay/duration (1 − exp(−duration/decay)).
double meanBurnIn(double multiplier, double decay, double duration);

/// Steady share of time in service: mtbf/(mtbf + repair).
double availability(double mtbf, double repair);

/// Probability that at least one of `count` is hit, each with probability p: 1 − (1 − p)^count.
double probabilityOfAny(double count, double p);

/// Mean of the largest of `count` standard normals, the factor by which iid noise slows a synchronous step: exact by
/// integration. Example: 1,024: 3.248240.
double expectedLargestNormal(double count);

/// Blom's approximation of the same: Φ⁻¹((n − 0.375)/(n + 0.25)).
double blomLargestNormal(double count);

/// Shape of the Weibull distribution whose renewal process has counts of variance dispersion × mean in the long run:
/// squared coefficient of variation = dispersion. 1 for dispersion 1. For dispersions from 0.05 to 100.
double weibullShapeForDispersion(double dispersion);

struct WeibullMoments {
    double mean = 0, sd = 0;
};

/// Γ(1 + 1/k) η and its deviation. Example: k = 0.7, η = 1000: 1265.824, 1851.171.
WeibullMoments weibullMoments(double shape, double scale);

} // namespace runcast
