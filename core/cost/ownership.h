// SPDX-License-Identifier: MIT
#pragma once

namespace runcast {

/// Capital of one owned accelerator and how it is written off. USD, years, fractions.
struct OwnershipInput {
    double capitalUsd = 0;
    double lifetimeYears = 5;
    double residualFraction = 0; // of the capital, at the end of life
    double costOfCapital = 0;    // a year
    double maintenanceFractionPerYear = 0;
    double utilisedFraction = 1; // of all hours that some work uses it
};

/// The constant yearly payment that repays 1 USD in `years` at `rate`: i (1+i)^n / ((1+i)^n - 1), 1/n without interest.
/// Example: 10 % over 5 years: 0.26380.
double annuityFactor(double rate, double years);

/// USD per used hour of one owned accelerator: annuity of the capital less the present value of its residual, plus
/// maintenance, over the utilised part of 8,766 hours a year. Energy, site and staff are not in it.
double ownedUsdPerAcceleratorHour(const OwnershipInput &input);

} // namespace runcast
