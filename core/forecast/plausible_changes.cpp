// SPDX-License-Identifier: MIT
#include "core/forecast/plausible_changes.h"

#include "core/forecast/explain.h"
#include "core/scenario/edit.h"

#include <algorithm>
#include <cmath>

namespace runcast {

namespace {

/// The number that a planner would try next; the number itself if there is none.
double plausibleNumber(const Parameter &parameter, double number)
{
    constexpr double fewest = 20; // counts below are changed one by one
    if (parameter.unit == Unit::Fraction)
        return number + 0.01 <= parameter.highest ? number + 0.01 : number - 0.01;
    if (parameter.unit == Unit::PerHour)
        return number / 2;
    if (parameter.kind != ValueKind::Count)
        return number * 1.1;
    if (parameter.group == ParameterGroup::Layout || parameter.group == ParameterGroup::Cluster)
        return number * 2;
    return number < fewest ? number + 1 : std::round(number * 1.1);
}

std::vector<Value> candidates(const Parameter &parameter, const Value &value)
{
    std::vector<Value> all;
    if (const double *number = std::get_if<double>(&value)) {
        const double other = plausibleNumber(parameter, *number);
        if (other != *number && other >= parameter.lowest && other <= parameter.highest)
            all.push_back(other);
    }
    for (const Choice &choice : parameter.choices) {
        if (Value{std::string(choice.id)} != value)
            all.push_back(std::string(choice.id));
    }
    return all;
}

bool isBetter(const Figure &figure, const PlausibleChange &a, const PlausibleChange &b)
{
    switch (figure.better) {
    case Better::Lower:
        return a.after < b.after;
    case Better::Higher:
        return a.after > b.after;
    case Better::Neither:
        break;
    }
    return std::fabs(a.after - a.before) > std::fabs(b.after - b.before);
}

} // namespace

std::vector<PlausibleChange> plausibleChanges(const Figure &figure, const Scenario &scenario, const Schema &schema,
                                              const Catalog &catalog, size_t count)
{
    constexpr double nothing = 1e-6; // of the figure
    const double before = figure.get(forecast(scenario, schema, catalog).forecast);
    std::vector<PlausibleChange> changes;
    for (const std::string_view key : parametersBehind(figure, schema)) {
        const Parameter &parameter = *schema.parameter(key);
        if (parameter.group == ParameterGroup::Model || isDerived(parameter, scenario) ||
            !isRelevant(parameter, scenario))
            continue;
        const Value from = parameter.get(scenario);
        std::optional<PlausibleChange> best;
        for (const Value &to : candidates(parameter, from)) {
            Scenario changed = scenario;
            if (!setParameter(changed, schema, catalog, key, to))
                continue;
            const Outcome outcome = forecast(changed, schema, catalog);
            const bool possible = std::none_of(outcome.findings.begin(), outcome.findings.end(),
                                               [](const Finding &f) { return f.severity == Severity::Error; });
            const PlausibleChange change{&parameter, from, to, before, figure.get(outcome.forecast)};
            if (possible && std::fabs(change.after - before) > nothing * std::fabs(before) &&
                (!best || isBetter(figure, change, *best)))
                best = change;
        }
        if (best)
            changes.push_back(*best);
    }
    std::stable_sort(changes.begin(), changes.end(), [](const PlausibleChange &a, const PlausibleChange &b) {
        return std::fabs(a.after - a.before) > std::fabs(b.after - b.before);
    });
    changes.resize(std::min(count, changes.size()));
    return changes;
}

} // namespace runcast
