// SPDX-License-Identifier: MIT
#include "reports/content/drivers.h"

#include "core/forecast/schema.h"
#include "reports/snapshot.h"

#include <algorithm>

namespace runcast::report {
namespace {

Driver::Kind kindOf(const Parameter &parameter)
{
    switch (parameter.unit) {
    case Unit::Fraction:
        return Driver::Kind::Points;
    case Unit::PerHour:
        return Driver::Kind::Doubled;
    default:
        return Driver::Kind::TenPercent;
    }
}

std::vector<double> changesOf(Driver::Kind kind, double value)
{
    switch (kind) {
    case Driver::Kind::Points:
        return {value - 0.02, value + 0.02};
    case Driver::Kind::Doubled:
        return {value * 2};
    case Driver::Kind::TenPercent:
        break;
    }
    return {value * 0.9, value * 1.1};
}

} // namespace

std::vector<Driver> costDrivers(const ReportScenario &scenario, const Schema &schema, const Catalog &catalog,
                                size_t count)
{
    const HeadlineValues base = headlineValues(scenario.outcome.forecast);
    std::vector<Driver> drivers;
    for (const Parameter &parameter : schema.parameters) {
        if (parameter.kind != ValueKind::Number || parameter.group == ParameterGroup::Targets ||
            isDerived(parameter, scenario.scenario) || !isRelevant(parameter, scenario.scenario))
            continue;
        const Value value = parameter.get(scenario.scenario);
        const double *from = std::get_if<double>(&value);
        if (!from || *from == 0)
            continue; // what is not planned at all is no driver of the plan
        Driver worst{.parameter = &parameter, .kind = kindOf(parameter), .from = *from};
        for (const double to : changesOf(worst.kind, *from)) {
            if (!(to >= parameter.lowest && to <= parameter.highest))
                continue;
            const HeadlineValues changed = withParameter(scenario.scenario, parameter, to, schema, catalog);
            const double extra = changed.costUsd - base.costUsd;
            if (extra > worst.extraUsd) {
                worst.to = to;
                worst.extraUsd = extra;
                worst.extraDays = changed.days - base.days;
            }
        }
        if (worst.extraUsd > 0)
            drivers.push_back(worst);
    }
    std::stable_sort(drivers.begin(), drivers.end(),
                     [](const Driver &a, const Driver &b) { return a.extraUsd > b.extraUsd; });
    if (drivers.size() > count)
        drivers.resize(count);
    return drivers;
}

} // namespace runcast::report
