// SPDX-License-Identifier: MIT
#pragma once

#include "core/cost/cash_flow.h"
#include "core/cost/ownership.h"

namespace runcast {

/// What a run needs and what it is paid with. USD, hours, days; NaN = not known, and what depends on it is not either.
struct RunCostInput {
    // Machines.
    double accelerators = 0, spares = 0;
    double ownedFraction = 0; // of accelerators and spares: 0 = all rented, 1 = all owned
    double runDays = 0, commissioningDays = 0, windDownDays = 0;
    double utilisedFraction = 1; // of owned and reserved hours
    // Rented ones.
    double rentUsdPerHour = 0;
    double termYears = 0; // of a reservation; 0 = none
    double blockDays = 0; // of a capacity block; 0 = none
    double prepaidFraction = 0, supportFraction = 0;
    // Owned ones.
    OwnershipInput owned;
    double ownedEnergyUsd = 0; // of the run, ramp and spares included
    double ownedWattsEach = 0; // all-in draw of one training accelerator, for what it costs a year
    double usdPerKwh = 0;
    // Beside the machines.
    double overheadComputeFraction = 0, evaluationComputeFraction = 0;
    double checkpointGb = 0, storedDataGb = 0, storageUsdPerGbMonth = 0;
    double egressGb = 0, egressUsdPerGb = 0;
    double staffUsdPerYear = 0; // all people
    double dataUsd = 0, contingencyFraction = 0, taxFraction = 0;
    // Finance.
    double startDay = 0; // of the run; NaN = no date
    double discountRate = 0;
    CashTiming timing = CashTiming::MonthEnd;
};

/// The parts of a run's cost and what follows from them. USD.
struct RunCost {
    double accelerators = 0, servers = 0, network = 0, spares = 0, installation = 0, site = 0, financing = 0;
    double maintenance = 0, support = 0, ramp = 0, idle = 0, energy = 0;
    double machines = 0; // the sum of those above
    double overheadCompute = 0, evaluation = 0, storage = 0, egress = 0, staff = 0, data = 0;
    double contingency = 0, tax = 0, total = 0;

    double paidHours = 0; // accelerator-hours of the run, spares included
    double hourUsd = 0;   // of an accelerator in use, idle hours charged to it, without energy
    double hourBeforeIdleUsd = 0, depreciationPerYear = 0; // of hardware, a fraction
    double idleHours = 0;                                  // paid beside those in use and charged to this run
    double capital = 0;                                    // bound by owned machines
    double capitalPart = 0;                                // of the total: depreciation and interest
    double commitment = 0;                                 // what is owed from the first day on, whether used or not
    double earlyStop = 0;                                  // still owed or lost when everything stops half-way
    // One owned accelerator: capital, a year without energy and with it; staff in neither.
    double capitalEach = 0, machineYearEach = 0, ownedYearEach = 0;
    double breakEvenUtilisation = 0, paybackMonths = 0;
};

/// The cost of a run and its parts.
///
/// Every machine-hour in use carries the idle hours that are paid with it: owned and reserved hours 1 / f - 1 of their
/// own, a capacity block what its last block leaves over. An owned machine costs its year over 8,766 hours.
/// Sources: Cottier et al. 2024, section 2; README of the catalogs (annuity, break-even utilisation).
RunCost runCost(const RunCostInput &input);

/// When the parts are paid: capital and prepaid rent before the commissioning, staff and storage evenly from ramp-up to
/// wind-down, the rest evenly over the run. On the last day other work takes owned machines over at what is not charged
/// to this run. The plan sums to the total.
CashPlan cashPlan(const RunCostInput &input, const RunCost &cost);

} // namespace runcast
