// SPDX-License-Identifier: MIT
#include "core/scenario/parameter_lists.h"

#include "core/scenario/parameter_builder.h"

#include <cmath>

namespace runcast {

namespace {

using namespace access;
using W = PowerInputs;
constexpr auto group = ParameterGroup::Power;

// The all-in default: (700 + 330 + 140) W × 1.20 = 1.4 kW per H100, cooling included.
constexpr double h100Watts = 700, h100ServerWatts = 330, h100NetworkWatts = 140;

DefaultValue utilisedDefault(const Scenario &scenario, const Catalog &catalog)
{
    const Accelerator *accelerator = catalog.findAccelerator(scenario.cluster.accelerator);
    if (!accelerator || !accelerator->tdpW)
        return {Value{}, RC_TEXT("Sources", "no published power in the catalog"), ""};
    return {*accelerator->tdpW, accelerator->source, std::to_string(accelerator->year)};
}

DefaultValue serverOverheadDefault(const Scenario &scenario, const Catalog &catalog)
{
    const Accelerator *accelerator = catalog.findAccelerator(scenario.cluster.accelerator);
    const double watts = accelerator ? accelerator->tdpW.value_or(h100Watts) : h100Watts;
    return {std::round(watts * h100ServerWatts / h100Watts),
            RC_TEXT("Sources", "fans, host and conversion of an H100 server, 330 W per 700 W, in proportion"), "2024"};
}

DefaultValue regionDefault(const Scenario &, const Catalog &)
{
    return {std::string("US"), RC_TEXT("Sources", "where most published runs stood"), ""};
}

/// A value of the scenario's grid region with its own source.
template <auto Member> DefaultValue gridDefault(const Scenario &scenario, const Catalog &catalog)
{
    const GridRegion *region = catalog.findRegion(scenario.power.region);
    if (!region || !(region->*Member))
        return {Value{}, RC_TEXT("Sources", "not in the grid catalog for this region"), ""};
    const GridValue &value = *(region->*Member);
    return {value.value, value.fromId + ": " + value.source, value.year ? std::to_string(*value.year) : std::string{}};
}

/// The server's nameplate where it is published, else what is drawn while training.
DefaultValue provisionedDefault(const Scenario &scenario, const Catalog &catalog)
{
    const Accelerator *accelerator = catalog.findAccelerator(scenario.cluster.accelerator);
    const std::optional<double> nameplate =
        accelerator ? serverMaxPowerWPerAccelerator(*accelerator) : std::optional<double>();
    if (nameplate)
        return {*nameplate, accelerator->typicalServer + ": " + accelerator->source, std::to_string(accelerator->year)};
    if (!scenario.power.acceleratorUtilisedW)
        return {Value{}, RC_TEXT("Sources", "no published power in the catalog"), ""};
    return {*scenario.power.acceleratorUtilisedW + scenario.power.serverOverheadWPerAccelerator,
            RC_TEXT("Sources", "no nameplate is published: the draw while training"), ""};
}

/// As many servers as stay within 41 kW, four of the H100 class; a rack-scale system is its own rack.
DefaultValue rackDefault(const Scenario &scenario, const Catalog &catalog)
{
    constexpr double rackW = 41e3;
    const Accelerator *accelerator = catalog.findAccelerator(scenario.cluster.accelerator);
    const double each = accelerator ? accelerator->gpusPerServer.value_or(8) : 8;
    const std::optional<double> nameplate =
        accelerator ? serverMaxPowerWPerAccelerator(*accelerator) : std::optional<double>();
    const double servers = nameplate ? std::fmax(1, std::floor(rackW / (*nameplate * each))) : 1;
    return {each * servers, RC_TEXT("Sources", "servers of about 41 kW in all, four of the H100 class"), "2024"};
}

DefaultValue marketDefault(const Scenario &scenario, const Catalog &)
{
    return {access::toValue(scenario.power.carbonGPerKwh),
            RC_TEXT("Sources", "no contracts entered: as the grid’s average"), ""};
}

/// Cradle to gate of the chip with its share of the server; published for one generation only.
DefaultValue embodiedDefault(const Scenario &scenario, const Catalog &catalog)
{
    const Fact *chip = catalog.findFact("embodied_gpu_h100");
    const Fact *server = catalog.findFact("embodied_server_without_gpu_p5");
    if (!scenario.cluster.accelerator.starts_with("h100") && !scenario.cluster.accelerator.starts_with("h800"))
        return {Value{}, RC_TEXT("Sources", "not published for this accelerator"), ""};
    if (!chip || !server || !chip->value || !server->value)
        return {Value{}, RC_TEXT("Sources", "not published for this accelerator"), ""};
    constexpr double perServer = 8;
    return {*chip->value + *server->value / perServer, chip->source + "; " + server->source, "2025"};
}

} // namespace

void appendPowerParameters(std::vector<Parameter> &all)
{
    Parameter utilised = entry<&Scenario::power, &W::acceleratorUtilisedW>(
        "power.accelerator_utilised_w", group, ValueKind::Number, Unit::Watts,
        RC_TEXT("Parameters", "Accelerator power"), RC_TEXT("Parameters", "Draw of one accelerator while it trains."),
        utilisedDefault, {1, 1e5});
    utilised.drivesDefaults = true; // of the nameplate
    all.push_back(std::move(utilised));
    all.push_back(entry<&Scenario::power, &W::serverOverheadWPerAccelerator>(
        "power.server_overhead_w_per_accelerator", group, ValueKind::Number, Unit::Watts,
        RC_TEXT("Parameters", "Server overhead"), RC_TEXT("Parameters", "Host, fans and conversion, per accelerator."),
        serverOverheadDefault, {0, 1e5}));
    all.push_back(entry<&Scenario::power, &W::networkWPerAccelerator>(
        "power.network_w_per_accelerator", group, ValueKind::Number, Unit::Watts,
        RC_TEXT("Parameters", "Network power"), RC_TEXT("Parameters", "Switches, optics and storage, per accelerator."),
        [](const Scenario &, const Catalog &) {
            return DefaultValue{h100NetworkWatts,
                                RC_TEXT("Sources", "switches, optics and storage of a large H100 cluster"), "2024"};
        },
        {0, 1e5}));
    const auto beside = [&all](Parameter parameter) {
        parameter.detail = true;
        all.push_back(std::move(parameter));
    };
    beside(entry<&Scenario::power, &W::storageWPerAccelerator>(
        "power.storage_w_per_accelerator", group, ValueKind::Number, Unit::Watts,
        RC_TEXT("Parameters", "Storage power"),
        RC_TEXT("Parameters", "File storage, per accelerator, where it is not in the network’s."),
        [](const Scenario &, const Catalog &) {
            return DefaultValue{0.0, RC_TEXT("Sources", "in the network’s power; enter your own to see it apart"), ""};
        },
        {0, 1e5}));
    beside(entry<&Scenario::power, &W::provisionedWPerAccelerator>(
        "power.provisioned_w_per_accelerator", group, ValueKind::Number, Unit::Watts,
        RC_TEXT("Parameters", "Server nameplate"),
        RC_TEXT("Parameters",
                "Nameplate power of the server, per accelerator. Connection, building and colocation are sized by it."),
        provisionedDefault, {1, 1e5}));
    beside(entry<&Scenario::power, &W::idleFraction>(
        "power.idle_fraction", group, ValueKind::Number, Unit::Fraction, RC_TEXT("Parameters", "Idle draw"),
        RC_TEXT("Parameters",
                "Share of the nameplate that a server draws when it waits: spares, stalls, restarts, ramp."),
        [](const Scenario &, const Catalog &) {
            return DefaultValue{0.23, RC_TEXT("Sources", "lowest samples of H100 nodes in MLPerf power logs"), "2024"};
        },
        {0, 1}));
    beside(entry<&Scenario::power, &W::acceleratorsPerRack>(
        "power.accelerators_per_rack", group, ValueKind::Count, Unit::Accelerators,
        RC_TEXT("Parameters", "Accelerators in a rack"), RC_TEXT("Parameters", "Sets power per rack and racks needed."),
        rackDefault, {1, 1e5}));
    all.push_back(entry<&Scenario::power, &W::pue>(
        "power.pue", group, ValueKind::Number, Unit::Ratio, RC_TEXT("Parameters", "PUE"),
        RC_TEXT("Parameters", "Power usage effectiveness: power of the whole facility over power of its IT."),
        [](const Scenario &, const Catalog &) {
            return DefaultValue{
                1.2, RC_TEXT("Sources", "between hyperscale sites (1.08 to 1.17) and public clouds (1.25)"), "2025"};
        },
        {1, 5}, {1.05, 1.8, false}));
    Parameter region = entry<&Scenario::power, &W::region>(
        "power.region", group, ValueKind::Region, Unit::None, RC_TEXT("Parameters", "Region"),
        RC_TEXT("Parameters", "The grid that feeds the site. It brings tariff, carbon and water."), regionDefault);
    region.drivesDefaults = true;
    all.push_back(std::move(region));
    Parameter tariff = entry<&Scenario::power, &W::usdPerKwh>(
        "power.usd_per_kwh", group, ValueKind::Number, Unit::UsdPerKwh, RC_TEXT("Parameters", "Electricity price"),
        RC_TEXT("Parameters", "Industrial tariff, without tax. Inside the rent of a rented cluster."),
        gridDefault<&GridRegion::electricityUsdPerKwh>, {0, 10});
    tariff.relevant = [](const Scenario &s) { return s.price.mode != PriceMode::Rent; };
    all.push_back(std::move(tariff));
    Parameter carbon = entry<&Scenario::power, &W::carbonGPerKwh>(
        "power.carbon_g_per_kwh", group, ValueKind::Number, Unit::GramsPerKwh,
        RC_TEXT("Parameters", "Carbon intensity"),
        RC_TEXT("Parameters", "Grams of CO₂ equivalent per kWh, location-based."),
        gridDefault<&GridRegion::carbonGPerKwh>, {0, 5000});
    carbon.canBeMissing = true;
    carbon.drivesDefaults = true;
    all.push_back(std::move(carbon));
    Parameter market = entry<&Scenario::power, &W::marketCarbonGPerKwh>(
        "power.market_carbon_g_per_kwh", group, ValueKind::Number, Unit::GramsPerKwh,
        RC_TEXT("Parameters", "Contracted carbon intensity"),
        RC_TEXT("Parameters", "Grams of CO₂ equivalent per kWh by the supply contracts, market-based."), marketDefault,
        {0, 5000});
    market.canBeMissing = true;
    beside(std::move(market));
    Parameter water = entry<&Scenario::power, &W::waterLPerKwh>(
        "power.water_l_per_kwh", group, ValueKind::Number, Unit::LitresPerKwh, RC_TEXT("Parameters", "Water intensity"),
        RC_TEXT("Parameters", "Litres withdrawn at the power plants per kWh."), gridDefault<&GridRegion::waterLPerKwh>,
        {0, 1000});
    water.canBeMissing = true;
    beside(std::move(water));
    beside(entry<&Scenario::power, &W::siteWaterLPerKwh>(
        "power.site_water_l_per_kwh", group, ValueKind::Number, Unit::LitresPerKwh,
        RC_TEXT("Parameters", "Water on site"),
        RC_TEXT("Parameters", "Litres that cooling takes per kWh of IT energy (WUE)."),
        [](const Scenario &, const Catalog &) {
            return DefaultValue{0.27, RC_TEXT("Sources", "Microsoft, fully owned sites, fiscal year 2025"), "2025"};
        },
        {0, 100}));
    Parameter embodied = entry<&Scenario::power, &W::embodiedKgPerAccelerator>(
        "power.embodied_kg_per_accelerator", group, ValueKind::Number, Unit::Kilograms,
        RC_TEXT("Parameters", "Embodied carbon"),
        RC_TEXT("Parameters", "Making one accelerator with its share of the server, CO₂ equivalent, cradle to gate."),
        embodiedDefault, {0, 1e6});
    embodied.canBeMissing = true;
    beside(std::move(embodied));
    beside(entry<&Scenario::power, &W::embodiedLifetimeYears>(
        "power.embodied_lifetime_years", group, ValueKind::Number, Unit::Years,
        RC_TEXT("Parameters", "Years it is spread over"),
        RC_TEXT("Parameters", "Years of use over which the embodied carbon is spread."),
        [](const Scenario &, const Catalog &) {
            return DefaultValue{5.0, RC_TEXT("Sources", "as the lifetime of the hardware; published studies: 3 to 6"),
                                "2025"};
        },
        {0.5, 40}));
}

} // namespace runcast
