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

} // namespace

void appendPowerParameters(std::vector<Parameter> &all)
{
    all.push_back(entry<&Scenario::power, &W::acceleratorUtilisedW>(
        "power.accelerator_utilised_w", group, ValueKind::Number, Unit::Watts,
        RC_TEXT("Parameters", "Accelerator power"), RC_TEXT("Parameters", "Draw of one accelerator while it trains."),
        utilisedDefault, {1, 1e5}));
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
    tariff.relevant = [](const Scenario &s) { return s.price.mode == PriceMode::Own; };
    all.push_back(std::move(tariff));
    Parameter carbon = entry<&Scenario::power, &W::carbonGPerKwh>(
        "power.carbon_g_per_kwh", group, ValueKind::Number, Unit::GramsPerKwh,
        RC_TEXT("Parameters", "Carbon intensity"),
        RC_TEXT("Parameters", "Grams of CO₂ equivalent per kWh, location-based."),
        gridDefault<&GridRegion::carbonGPerKwh>, {0, 5000});
    carbon.canBeMissing = true;
    all.push_back(std::move(carbon));
    Parameter water = entry<&Scenario::power, &W::waterLPerKwh>(
        "power.water_l_per_kwh", group, ValueKind::Number, Unit::LitresPerKwh, RC_TEXT("Parameters", "Water intensity"),
        RC_TEXT("Parameters", "Litres withdrawn at the power plants per kWh."), gridDefault<&GridRegion::waterLPerKwh>,
        {0, 1000});
    water.canBeMissing = true;
    water.detail = true;
    all.push_back(std::move(water));
}

} // namespace runcast
