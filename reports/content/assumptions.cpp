// SPDX-License-Identifier: MIT
#include "reports/content/assumptions.h"

#include "core/forecast/explain.h"
#include "core/forecast/schema.h"
#include "reports/snapshot.h"

#include <algorithm>
#include <cmath>
#include <set>

using namespace Qt::StringLiterals;

namespace runcast::report {
namespace {

constexpr double change = 0.1;
constexpr double leastShare = 0.005;

bool canVary(const Parameter &parameter)
{
    // The shape of a model and the degrees of a layout are choices of whole numbers, not estimates.
    const bool isShape = parameter.group == ParameterGroup::Model || parameter.group == ParameterGroup::Layout;
    const bool isNumber = parameter.kind == ValueKind::Number || parameter.kind == ValueKind::Count;
    return isNumber && !isShape && parameter.group != ParameterGroup::Targets;
}

double varied(const Parameter &parameter, double value, double factor)
{
    const double to = value * factor;
    return parameter.kind == ValueKind::Count ? std::round(to) : to;
}

void findEffect(Assumption &assumption, const ReportScenario &scenario, const Schema &schema, const Catalog &catalog)
{
    const double *value = std::get_if<double>(&assumption.value);
    if (!value || *value == 0 || !canVary(*assumption.parameter))
        return;
    const HeadlineValues base = headlineValues(scenario.outcome.forecast);
    const auto at = [&](double factor) {
        return withParameter(scenario.scenario, *assumption.parameter, varied(*assumption.parameter, *value, factor),
                             schema, catalog);
    };
    const HeadlineValues low = at(1 - change);
    const HeadlineValues high = at(1 + change);
    for (const Headline headline : headlines) {
        const double from = base.of(headline);
        const double atLow = low.of(headline) - from;
        const double atHigh = high.of(headline) - from;
        const double share = std::max(std::fabs(atLow), std::fabs(atHigh)) / std::fabs(from);
        // Among effects that are as good as equal the earlier headline is named: cost first.
        if (share > assumption.share * 1.02 && std::isfinite(share)) {
            assumption.share = share;
            assumption.moves = headline;
            assumption.atLow = atLow;
            assumption.atHigh = atHigh;
        }
    }
}

QString idOf(int number)
{
    return u"A%1"_s.arg(number, 2, 10, QChar(u'0'));
}

int numberOf(const QString &id)
{
    return id.sliced(1).toInt();
}

} // namespace

std::vector<Assumption> assumptionsOf(const ReportScenario &scenario, const Schema &schema, const Catalog &catalog)
{
    std::vector<Assumption> assumptions;
    for (size_t i = 0; i < schema.parameters.size(); ++i) {
        const Parameter &parameter = schema.parameters[i];
        if (isDerived(parameter, scenario.scenario) || !isRelevant(parameter, scenario.scenario))
            continue;
        Assumption assumption;
        assumption.id = idOf(int(i) + 1);
        assumption.parameter = &parameter;
        assumption.value = parameter.get(scenario.scenario);
        assumption.changed = assumption.value != parameter.defaultValue(scenario.scenario, catalog).value;
        findEffect(assumption, scenario, schema, catalog);
        if (assumption.changed || assumption.share > leastShare)
            assumptions.push_back(std::move(assumption));
    }
    std::stable_sort(assumptions.begin(), assumptions.end(),
                     [](const Assumption &a, const Assumption &b) { return a.share > b.share; });
    return assumptions;
}

QString assumptionsBehind(std::span<const Assumption> assumptions, std::span<const Figure *const> figures,
                          const Schema &schema)
{
    std::set<std::string_view> keys;
    for (const Figure *figure : figures) {
        for (const std::string_view key : parametersBehind(*figure, schema))
            keys.insert(key);
    }
    std::set<int> numbers;
    for (const Assumption &assumption : assumptions) {
        if (keys.contains(assumption.parameter->key))
            numbers.insert(numberOf(assumption.id));
    }
    QStringList ranges;
    for (auto it = numbers.begin(); it != numbers.end();) {
        const int first = *it;
        int last = first;
        for (++it; it != numbers.end() && *it == last + 1; ++it)
            ++last;
        if (last == first)
            ranges += idOf(first);
        else
            ranges += idOf(first) + (last == first + 1 ? u", "_s : u"–"_s) + idOf(last);
    }
    return ranges.join(u", ");
}

} // namespace runcast::report
