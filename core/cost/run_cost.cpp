// SPDX-License-Identifier: MIT
#include "core/cost/run_cost.h"

#include <cmath>
#include <limits>

namespace runcast {

namespace {

constexpr double nan = std::numeric_limits<double>::quiet_NaN();
constexpr double hoursPerDay = 24, daysPerYear = 365.25, hoursPerYear = hoursPerDay * daysPerYear;
constexpr double monthsPerYear = 12;

/// Machine-hours of a plan. Commissioning and wind-down (beside) grow and shrink evenly: half of their days count.
struct Hours {
    double main, spares, beside, ownedIdle, rentedIdle;
};

Hours hoursOf(const RunCostInput &in)
{
    const double count = in.accelerators + in.spares;
    Hours hours{};
    hours.main = in.accelerators * in.runDays * hoursPerDay;
    hours.spares = in.spares * in.runDays * hoursPerDay;
    hours.beside = count * (in.commissioningDays + in.windDownDays) / 2 * hoursPerDay;
    const double used = hours.main + hours.spares + hours.beside;
    const double besideEach = 1 / in.utilisedFraction - 1;
    if (in.ownedFraction > 0)
        hours.ownedIdle = in.ownedFraction * used * besideEach;
    if (in.ownedFraction < 1 && in.termYears > 0)
        hours.rentedIdle = (1 - in.ownedFraction) * used * besideEach;
    if (in.ownedFraction < 1 && in.blockDays > 0) {
        const double booked = std::ceil(in.runDays / in.blockDays) * in.blockDays;
        hours.rentedIdle = (1 - in.ownedFraction) * count * (booked - in.runDays) * hoursPerDay;
    }
    return hours;
}

/// A price that counts only where something is paid with it: what is not rented needs no rent.
double where(double share, double usd)
{
    return share == 0 ? 0 : share * usd;
}

/// What is owed from the first day on, and what of it is lost when everything stops half-way through the run.
void commit(const RunCostInput &in, const OwnedYear &year, RunCost &cost)
{
    const double count = in.accelerators + in.spares;
    const double halfDays = in.runDays / 2;
    const double rented = (1 - in.ownedFraction) * count;
    double rentedDays = 0; // committed
    if (in.termYears > 0)
        rentedDays = in.termYears * daysPerYear;
    else if (in.blockDays > 0)
        rentedDays = std::ceil(in.runDays / in.blockDays) * in.blockDays;
    const double rentAhead = where(rented * rentedDays, in.rentUsdPerHour * hoursPerDay);
    cost.commitment = rentAhead + cost.capital;
    const double owed = where(rented * std::fmax(0, rentedDays - halfDays), in.rentUsdPerHour * hoursPerDay);
    double lost = 0;
    if (in.ownedFraction > 0) {
        // Hardware is sold at what it then brings; the building at what is not written off.
        const double years = halfDays / daysPerYear;
        const OwnershipInput &o = in.owned;
        const double hardware = year.capitalUsd - o.buildingUsd;
        const double brings = hardware * resaleFraction(o.valueDeclineOomPerYear, years) +
                              o.buildingUsd * std::fmax(0, 1 - years / o.buildingLifetimeYears);
        lost = in.ownedFraction * count * std::fmax(0, year.capitalUsd - brings - year.depreciationUsd * years);
    }
    cost.earlyStop = owed + lost;
}

void compareWithRent(const RunCostInput &in, const OwnedYear &year, RunCost &cost)
{
    const double energy = in.ownedWattsEach / 1e3 * hoursPerYear * in.usdPerKwh;
    cost.capitalEach = year.capitalUsd;
    cost.machineYearEach = year.totalUsd();
    cost.depreciationPerYear = year.hardwareShare;
    cost.ownedYearEach = cost.machineYearEach + energy;
    cost.breakEvenUtilisation = in.rentUsdPerHour > 0 ? cost.ownedYearEach / (hoursPerYear * in.rentUsdPerHour) : nan;
    const double running = energy * in.utilisedFraction + year.maintenanceUsd + in.owned.colocationUsdPerYear;
    const double saved = in.rentUsdPerHour * hoursPerYear * in.utilisedFraction - running;
    cost.paybackMonths = saved > 0 ? year.capitalUsd / saved * monthsPerYear : nan;
}

void addMachines(const RunCostInput &in, const OwnedYear &year, RunCost &cost)
{
    const Hours hours = hoursOf(in);
    const double owned = in.ownedFraction, rented = 1 - in.ownedFraction;
    const double rent = where(rented, in.rentUsdPerHour);
    const auto ofYear = [owned](double usd) { return where(owned, usd / hoursPerYear); };
    cost.accelerators = hours.main * (rent + ofYear(year.acceleratorUsd));
    cost.servers = hours.main * ofYear(year.serverUsd);
    cost.network = hours.main * ofYear(year.networkUsd);
    const double spareHour = rent + ofYear(year.acceleratorUsd + year.serverUsd + year.networkUsd);
    cost.spares = where(hours.spares, spareHour);
    const double used = hours.main + hours.spares;
    cost.installation = used * ofYear(year.installationUsd);
    cost.site = used * ofYear(year.siteUsd);
    cost.financing = used * ofYear(year.financingUsd);
    cost.maintenance = used * ofYear(year.maintenanceUsd);
    const double hour = rent + ofYear(year.totalUsd());
    cost.hourBeforeIdleUsd = hour;
    cost.ramp = hours.beside * hour;
    // The year of one owned machine is charged to the hours in use; f does not change what an hour of rent costs.
    cost.idle = where(hours.ownedIdle, year.totalUsd() / hoursPerYear) + where(hours.rentedIdle, in.rentUsdPerHour);
    cost.support = in.supportFraction * (where(rented * (used + hours.beside), in.rentUsdPerHour) +
                                         where(hours.rentedIdle, in.rentUsdPerHour));
    cost.energy = where(owned, in.ownedEnergyUsd);
    cost.storage = used * ofYear(year.storageUsd);
    cost.idleHours = hours.ownedIdle + hours.rentedIdle;
    cost.paidHours = used;
    cost.hourUsd = used + hours.beside > 0 ? hour + cost.idle / (used + hours.beside) : nan;
    cost.capital = where(owned * (in.accelerators + in.spares), year.capitalUsd);
    // Depreciation and interest of all owned hours that this run is charged with.
    const double ownedHours = owned * (used + hours.beside) + hours.ownedIdle;
    cost.capitalPart = where(ownedHours, (year.depreciationUsd + year.financingUsd) / hoursPerYear);
}

} // namespace

RunCost runCost(const RunCostInput &in)
{
    RunCost cost;
    const OwnedYear year = ownedYear(in.owned);
    addMachines(in, year, cost);
    cost.machines = cost.accelerators + cost.servers + cost.network + cost.spares + cost.installation + cost.site +
                    cost.financing + cost.maintenance + cost.support + cost.ramp + cost.idle + cost.energy;
    cost.overheadCompute = in.overheadComputeFraction * cost.machines;
    cost.evaluation = in.evaluationComputeFraction * cost.machines;
    const double days = in.runDays + in.commissioningDays + in.windDownDays;
    cost.storage +=
        (in.checkpointGb + in.storedDataGb) * in.storageUsdPerGbMonth * days / (daysPerYear / monthsPerYear);
    cost.egress = in.egressGb * in.egressUsdPerGb;
    cost.staff = in.staffUsdPerYear * days / daysPerYear;
    cost.data = in.dataUsd;
    const double parts =
        cost.machines + cost.overheadCompute + cost.evaluation + cost.storage + cost.egress + cost.staff + cost.data;
    cost.contingency = in.contingencyFraction * parts;
    cost.tax = in.taxFraction * (parts + cost.contingency);
    cost.total = parts + cost.contingency + cost.tax;
    commit(in, year, cost);
    compareWithRent(in, year, cost);
    return cost;
}

CashPlan cashPlan(const RunCostInput &in, const RunCost &cost)
{
    CashPlan plan;
    plan.firstDay = in.startDay - in.commissioningDays;
    plan.commissioningDays = in.commissioningDays;
    plan.runDays = in.runDays;
    plan.windDownDays = in.windDownDays;
    const auto at = [&plan](CashKind kind) -> CashAmount & { return plan.amounts[size_t(kind)]; };

    const OwnedYear year = ownedYear(in.owned);
    const Hours hours = hoursOf(in);
    const double used = hours.main + hours.spares + hours.beside;
    const double ownedHours = in.ownedFraction * used + hours.ownedIdle;
    const double depreciation = where(ownedHours, year.depreciationUsd / hoursPerYear);
    at(CashKind::Capital) = {.firstDayUsd = cost.capital, .lastDayUsd = depreciation - cost.capital};

    const double rent = where((1 - in.ownedFraction) * used + hours.rentedIdle, in.rentUsdPerHour);
    at(CashKind::Rent) = {.firstDayUsd = in.prepaidFraction * rent, .wholeUsd = (1 - in.prepaidFraction) * rent};
    at(CashKind::Energy).wholeUsd = cost.energy;
    const double ownedStorage = where(in.ownedFraction * (hours.main + hours.spares), year.storageUsd / hoursPerYear);
    // Interest, maintenance, colocation and support: what the machines cost beside depreciation, rent and energy.
    at(CashKind::Running).wholeUsd = cost.machines + ownedStorage - depreciation - rent - cost.energy;
    at(CashKind::Staff).wholeUsd = cost.staff;
    at(CashKind::Other) = {.firstDayUsd = cost.data,
                           .runUsd = cost.overheadCompute + cost.evaluation,
                           .wholeUsd = cost.storage - ownedStorage + cost.egress};
    at(CashKind::Contingency).runUsd = cost.contingency + cost.tax;
    return plan;
}

} // namespace runcast
