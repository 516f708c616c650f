// SPDX-License-Identifier: MIT
#include "core/scenario/price_entries.h"

namespace runcast {

namespace {

using namespace access;
using P = PriceInputs;

constexpr std::array siteChoices = {
    Choice{"building", RC_TEXT("Choices", "Own building")},
    Choice{"colocation", RC_TEXT("Choices", "Colocation")},
};

constexpr std::array depreciationChoices = {
    Choice{"straight_line", RC_TEXT("Choices", "Straight line")},
    Choice{"economic", RC_TEXT("Choices", "Economic: by resale value")},
};

constexpr auto inBuilding = [](const Scenario &s) { return isOwned(s) && s.price.site == SiteKind::Building; };
constexpr auto inColocation = [](const Scenario &s) { return isOwned(s) && s.price.site == SiteKind::Colocation; };
constexpr auto straightLine = [](const Scenario &s) {
    return isOwned(s) && s.price.depreciation == Depreciation::StraightLine;
};
constexpr auto economic = [](const Scenario &s) {
    return isOwned(s) && s.price.depreciation == Depreciation::Economic;
};

DefaultValue purchaseDefault(const Scenario &scenario, const Catalog &catalog)
{
    const Accelerator *accelerator = catalog.findAccelerator(scenario.cluster.accelerator);
    if (!accelerator || !accelerator->priceUsd)
        return {Value{}, RC_TEXT("Sources", "no published price in the catalog"), ""};
    return {*accelerator->priceUsd, accelerator->source, accelerator->priceDate};
}

/// Bare accelerators carry 64 % of their price in server parts; a system price holds them already.
DefaultValue serverDefault(const Scenario &scenario, const Catalog &catalog)
{
    const Accelerator *accelerator = catalog.findAccelerator(scenario.cluster.accelerator);
    const double multiplier = accelerator && isUnitPrice(*accelerator) ? 0.64 : 0;
    return {std::round(multiplier * scenario.price.acceleratorUsd.value_or(0)),
            RC_TEXT("Sources", "Epoch AI cost model: server parts 64 % of the bare accelerators"), "2024"};
}

/// The interconnect is 19 % of the cluster's hardware.
DefaultValue networkDefault(const Scenario &scenario, const Catalog &)
{
    const double server = scenario.price.acceleratorUsd.value_or(0) + scenario.price.serverUsdPerAccelerator;
    return {std::round(server * 0.19 / 0.81),
            RC_TEXT("Sources", "Epoch AI cost model: interconnect 19 % of the hardware"), "2024"};
}

void appendHardware(std::vector<Parameter> &all)
{
    Parameter purchase = owned<&P::acceleratorUsd>(
        "price.accelerator_usd", Unit::Usd, RC_TEXT("Parameters", "Accelerator price"),
        RC_TEXT("Parameters", "Purchase price of one accelerator."), purchaseDefault, {0, 1e7});
    purchase.drivesDefaults = true;
    all.push_back(std::move(purchase));
    Parameter server = owned<&P::serverUsdPerAccelerator>(
        "price.server_usd_per_accelerator", Unit::Usd, RC_TEXT("Parameters", "Server parts"),
        RC_TEXT("Parameters", "Server without accelerators, per accelerator."), serverDefault, {0, 1e7});
    server.drivesDefaults = true;
    all.push_back(std::move(server));
    all.push_back(owned<&P::networkUsdPerAccelerator>(
        "price.network_usd_per_accelerator", Unit::Usd, RC_TEXT("Parameters", "Network"),
        RC_TEXT("Parameters", "Switches, cards and optics, per accelerator."), networkDefault, {0, 1e7}));
    all.push_back(owned<&P::storageUsd>(
        "price.storage_usd", Unit::Usd, RC_TEXT("Parameters", "Storage system"),
        RC_TEXT("Parameters", "Purchase price of the cluster's file storage."),
        [](const Scenario &, const Catalog &) {
            return DefaultValue{0.0, RC_TEXT("Sources", "storage is rented by the month; enter your own"), ""};
        },
        {0, 1e10}));
    all.push_back(owned<&P::installationFraction>(
        "price.installation_fraction", Unit::Fraction, RC_TEXT("Parameters", "Installation"),
        RC_TEXT("Parameters", "Racking, cabling and acceptance as a share of the hardware’s price."), zeroDefault,
        {0, 1}));
}

void appendSite(std::vector<Parameter> &all)
{
    Parameter site = choiceEntry<siteChoices, &Scenario::price, &P::site>(
        "price.site", pricesGroup, RC_TEXT("Parameters", "Site"),
        RC_TEXT("Parameters", "A building of its own, or space and power by the kilowatt. Never both."),
        [](const Scenario &, const Catalog &) {
            return DefaultValue{std::string("building"), RC_TEXT("Sources", "what frontier clusters do"), ""};
        });
    site.relevant = isOwned;
    all.push_back(std::move(site));
    Parameter building = owned<&P::buildingUsdPerWatt>(
        "price.building_usd_per_watt", Unit::UsdPerWatt, RC_TEXT("Parameters", "Building"),
        RC_TEXT("Parameters", "Data centre construction per watt of provisioned IT power."),
        [](const Scenario &, const Catalog &) {
            return DefaultValue{
                11.7, RC_TEXT("Sources", "Cushman & Wakefield, Data Center Development Cost Guide: US average"),
                "2025"};
        },
        {0, 1000});
    building.relevant = inBuilding;
    all.push_back(std::move(building));
    Parameter buildingLife = owned<&P::buildingLifetimeYears>(
        "price.building_lifetime_years", Unit::Years, RC_TEXT("Parameters", "Lifetime of the building"),
        RC_TEXT("Parameters", "Years over which the building is written off, with nothing left."),
        [](const Scenario &, const Catalog &) {
            return DefaultValue{20.0, RC_TEXT("Sources", "accounting practice: equipment 15 to 20 years"), "2025"};
        },
        {1, 60});
    buildingLife.relevant = inBuilding;
    buildingLife.detail = true;
    all.push_back(std::move(buildingLife));
    Parameter colocation = owned<&P::colocationUsdPerKwMonth>(
        "price.colocation_usd_per_kw_month", Unit::UsdPerKwMonth, RC_TEXT("Parameters", "Colocation rent"),
        RC_TEXT("Parameters", "Per kilowatt of provisioned IT power and month; energy is paid on top."),
        [](const Scenario &, const Catalog &) {
            return DefaultValue{
                194.95, RC_TEXT("Sources", "CBRE, US primary markets, 250 to 500 kW; large leases are lower"), "2025"};
        },
        {0, 1e4});
    colocation.relevant = inColocation;
    all.push_back(std::move(colocation));
}

void appendDepreciation(std::vector<Parameter> &all)
{
    Parameter method = choiceEntry<depreciationChoices, &Scenario::price, &P::depreciation>(
        "price.depreciation", pricesGroup, RC_TEXT("Parameters", "Depreciation"),
        RC_TEXT("Parameters", "Straight line over the lifetime, or by what the hardware loses in resale value."),
        [](const Scenario &, const Catalog &) {
            return DefaultValue{std::string("straight_line"), RC_TEXT("Sources", "accounting practice"), ""};
        });
    method.relevant = isOwned;
    all.push_back(std::move(method));
    Parameter life = owned<&P::lifetimeYears>(
        "price.lifetime_years", Unit::Years, RC_TEXT("Parameters", "Lifetime"),
        RC_TEXT("Parameters", "Years over which the hardware is written off."),
        [](const Scenario &, const Catalog &) {
            return DefaultValue{5.0, RC_TEXT("Sources", "Epoch AI cost model, servers from 2023 on"), "2024"};
        },
        {0.5, 40});
    life.relevant = straightLine;
    all.push_back(std::move(life));
    Parameter residual = owned<&P::residualFraction>(
        "price.residual_fraction", Unit::Fraction, RC_TEXT("Parameters", "Residual value"),
        RC_TEXT("Parameters", "Share of the hardware’s price that remains at the end of life."), zeroDefault, {0, 1});
    residual.relevant = straightLine;
    all.push_back(std::move(residual));
    Parameter decline = owned<&P::valueDeclineOomPerYear>(
        "price.value_decline_oom_per_year", Unit::PerYear, RC_TEXT("Parameters", "Loss of resale value"),
        RC_TEXT("Parameters", "Decimal orders of magnitude a year: 0.14 leaves 72 % after one year."),
        [](const Scenario &, const Catalog &) {
            return DefaultValue{0.14, RC_TEXT("Sources", "Epoch AI cost model: trend of performance per price"),
                                "2024"};
        },
        {0, 2});
    decline.detail = true;
    all.push_back(std::move(decline));
    all.push_back(owned<&P::costOfCapital>(
        "price.cost_of_capital", Unit::Fraction, RC_TEXT("Parameters", "Cost of capital"),
        RC_TEXT("Parameters", "Interest a year on the money bound. A company's own figure."),
        [](const Scenario &, const Catalog &) {
            return DefaultValue{0.0, RC_TEXT("Sources", "no neutral public value; enter your own"), ""};
        },
        {0, 1}));
    all.push_back(owned<&P::maintenanceFractionPerYear>(
        "price.maintenance_fraction_per_year", Unit::Fraction, RC_TEXT("Parameters", "Maintenance a year"),
        RC_TEXT("Parameters", "Share of the capital spent a year on repair and support."),
        [](const Scenario &, const Catalog &) {
            return DefaultValue{0.0, RC_TEXT("Sources", "no public primary value; enter your own"), ""};
        },
        {0, 1}));
    Parameter used = common<&P::utilisedFraction>(
        "price.utilised_fraction", ValueKind::Number, Unit::Fraction, RC_TEXT("Parameters", "Hours in use"),
        RC_TEXT("Parameters",
                "Share of all owned or reserved hours in which this run or other work uses them. Idle hours "
                "are charged to the hours in use."),
        [](const Scenario &, const Catalog &) {
            return DefaultValue{0.85, RC_TEXT("Sources", "assumption; enter your own"), ""};
        },
        {0.01, 1});
    used.relevant = [](const Scenario &s) {
        return isOwned(s) || s.price.purchaseOption == Commitment::Reserved1y ||
               s.price.purchaseOption == Commitment::Reserved3y;
    };
    all.push_back(std::move(used));
}

} // namespace

void appendOwningParameters(std::vector<Parameter> &all)
{
    appendHardware(all);
    appendSite(all);
    appendDepreciation(all);
}

} // namespace runcast
