// SPDX-License-Identifier: MIT
#include "core/forecast/evaluate_money.h"

#include "core/forecast/failures.h"
#include "core/forecast/resolve.h"

#include <cmath>

namespace runcast {

namespace {

constexpr double bytesPerGb = 1e9, hoursPerYear = 8766, hoursPerDay = 24, monthsPerYear = 12;
// EIA, electricity use of US homes: 10,715 kWh a year and household.
constexpr double usHomeKw = 1.22;

/// Prices that are not relevant are not checked for their range: what they lead to may be no number.
double finite(double value)
{
    return std::isfinite(value) ? value : notComputed;
}

void fillCost(const RunCost &cost, CostFigures &figures)
{
    figures.acceleratorsUsd = cost.accelerators;
    figures.serversUsd = cost.servers;
    figures.networkUsd = cost.network;
    figures.sparesUsd = cost.spares;
    figures.installationUsd = cost.installation;
    figures.siteUsd = cost.site;
    figures.financingUsd = cost.financing;
    figures.maintenanceUsd = cost.maintenance;
    figures.supportUsd = cost.support;
    figures.commissioningUsd = cost.ramp;
    figures.idleUsd = cost.idle;
    figures.energyUsd = cost.energy;
    figures.overheadComputeUsd = cost.overheadCompute;
    figures.evaluationUsd = cost.evaluation;
    figures.storageUsd = cost.storage;
    figures.egressUsd = cost.egress;
    figures.staffUsd = cost.staff;
    figures.dataUsd = cost.data;
    figures.contingencyUsd = cost.contingency;
    figures.taxUsd = cost.tax;
    figures.totalUsd = cost.total;
}

} // namespace

RunPowerInput powerInput(const ResolvedInputs &in, const TimeFigures &time, const FailureFigures &failure)
{
    return {.accelerators = in.accelerators,
            .spares = in.spareAccelerators,
            .utilisedW = in.utilisedW,
            .serverW = in.serverOverheadW,
            .networkW = in.networkW,
            .storageW = in.storageW,
            .provisionedW = in.provisionedW,
            .idleFraction = in.idleFraction,
            .pue = in.pue,
            .runDays = time.wallClockDays,
            .commissioningDays = in.commissioningDays,
            .windDownDays = in.windDownDays,
            .stallHours = failure.checkpointHours + failure.restartHours + failure.plannedHours,
            .acceleratorsPerRack = in.acceleratorsPerRack};
}

RunCostInput costInput(const ResolvedInputs &in, const Forecast &forecast)
{
    const double itW = in.utilisedW + in.serverOverheadW + in.networkW + in.storageW;
    const double provisionedW = in.provisionedW + in.networkW + in.storageW;
    RunCostInput input;
    input.accelerators = in.accelerators;
    input.spares = in.spareAccelerators;
    input.ownedFraction = in.ownedFraction;
    input.runDays = forecast.time.wallClockDays;
    input.commissioningDays = in.commissioningDays;
    input.windDownDays = in.windDownDays;
    input.utilisedFraction = in.utilisedFraction;
    input.rentUsdPerHour = in.rentUsdPerHour;
    input.termYears = in.termYears;
    input.blockDays = in.blockDays;
    input.prepaidFraction = in.prepaidFraction;
    input.supportFraction = in.supportFraction;
    input.owned = {.acceleratorUsd = in.acceleratorUsd,
                   .serverUsd = in.serverUsd,
                   .networkUsd = in.networkUsd,
                   .storageUsd = in.storageUsd / (in.accelerators + in.spareAccelerators),
                   .installationFraction = in.installationFraction,
                   .buildingUsd = in.buildingUsdPerWatt > 0 ? in.buildingUsdPerWatt * provisionedW : 0,
                   .buildingLifetimeYears = in.buildingLifetimeYears,
                   .colocationUsdPerYear = in.colocationUsdPerKwMonth > 0
                                               ? in.colocationUsdPerKwMonth * monthsPerYear * provisionedW / 1e3
                                               : 0,
                   .lifetimeYears = in.lifetimeYears,
                   .residualFraction = in.residualFraction,
                   .economic = in.economicDepreciation,
                   .valueDeclineOomPerYear = in.valueDeclineOomPerYear,
                   .runYears = forecast.time.wallClockDays * hoursPerDay / hoursPerYear,
                   .costOfCapital = in.costOfCapital,
                   .maintenanceFractionPerYear = in.maintenanceFractionPerYear};
    input.ownedEnergyUsd = forecast.power.energyMwh * 1e3 * in.usdPerKwh;
    input.ownedWattsEach = itW * in.pue;
    input.usdPerKwh = in.usdPerKwh;
    input.overheadComputeFraction = in.overheadComputeFraction;
    input.evaluationComputeFraction = in.evaluationComputeFraction;
    input.checkpointGb = forecast.failure.checkpointBytes * in.checkpointsKept / bytesPerGb;
    input.storedDataGb = in.storedDataBytes / bytesPerGb;
    input.storageUsdPerGbMonth = in.storageUsdPerGbMonth;
    input.egressGb = in.egressBytes / bytesPerGb;
    input.egressUsdPerGb = in.egressUsdPerGb;
    input.staffUsdPerYear = in.staffCount * in.staffUsdPerYear;
    input.dataUsd = in.dataUsd;
    input.contingencyFraction = in.contingencyFraction;
    input.taxFraction = in.taxFraction;
    input.startDay = in.startDay + delayDays(in, forecast.time.wallClockDays);
    input.discountRate = in.discountRate;
    input.timing = in.discountTiming == DiscountTiming::MonthStart    ? CashTiming::MonthStart
                   : in.discountTiming == DiscountTiming::MonthMiddle ? CashTiming::MonthMiddle
                                                                      : CashTiming::MonthEnd;
    return input;
}

void evaluatePower(const ResolvedInputs &in, Forecast &forecast)
{
    const RunPower power = runPower(powerInput(in, forecast.time, forecast.failure));
    PowerFigures &figures = forecast.power;
    figures.wattsPerAccelerator = (in.utilisedW + in.serverOverheadW + in.networkW + in.storageW) * in.pue;
    figures.itMw = power.itMw;
    figures.facilityMw = power.facilityMw;
    figures.averageMw = power.averageMw;
    figures.peakMw = power.provisionedMw;
    figures.peakOverAverage = power.provisionedMw / power.averageMw;
    figures.swingMw = power.swingMw;
    figures.racks = power.racks;
    figures.rackPeakW = power.rackPeakW;
    figures.rackAverageW = power.rackAverageW;
    figures.acceleratorsMwh = power.acceleratorsMwh;
    figures.serversMwh = power.serversMwh;
    figures.networkMwh = power.networkMwh;
    figures.storageMwh = power.storageMwh;
    figures.sparesMwh = power.sparesMwh;
    figures.idleMwh = power.idleMwh;
    figures.coolingMwh = power.coolingMwh;
    figures.energyMwh = power.energyMwh;
    figures.carbonT = power.energyMwh * in.carbonGPerKwh / 1e3;
    figures.marketCarbonT = power.energyMwh * in.marketCarbonGPerKwh / 1e3;
    figures.plantWaterM3 = power.energyMwh * in.waterLPerKwh;
    figures.siteWaterM3 = (power.energyMwh - power.coolingMwh) * in.siteWaterLPerKwh;
    figures.waterM3 = figures.plantWaterM3 + figures.siteWaterM3;
    figures.usHomes = figures.facilityMw * 1e3 / usHomeKw;
}

void evaluateCost(const ResolvedInputs &in, Forecast &forecast)
{
    const RunCostInput input = costInput(in, forecast);
    const RunCost cost = runCost(input);
    CostFigures &figures = forecast.cost;
    fillCost(cost, figures);
    figures.usdPerMillionTokens = cost.total / (in.tokens / 1e6);
    figures.usdPerExaflop = cost.total / (forecast.compute.trainingFlop / 1e18);
    figures.usdPerPaidHour = cost.total / forecast.time.acceleratorHours;
    figures.usdPerDeliveredHour = cost.total / forecast.time.idealAcceleratorHours;

    MoneyFigures &money = forecast.money;
    money.machinesUsd = cost.machines;
    money.acceleratorHourUsd = cost.hourUsd;
    const double rampHours =
        (in.accelerators + in.spareAccelerators) * (in.commissioningDays + in.windDownDays) / 2 * hoursPerDay;
    money.idleFraction = cost.idleHours / (cost.paidHours + rampHours + cost.idleHours);
    money.capitalUsd = cost.capital;
    money.capitalPartUsd = cost.capitalPart;
    money.operatingPartUsd = cost.total - cost.capitalPart;
    money.commitmentUsd = cost.commitment;
    money.earlyStopUsd = cost.earlyStop;
    money.hourBeforeIdleUsd = cost.hourBeforeIdleUsd;
    money.ownedFraction = in.ownedFraction;
    money.depreciationPerYear = finite(cost.depreciationPerYear);
    money.capitalEachUsd = finite(cost.capitalEach);
    money.machineYearUsd = finite(cost.machineYearEach);
    money.ownedYearUsd = finite(cost.ownedYearEach);
    money.breakEvenUtilisation = finite(cost.breakEvenUtilisation);
    money.paybackMonths = finite(cost.paybackMonths);
    const CashPlan plan = cashPlan(input, cost);
    money.npvUsd = presentValue(plan, in.discountRate, input.timing);
    money.peakFundingUsd = peakFundingUsd(plan);

    forecast.failure.lostUsd = forecast.failure.lostFraction * forecast.time.acceleratorHours * cost.hourUsd;
    // Hours charged to the run carry their share of what making the machines emitted.
    forecast.power.embodiedCarbonT = in.embodiedKgPerAccelerator / 1e3 * (cost.paidHours + rampHours + cost.idleHours) /
                                     (in.embodiedLifetimeYears * hoursPerYear);
}

} // namespace runcast
