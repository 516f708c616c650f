// SPDX-License-Identifier: MIT
#include "core/explore/sensitivity.h"

#include "core/forecast/explain.h"

#include <algorithm>
#include <cmath>

namespace runcast {
namespace {

constexpr double negligible = 1e-9; // of the base: the last bits of a forecast are no effect

bool canMove(const Parameter &parameter, const Scenario &scenario)
{
    const bool numeric = parameter.kind == ValueKind::Number || parameter.kind == ValueKind::Count;
    if (!numeric || isDerived(parameter, scenario) || !isRelevant(parameter, scenario))
        return false;
    const Value value = parameter.get(scenario);
    const double *number = std::get_if<double>(&value);
    return number && std::isfinite(*number) && *number != 0;
}

double figureAt(double input, const Parameter &parameter, const Scenario &scenario, const Figure &figure,
                const Schema &schema, const Catalog &catalog)
{
    if (!(input >= parameter.lowest && input <= parameter.highest))
        return notComputed;
    Scenario moved = scenario;
    parameter.set(moved, input);
    return figure.get(forecast(moved, schema, catalog).forecast);
}

} // namespace

double SensitivityRow::effect(double base) const
{
    const double down = std::isfinite(low) ? std::fabs(low - base) : 0;
    const double up = std::isfinite(high) ? std::fabs(high - base) : 0;
    return std::max(down, up);
}

Sensitivity oneWaySensitivity(const Scenario &scenario, const Figure &figure, const Schema &schema,
                              const Catalog &catalog, double share, const std::stop_token &stop)
{
    Sensitivity result;
    result.base = figure.get(forecast(scenario, schema, catalog).forecast);
    if (!std::isfinite(result.base))
        return result;
    for (const std::string_view key : parametersBehind(figure, schema)) {
        const Parameter *parameter = schema.parameter(key);
        if (stop.stop_requested())
            return result;
        if (!parameter || !canMove(*parameter, scenario))
            continue;
        SensitivityRow row{.parameter = parameter};
        row.input = std::get<double>(parameter->get(scenario));
        row.lowInput = row.input * (1 - share);
        row.highInput = row.input * (1 + share);
        if (parameter->kind == ValueKind::Count) {
            row.lowInput = std::round(row.lowInput);
            row.highInput = std::round(row.highInput);
        }
        row.low = figureAt(row.lowInput, *parameter, scenario, figure, schema, catalog);
        row.high = figureAt(row.highInput, *parameter, scenario, figure, schema, catalog);
        if (!std::isfinite(row.low) && !std::isfinite(row.high))
            result.stuck.push_back(parameter);
        else if (row.effect(result.base) > negligible * std::fabs(result.base))
            result.rows.push_back(row);
    }
    std::stable_sort(result.rows.begin(), result.rows.end(), [&](const SensitivityRow &a, const SensitivityRow &b) {
        return a.effect(result.base) > b.effect(result.base);
    });
    return result;
}

} // namespace runcast
