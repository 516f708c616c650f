// SPDX-License-Identifier: MIT
#include "core/forecast/price_ages.h"

#include "core/base/date.h"
#include "core/base/text.h"
#include "core/forecast/forecast.h"
#include "core/forecast/schema.h"
#include "core/scenario/edit.h"

#include <array>

namespace runcast {

namespace {

constexpr std::array<std::string_view, 3> prices = {"price.usd_per_accelerator_hour", "price.accelerator_usd",
                                                    "power.usd_per_kwh"};

/// The catalog's price, if it is another and of a later day than `known`.
Value newerPrice(const Scenario &scenario, const Parameter &parameter, const Catalog &catalog, double usd, int known)
{
    DefaultValue offered = parameter.defaultValue(scenario, catalog);
    const double *price = std::get_if<double>(&offered.value);
    const std::optional<int> day = lastDayOfIsoDate(offered.date);
    return price && *price != usd && day && *day > known ? offered.value : Value{};
}

} // namespace

std::vector<Finding> checkPriceAges(const Scenario &scenario, const Schema &schema, const Catalog &catalog, int today)
{
    std::vector<Finding> findings;
    for (const std::string_view key : prices) {
        const Parameter *parameter = schema.parameter(key);
        if (!parameter || !isRelevant(*parameter, scenario) || isDerived(*parameter, scenario))
            continue;
        const Value value = parameter->get(scenario);
        const double *usd = std::get_if<double>(&value);
        const ParameterSource source = sourceOf(scenario, *parameter, catalog);
        const std::optional<int> day = lastDayOfIsoDate(source.date);
        if (!usd || !day || today - *day <= longestPriceAgeDays)
            continue;
        findings.push_back({Severity::Note,
                            std::string(key),
                            "price.old",
                            RC_TEXT("Findings", "%1 is out of date: %2 as of %3, %4 days ago; ask for a new offer"),
                            {{std::string(parameter->title), "title"},
                             {*usd, std::string(key)},
                             {source.date, "date"},
                             {double(today - *day), ""}},
                            newerPrice(scenario, *parameter, catalog, *usd, *day)});
    }
    return findings;
}

void addPriceAges(Outcome &outcome, const Scenario &scenario, const Schema &schema, const Catalog &catalog, int today)
{
    for (Finding &finding : checkPriceAges(scenario, schema, catalog, today))
        outcome.findings.push_back(std::move(finding));
}

} // namespace runcast
