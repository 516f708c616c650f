// SPDX-License-Identifier: MIT
#include "core/scenario/parameter_lists.h"

#include "core/scenario/parameter_builder.h"

#include <cmath>

namespace runcast {

namespace {

using namespace access;
using P = PriceInputs;
constexpr auto group = ParameterGroup::Prices;

constexpr std::array modeChoices = {
    Choice{"rent", RC_TEXT("Choices", "Rent")},
    Choice{"own", RC_TEXT("Choices", "Own")},
};

constexpr auto whenRented = [](const Scenario &s) { return s.price.mode == PriceMode::Rent; };
constexpr auto whenOwned = [](const Scenario &s) { return s.price.mode == PriceMode::Own; };

DefaultValue rentDefault(const Scenario &scenario, const Catalog &catalog)
{
    const AcceleratorPrice *rent = catalog.defaultRent(scenario.cluster.accelerator);
    if (!rent)
        return {Value{}, RC_TEXT("Sources", "no published rent in the catalog"), ""};
    return {rent->usdPerAcceleratorHour, rent->provider + ", " + rent->sku + ": " + rent->source, rent->asOf};
}

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

template <auto Member>
Parameter owned(std::string_view key, Unit unit, const char *title, const char *help,
                DefaultValue (*defaultValue)(const Scenario &, const Catalog &), Range range)
{
    Parameter parameter =
        entry<&Scenario::price, Member>(key, group, ValueKind::Number, unit, title, help, defaultValue, range);
    parameter.relevant = whenOwned;
    return parameter;
}

template <auto Member>
Parameter common(std::string_view key, ValueKind kind, Unit unit, const char *title, const char *help,
                 DefaultValue (*defaultValue)(const Scenario &, const Catalog &), Range range)
{
    return entry<&Scenario::price, Member>(key, group, kind, unit, title, help, defaultValue, range);
}

} // namespace

void appendPriceParameters(std::vector<Parameter> &all)
{
    all.push_back(choiceEntry<modeChoices, &Scenario::price, &P::mode>(
        "price.mode", group, RC_TEXT("Parameters", "Way to pay"),
        RC_TEXT("Parameters", "Rent by the accelerator-hour, energy included, or own the cluster."),
        [](const Scenario &, const Catalog &) {
            return DefaultValue{std::string("rent"), RC_TEXT("Sources", "no capital needed"), ""};
        }));
    Parameter rent = common<&P::usdPerAcceleratorHour>(
        "price.usd_per_accelerator_hour", ValueKind::Number, Unit::UsdPerHour, RC_TEXT("Parameters", "Rent"),
        RC_TEXT("Parameters", "Per accelerator-hour, host, power and cooling included, without tax."), rentDefault,
        {0, 1e4});
    rent.sliderLow = 1;
    rent.sliderHigh = 8;
    rent.relevant = whenRented;
    all.push_back(std::move(rent));

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
    all.push_back(owned<&P::buildingUsdPerWatt>(
        "price.building_usd_per_watt", Unit::UsdPerWatt, RC_TEXT("Parameters", "Building"),
        RC_TEXT("Parameters", "Data centre construction per watt of IT power."),
        [](const Scenario &, const Catalog &) {
            return DefaultValue{
                11.7, RC_TEXT("Sources", "Cushman & Wakefield, Data Center Development Cost Guide: US average"),
                "2025"};
        },
        {0, 1000}));
    all.push_back(owned<&P::lifetimeYears>(
        "price.lifetime_years", Unit::Years, RC_TEXT("Parameters", "Lifetime"),
        RC_TEXT("Parameters", "Years over which the cluster is written off."),
        [](const Scenario &, const Catalog &) {
            return DefaultValue{5.0, RC_TEXT("Sources", "Epoch AI cost model, servers from 2023 on"), "2024"};
        },
        {0.5, 40}));
    all.push_back(owned<&P::residualFraction>(
        "price.residual_fraction", Unit::Fraction, RC_TEXT("Parameters", "Residual value"),
        RC_TEXT("Parameters", "Share of the purchase price that remains at the end of life."),
        [](const Scenario &, const Catalog &) {
            return DefaultValue{0.0, RC_TEXT("Sources", "nothing assumed; enter your own"), ""};
        },
        {0, 1}));
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
    all.push_back(owned<&P::utilisedFraction>(
        "price.utilised_fraction", Unit::Fraction, RC_TEXT("Parameters", "Hours in use"),
        RC_TEXT("Parameters",
                "Share of all hours in which some work uses the owned cluster; idle hours make the others dearer."),
        [](const Scenario &, const Catalog &) {
            return DefaultValue{0.85, RC_TEXT("Sources", "assumption; enter your own"), ""};
        },
        {0.01, 1}));

    all.push_back(common<&P::staffCount>("price.staff_count", ValueKind::Number, Unit::People,
                                         RC_TEXT("Parameters", "Staff"),
                                         RC_TEXT("Parameters", "People paid by this budget during the run."),
                                         [](const Scenario &, const Catalog &) {
                                             return DefaultValue{0.0, RC_TEXT("Sources", "nobody entered"), ""};
                                         },
                                         {0, 1e6}));
    all.push_back(common<&P::staffUsdPerYear>(
        "price.staff_usd_per_year", ValueKind::Number, Unit::UsdPerYear, RC_TEXT("Parameters", "Staff cost a year"),
        RC_TEXT("Parameters", "Full cost of one person a year."),
        [](const Scenario &, const Catalog &) {
            return DefaultValue{0.0, RC_TEXT("Sources", "no neutral public value; enter your own"), ""};
        },
        {0, 1e8}));
    all.push_back(common<&P::storageUsdPerGbMonth>(
        "price.storage_usd_per_gb_month", ValueKind::Number, Unit::UsdPerGbMonth,
        RC_TEXT("Parameters", "Storage a month"),
        RC_TEXT("Parameters", "For the checkpoints kept, per GB (10⁹ bytes) and month."),
        [](const Scenario &, const Catalog &) {
            return DefaultValue{0.021, RC_TEXT("Sources", "AWS S3 Standard over 500 TB, us-east-1"), "2026-05"};
        },
        {0, 100}));
    all.push_back(common<&P::contingencyFraction>(
        "price.contingency_fraction", ValueKind::Number, Unit::Fraction, RC_TEXT("Parameters", "Contingency"),
        RC_TEXT("Parameters", "Share added to the sum of all parts for what is not known."),
        [](const Scenario &, const Catalog &) {
            return DefaultValue{0.10, RC_TEXT("Sources", "assumption; enter your own"), ""};
        },
        {0, 5}));
    Parameter currency = common<&P::currency>(
        "price.currency", ValueKind::Currency, Unit::None, RC_TEXT("Parameters", "Currency"),
        RC_TEXT("Parameters", "ISO code in which amounts are shown. They are kept in US dollars."),
        [](const Scenario &, const Catalog &) {
            return DefaultValue{std::string("USD"), RC_TEXT("Sources", "the currency of the catalogs"), ""};
        },
        {});
    currency.detail = true;
    all.push_back(std::move(currency));
    Parameter rate = common<&P::unitsPerUsd>(
        "price.units_per_usd", ValueKind::Number, Unit::UnitsPerUsd, RC_TEXT("Parameters", "Exchange rate"),
        RC_TEXT("Parameters", "Units of the shown currency for one US dollar."),
        [](const Scenario &, const Catalog &) {
            return DefaultValue{1.0, RC_TEXT("Sources", "the currency of the catalogs"), ""};
        },
        {1e-6, 1e9});
    rate.detail = true;
    rate.relevant = [](const Scenario &s) { return s.price.currency != "USD"; };
    all.push_back(std::move(rate));
}

} // namespace runcast
