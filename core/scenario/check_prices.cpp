// SPDX-License-Identifier: MIT
#include "core/scenario/check_prices.h"

#include "core/base/date.h"
#include "core/base/text.h"
#include "core/catalog/catalog.h"
#include "core/forecast/schema.h"
#include "core/scenario/edit.h"

namespace runcast {

namespace {

constexpr std::string_view rentKey = "price.usd_per_accelerator_hour";

FindingArgument number(double value, std::string_view key)
{
    return {value, std::string(key)};
}

FindingArgument day(int days)
{
    return number(days, "time.end_date");
}

void checkEntries(std::vector<Finding> &findings, const Scenario &scenario)
{
    const PriceInputs &price = scenario.price;
    if (price.mode != PriceMode::Own && !price.usdPerAcceleratorHour) {
        findings.push_back({Severity::Error,
                            std::string(rentKey),
                            "price.no_rent",
                            RC_TEXT("Findings", "No rent is entered: what depends on it is not computed"),
                            {},
                            {}});
    }
    if (price.currency != "USD" && !price.unitsPerUsd) {
        findings.push_back({Severity::Error,
                            "price.units_per_usd",
                            "price.no_rate",
                            RC_TEXT("Findings", "No exchange rate is entered: no amount in %1 can be shown"),
                            {{price.currency, ""}},
                            {}});
    }
    const double count = scenario.cluster.accelerators + scenario.reliability.spareAccelerators;
    if (price.mode == PriceMode::Mix && price.ownedAccelerators > count) {
        findings.push_back(
            {Severity::Error,
             "price.owned_accelerators",
             "price.owned_over_cluster",
             RC_TEXT("Findings", "More is owned than the run uses: %1 of %2 with spares"),
             {number(price.ownedAccelerators, "price.owned_accelerators"), number(count, "cluster.accelerators")},
             count});
    }
}

bool isPrice(const Parameter &parameter)
{
    switch (parameter.unit) {
    case Unit::Usd:
    case Unit::UsdPerHour:
    case Unit::UsdPerYear:
    case Unit::UsdPerWatt:
    case Unit::UsdPerKwh:
    case Unit::UsdPerGbMonth:
    case Unit::UsdPerGb:
    case Unit::UsdPerKwMonth:
        return parameter.group != ParameterGroup::Targets; // a budget is nobody's price
    default:
        return false;
    }
}

/// The last day on which the price can have been published, if that is too long ago; nothing for what is not paid.
std::optional<int> oldDay(const Parameter &parameter, const Scenario &scenario, const Catalog &catalog)
{
    if (!isRelevant(parameter, scenario) || isDerived(parameter, scenario))
        return {};
    const Value value = parameter.get(scenario);
    const double *amount = std::get_if<double>(&value);
    if (!amount || *amount == 0)
        return {};
    const std::optional<int> last = lastDayOfDate(sourceOf(scenario, parameter, catalog).date);
    return last && catalog.today() - *last > priceValidDays ? last : std::nullopt;
}

void checkRentAge(std::vector<Finding> &findings, const Scenario &scenario, const Parameter &rent,
                  const Catalog &catalog)
{
    const std::optional<int> last = oldDay(rent, scenario, catalog);
    if (!last)
        return;
    Finding old{Severity::Note,
                std::string(rentKey),
                "price.old_rent",
                RC_TEXT("Findings", "Old rent: published on %1 or before, at least %2 days ago"),
                {day(*last), number(catalog.today() - *last, "")},
                {}};
    const AcceleratorPrice *fresh = catalog.freshRent(scenario.cluster.accelerator, scenario.price.purchaseOption);
    if (fresh) {
        old.text =
            RC_TEXT("Findings", "Old rent: published on %1 or before, at least %2 days ago; the catalog has %3 of %4");
        old.arguments.push_back(number(fresh->usdPerAcceleratorHour, rentKey));
        old.arguments.push_back(day(lastDayOfDate(fresh->asOf).value_or(catalog.today())));
        old.suggested = fresh->usdPerAcceleratorHour;
        old.suggestedSource = rentSource(*fresh);
    }
    findings.push_back(std::move(old));
}

/// One finding for all others: a cluster that is owned has a dozen.
void checkOtherAges(std::vector<Finding> &findings, const Scenario &scenario, const Schema &schema,
                    const Catalog &catalog)
{
    const Parameter *oldest = nullptr;
    int oldestDay = 0;
    double count = 0;
    for (const Parameter &parameter : schema.parameters) {
        if (!isPrice(parameter) || parameter.key == rentKey)
            continue;
        const std::optional<int> last = oldDay(parameter, scenario, catalog);
        if (!last)
            continue;
        ++count;
        if (!oldest || *last < oldestDay) {
            oldest = &parameter;
            oldestDay = *last;
        }
    }
    if (!oldest)
        return;
    findings.push_back(
        {Severity::Note,
         std::string(oldest->key),
         "price.old_prices",
         RC_TEXT("Findings", "Old prices beside the rent: %1 of more than %2 days; the oldest is “%3”, "
                             "published on %4 or before"),
         {number(count, ""), number(priceValidDays, ""), {std::string(oldest->title), "title"}, day(oldestDay)},
         {}});
}

} // namespace

void checkPrices(std::vector<Finding> &findings, const Scenario &scenario, const Schema &schema, const Catalog &catalog)
{
    checkEntries(findings, scenario);
    if (const Parameter *rent = schema.parameter(rentKey))
        checkRentAge(findings, scenario, *rent, catalog);
    checkOtherAges(findings, scenario, schema, catalog);
}

} // namespace runcast
