// SPDX-License-Identifier: MIT
#pragma once

namespace runcast {

/// Capital of one owned accelerator and how it is written off. USD, years, fractions.
struct OwnershipInput {
    double acceleratorUsd = 0, serverUsd = 0, networkUsd = 0, storageUsd = 0;
    double installationFraction = 0; // of these four
    double buildingUsd = 0, buildingLifetimeYears = 20;
    double colocationUsdPerYear = 0;
    double lifetimeYears = 5;
    double residualFraction = 0; // of the hardware, at the end of life
    bool economic = false;       // written off by resale value instead of in equal years
    double valueDeclineOomPerYear = 0.14;
    double runYears = 1; // over which resale value is lost
    double costOfCapital = 0;
    double maintenanceFractionPerYear = 0; // of the capital
};

/// What one owned accelerator costs a year by part, without energy and staff.
struct OwnedYear {
    double acceleratorUsd = 0, serverUsd = 0, networkUsd = 0, storageUsd = 0, installationUsd = 0; // depreciation
    double siteUsd = 0;      // depreciation of the building, or colocation
    double financingUsd = 0; // interest on the money bound
    double maintenanceUsd = 0;
    double capitalUsd = 0;      // bound per accelerator
    double depreciationUsd = 0; // of all capital, in the parts above
    double hardwareShare = 0;   // of its price that hardware loses a year

    double totalUsd() const
    {
        return acceleratorUsd + serverUsd + networkUsd + storageUsd + installationUsd + siteUsd + financingUsd +
               maintenanceUsd;
    }
};

/// The constant yearly payment that repays 1 USD in `years` at `rate`: i (1+i)^n / ((1+i)^n - 1), 1/n without interest.
/// Example: 10 % over 5 years: 0.26380.
double annuityFactor(double rate, double years);

/// The share of the first price that hardware is worth after `years`: 10^(-d t).
/// Example: 0.14 orders of magnitude a year leave 72.4 % after one.
double resaleFraction(double oomPerYear, double years);

/// Straight line: equal years to the residual value, financing = annuity less that. Economic: the resale value lost
/// over the run, a year; financing = interest on the price. The building is always written off in equal years. Sources:
/// Brealey, Myers and Allen, Principles of Corporate Finance (annuity); Epoch AI cost model (resale value).
OwnedYear ownedYear(const OwnershipInput &input);

} // namespace runcast
