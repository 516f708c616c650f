// SPDX-License-Identifier: MIT
#include "core/forecast/catalog_findings.h"

#include "core/base/date.h"
#include "core/base/text.h"
#include "core/catalog/catalog.h"
#include "core/forecast/forecast.h"
#include "core/forecast/schema.h"
#include "core/scenario/edit.h"

namespace runcast {

namespace {

constexpr std::string_view rentKey = "price.usd_per_accelerator_hour";

/// A price that is paid and whose source is too old.
struct OldPrice {
    const Parameter *parameter = nullptr;
    double amount = 0;
    std::string date; // as exactly as it is known
    int lastDay = 0;  // on which it can have been published
};

bool isPrice(const Parameter &parameter)
{
    // A budget is nobody's price.
    return parameter.group != ParameterGroup::Targets && unitSymbol(parameter.unit).starts_with("USD");
}

std::optional<OldPrice> oldPrice(const Parameter &parameter, const Scenario &scenario, const Catalog &catalog,
                                 int today)
{
    if (!isPrice(parameter) || !isRelevant(parameter, scenario) || isDerived(parameter, scenario))
        return {};
    const Value value = parameter.get(scenario);
    const double *amount = std::get_if<double>(&value);
    if (!amount || *amount == 0)
        return {};
    const ParameterSource source = sourceOf(scenario, parameter, catalog);
    const std::optional<int> last = lastDayOfDate(source.date);
    if (!last || today - *last <= scenario.price.validDays)
        return {};
    return OldPrice{&parameter, *amount, source.date, *last};
}

/// The rent that the catalog has now: one that still holds if there is one, else one that is at least newer.
const AcceleratorPrice *newerRent(const Scenario &scenario, const Catalog &catalog, const OldPrice &known, int today)
{
    const std::string &accelerator = scenario.cluster.accelerator;
    const Commitment option = scenario.price.purchaseOption;
    const int firstDay = today - int(scenario.price.validDays);
    if (const AcceleratorPrice *fresh = defaultRent(catalog.prices(), accelerator, option, firstDay))
        return fresh;
    const AcceleratorPrice *any = catalog.defaultRent(accelerator, option);
    if (!any || any->usdPerAcceleratorHour == known.amount)
        return nullptr;
    return lastDayOfDate(any->asOf).value_or(known.lastDay) > known.lastDay ? any : nullptr;
}

Finding rentFinding(const OldPrice &rent, const AcceleratorPrice *newer, int today)
{
    Finding finding{Severity::Note,
                    std::string(rentKey),
                    "price.old",
                    RC_TEXT("Findings", "%1 is out of date: %2 as of %3, %4 days ago; ask for a new offer"),
                    {{std::string(rent.parameter->title), "title"},
                     {rent.amount, std::string(rentKey)},
                     {rent.date, "date"},
                     {double(today - rent.lastDay), ""}},
                    {}};
    if (newer) {
        finding.text = RC_TEXT("Findings", "%1 is out of date: %2 as of %3, %4 days ago; the catalog has %5 as of %6");
        finding.arguments.push_back({newer->usdPerAcceleratorHour, std::string(rentKey)});
        finding.arguments.push_back({newer->asOf, "date"});
        finding.suggested = newer->usdPerAcceleratorHour;
        finding.suggestedSource = rentSource(*newer);
    }
    return finding;
}

Finding othersFinding(size_t count, const OldPrice &oldest, double validDays)
{
    return {
        Severity::Note,
        std::string(oldest.parameter->key),
        "price.old_others",
        RC_TEXT("Findings", "Prices older than %2 days beside the rent: %1; the oldest is “%3”, as of %4"),
        {{double(count), ""}, {validDays, ""}, {std::string(oldest.parameter->title), "title"}, {oldest.date, "date"}},
        {}};
}

} // namespace

std::vector<Finding> checkPriceAges(const Scenario &scenario, const Schema &schema, const Catalog &catalog, int today)
{
    std::vector<Finding> findings;
    std::optional<OldPrice> oldest;
    size_t others = 0; // told together: a cluster that is owned has a dozen
    for (const Parameter &parameter : schema.parameters) {
        std::optional<OldPrice> old = oldPrice(parameter, scenario, catalog, today);
        if (!old)
            continue;
        if (parameter.key == rentKey) {
            findings.push_back(rentFinding(*old, newerRent(scenario, catalog, *old, today), today));
            continue;
        }
        ++others;
        if (!oldest || old->lastDay < oldest->lastDay)
            oldest = std::move(old);
    }
    if (oldest)
        findings.push_back(othersFinding(others, *oldest, scenario.price.validDays));
    return findings;
}

std::optional<Finding> checkEarlierDefaults(const Scenario &scenario, const Schema &schema, const Catalog &catalog)
{
    const std::vector<const Parameter *> earlier = earlierDefaults(scenario, schema, catalog);
    if (earlier.empty())
        return {};
    return Finding{Severity::Note,
                   std::string(earlier.front()->key),
                   std::string(earlierCatalogFinding),
                   RC_TEXT("Findings", "Values of an earlier catalog: %1, the first is “%2”; they stay until you take "
                                       "the new ones"),
                   {{double(earlier.size()), ""}, {std::string(earlier.front()->title), "title"}},
                   {}};
}

void addCatalogFindings(Outcome &outcome, const Scenario &scenario, const Schema &schema, const Catalog &catalog,
                        int today)
{
    for (Finding &finding : checkPriceAges(scenario, schema, catalog, today))
        outcome.findings.push_back(std::move(finding));
    if (std::optional<Finding> earlier = checkEarlierDefaults(scenario, schema, catalog))
        outcome.findings.push_back(std::move(*earlier));
}

} // namespace runcast
