// SPDX-License-Identifier: MIT
#include "core/cost/ownership.h"

#include <cmath>
#include <numbers>

namespace runcast {

namespace {

/// Depreciation and interest a year, per USD of the price.
struct YearlyShare {
    double depreciation = 0, financing = 0;
};

YearlyShare inEqualYears(double years, double residualFraction, double rate)
{
    const double depreciation = (1 - residualFraction) / years;
    if (rate == 0)
        return {depreciation, 0};
    const double discount = std::exp(-years * std::log1p(rate));
    return {depreciation, (1 - residualFraction * discount) * annuityFactor(rate, years) - depreciation};
}

YearlyShare byResale(double oomPerYear, double runYears, double rate)
{
    const double lost = 1 - resaleFraction(oomPerYear, runYears);
    // The limit for a run of no length is the slope at the start.
    const double aYear = runYears > 0 ? lost / runYears : oomPerYear * std::numbers::ln10;
    return {aYear, rate};
}

} // namespace

double annuityFactor(double rate, double years)
{
    if (rate == 0)
        return 1 / years;
    return rate / -std::expm1(-years * std::log1p(rate));
}

double resaleFraction(double oomPerYear, double years)
{
    return std::exp(-oomPerYear * years * std::numbers::ln10);
}

OwnedYear ownedYear(const OwnershipInput &in)
{
    const YearlyShare hardware = in.economic ? byResale(in.valueDeclineOomPerYear, in.runYears, in.costOfCapital)
                                             : inEqualYears(in.lifetimeYears, in.residualFraction, in.costOfCapital);
    const YearlyShare building = inEqualYears(in.buildingLifetimeYears, 0, in.costOfCapital);
    const double parts = in.acceleratorUsd + in.serverUsd + in.networkUsd + in.storageUsd;
    const double hardwareUsd = parts * (1 + in.installationFraction);
    OwnedYear year;
    year.hardwareShare = hardware.depreciation;
    year.acceleratorUsd = in.acceleratorUsd * hardware.depreciation;
    year.serverUsd = in.serverUsd * hardware.depreciation;
    year.networkUsd = in.networkUsd * hardware.depreciation;
    year.storageUsd = in.storageUsd * hardware.depreciation;
    year.installationUsd = parts * in.installationFraction * hardware.depreciation;
    year.siteUsd = in.buildingUsd * building.depreciation + in.colocationUsdPerYear;
    year.financingUsd = hardwareUsd * hardware.financing + in.buildingUsd * building.financing;
    year.capitalUsd = hardwareUsd + in.buildingUsd;
    year.maintenanceUsd = year.capitalUsd * in.maintenanceFractionPerYear;
    year.depreciationUsd = hardwareUsd * hardware.depreciation + in.buildingUsd * building.depreciation;
    return year;
}

} // namespace runcast
