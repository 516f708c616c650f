// SPDX-License-Identifier: MIT
#pragma once

namespace runcast {

/// A cluster that is rented or bought and used for years. USD, years; all of one accelerator, times `accelerators`.
struct BreakEvenInput {
    double accelerators = 0;
    double rentUsdPerHour = 0;
    double utilisedFraction = 1; // hours in use
    double rentedFraction = 1;   // hours paid when rented: those in use on demand, all of a reservation
    double hardwareUsd = 0, buildingUsd = 0;
    double runningUsdPerYear = 0; // energy, maintenance, colocation
    double valueDeclineOomPerYear = 0.14;
    double buildingLifetimeYears = 20;
    double costOfCapital = 0;
};

/// What renting and owning have cost after some years, in all.
struct BreakEvenPoint {
    double years = 0;
    double rentUsd = 0;
    double paidUsd = 0;     // owned: capital and running cost
    double resaleUsd = 0;   // what the hardware then brings and the building is still worth
    double interestUsd = 0; // on the mean of capital and resale value
    double ownUsd = 0;      // paid + interest - resale
};

BreakEvenPoint breakEvenAfter(const BreakEvenInput &input, double years);

/// The first time within `mostYears` at which owning, resale counted, costs no more than renting; NaN if there is none.
double breakEvenYears(const BreakEvenInput &input, double mostYears);

} // namespace runcast
