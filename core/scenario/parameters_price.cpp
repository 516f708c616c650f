// SPDX-License-Identifier: MIT
#include "core/scenario/parameter_lists.h"

#include "core/scenario/edit.h"
#include "core/scenario/price_entries.h"

namespace runcast {

namespace {

using namespace access;
using P = PriceInputs;

constexpr std::array modeChoices = {
    Choice{"rent", RC_TEXT("Choices", "Rent")},
    Choice{"own", RC_TEXT("Choices", "Own")},
    Choice{"mix", RC_TEXT("Choices", "Own a base, rent the rest")},
};

constexpr std::array purchaseChoices = {
    Choice{"on_demand", RC_TEXT("Choices", "On demand")},
    Choice{"reserved_1y", RC_TEXT("Choices", "Reserved, 1 year")},
    Choice{"reserved_3y", RC_TEXT("Choices", "Reserved, 3 years")},
    Choice{"spot", RC_TEXT("Choices", "Spot")},
    Choice{"capacity_block", RC_TEXT("Choices", "Capacity block")},
};

bool isBoughtAs(const Scenario &s, Commitment option)
{
    return isRented(s) && s.price.purchaseOption == option;
}

DefaultValue rentDefault(const Scenario &scenario, const Catalog &catalog)
{
    const AcceleratorPrice *rent = catalog.defaultRent(scenario.cluster.accelerator, scenario.price.purchaseOption);
    if (!rent)
        return {Value{}, RC_TEXT("Sources", "no published rent in the catalog"), ""};
    ParameterSource source = rentSource(*rent);
    return {rent->usdPerAcceleratorHour, std::move(source.text), std::move(source.date)};
}

/// Blocks are paid when they are booked, everything else by the month.
DefaultValue prepaidDefault(const Scenario &scenario, const Catalog &)
{
    if (scenario.price.purchaseOption == Commitment::CapacityBlock)
        return {1.0, RC_TEXT("Sources", "AWS capacity blocks are paid when they are booked"), "2024-12"};
    return {0.0, RC_TEXT("Sources", "paid by the month; enter your own"), ""};
}

DefaultValue ownedDefault(const Scenario &scenario, const Catalog &)
{
    return {std::floor(scenario.cluster.accelerators / 2), RC_TEXT("Sources", "half of the cluster; enter your own"),
            ""};
}

void appendRent(std::vector<Parameter> &all)
{
    Parameter option = choiceEntry<purchaseChoices, &Scenario::price, &P::purchaseOption>(
        "price.purchase_option", pricesGroup, RC_TEXT("Parameters", "Rented as"),
        RC_TEXT("Parameters",
                "What is committed to: nothing, one or three years, or blocks booked ahead. Committed time "
                "is paid even if idle."),
        [](const Scenario &, const Catalog &) {
            return DefaultValue{std::string("on_demand"), RC_TEXT("Sources", "no commitment"), ""};
        });
    option.relevant = isRented;
    option.drivesDefaults = true;
    all.push_back(std::move(option));

    Parameter rent = common<&P::usdPerAcceleratorHour>(
        "price.usd_per_accelerator_hour", ValueKind::Number, Unit::UsdPerHour, RC_TEXT("Parameters", "Rent"),
        RC_TEXT("Parameters",
                "Per accelerator-hour, host, power and cooling included, without tax. An owned cluster is "
                "compared with it."),
        rentDefault, {0, 1e4});
    rent.sliderLow = 1;
    rent.sliderHigh = 8;
    rent.canBeMissing = true; // checkInputs() asks for it where accelerators are rented
    all.push_back(std::move(rent));

    Parameter reclaims = common<&P::spotReclaimsPerAcceleratorHour>(
        "price.spot_reclaims_per_accelerator_hour", ValueKind::Number, Unit::PerHour,
        RC_TEXT("Parameters", "Spot reclaims"),
        RC_TEXT("Parameters",
                "Times that the provider takes a spot accelerator back, per accelerator-hour. Each stops the "
                "run like a failure."),
        [](const Scenario &, const Catalog &) {
            return DefaultValue{8.6e-6,
                                RC_TEXT("Sources",
                                        "5 % of instances a month, 8 accelerators each: the top of the lowest "
                                        "band of the AWS Spot Instance Advisor"),
                                "2024"};
        },
        {0, 1});
    reclaims.relevant = [](const Scenario &s) { return isBoughtAs(s, Commitment::Spot); };
    all.push_back(std::move(reclaims));

    Parameter block = common<&P::blockDays>(
        "price.block_days", ValueKind::Number, Unit::Days, RC_TEXT("Parameters", "Length of a block"),
        RC_TEXT("Parameters", "Capacity is booked in whole blocks; what the last one leaves over is idle."),
        [](const Scenario &, const Catalog &) {
            return DefaultValue{7.0, RC_TEXT("Sources", "AWS capacity blocks beyond two weeks come in weeks"), "2024"};
        },
        {1, 400});
    block.relevant = [](const Scenario &s) { return isBoughtAs(s, Commitment::CapacityBlock); };
    all.push_back(std::move(block));

    Parameter prepaid = common<&P::prepaidFraction>(
        "price.prepaid_fraction", ValueKind::Number, Unit::Fraction, RC_TEXT("Parameters", "Rent paid ahead"),
        RC_TEXT("Parameters", "Share of the rent that is paid on the first day."), prepaidDefault, {0, 1});
    prepaid.relevant = isRented;
    prepaid.detail = true;
    all.push_back(std::move(prepaid));

    Parameter support = common<&P::supportFraction>(
        "price.support_fraction", ValueKind::Number, Unit::Fraction, RC_TEXT("Parameters", "Support"),
        RC_TEXT("Parameters", "Support and set-up as a share of the rent. Published comparisons: 0 to 15 %."),
        zeroDefault, {0, 1});
    support.relevant = isRented;
    support.detail = true;
    all.push_back(std::move(support));
}

} // namespace

void appendPriceParameters(std::vector<Parameter> &all)
{
    Parameter mode = choiceEntry<modeChoices, &Scenario::price, &P::mode>(
        "price.mode", pricesGroup, RC_TEXT("Parameters", "Way to pay"),
        RC_TEXT("Parameters",
                "Rent by the accelerator-hour, energy included; own the cluster; or own a base and rent the "
                "rest."),
        [](const Scenario &, const Catalog &) {
            return DefaultValue{std::string("rent"), RC_TEXT("Sources", "no capital needed"), ""};
        });
    all.push_back(std::move(mode));
    appendRent(all);
    Parameter owned = common<&P::ownedAccelerators>(
        "price.owned_accelerators", ValueKind::Count, Unit::Accelerators, RC_TEXT("Parameters", "Owned accelerators"),
        RC_TEXT("Parameters", "The base that is owned, spares included; the rest of the cluster is rented."),
        ownedDefault, {0, 1e7});
    owned.relevant = [](const Scenario &s) { return s.price.mode == PriceMode::Mix; };
    all.push_back(std::move(owned));
    appendOwningParameters(all);
    appendExpenseParameters(all);
    appendFinanceParameters(all);
}

} // namespace runcast
