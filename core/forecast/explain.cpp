// SPDX-License-Identifier: MIT
#include "core/forecast/explain.h"

#include "core/catalog/catalog.h"
#include "core/scenario/edit.h"

#include <algorithm>
#include <cmath>

namespace runcast {

namespace {

/// Calls `use` for each parameter that an input of a formula names: one, or a whole group as "model.*".
template <typename Use> void eachParameter(std::string_view key, const Schema &schema, Use use)
{
    if (!key.ends_with(".*")) {
        if (const Parameter *parameter = schema.parameter(key))
            use(*parameter);
        return;
    }
    const std::string_view prefix = key.substr(0, key.size() - 1);
    for (const Parameter &parameter : schema.parameters) {
        if (parameter.key.starts_with(prefix))
            use(parameter);
    }
}

/// Follows only those deeper figures that `follow` chooses.
template <typename Follow>
void collectParameters(const Figure &figure, const Schema &schema, std::vector<std::string_view> &keys, Follow follow)
{
    for (const FormulaInput &input : figure.inputs) {
        if (const Figure *deeper = schema.figure(input.key)) {
            if (follow(*deeper))
                collectParameters(*deeper, schema, keys, follow);
            continue;
        }
        eachParameter(input.key, schema, [&keys](const Parameter &parameter) {
            if (std::find(keys.begin(), keys.end(), parameter.key) == keys.end())
                keys.push_back(parameter.key);
        });
    }
}

} // namespace

Explanation explain(const Figure &figure, const Scenario &scenario, const Forecast &forecast, const Schema &schema,
                    const Catalog &catalog)
{
    Explanation explanation{.figure = &figure, .value = figure.get(forecast), .inputs = {}};
    for (const FormulaInput &input : figure.inputs) {
        ExplainedInput explained;
        explained.symbol = input.symbol;
        explained.figure = schema.figure(input.key);
        if (explained.figure) {
            const double value = explained.figure->get(forecast);
            explained.value = std::isnan(value) ? Value{} : Value{value};
        } else {
            // A whole group stands for its first parameter: the model for its preset.
            eachParameter(input.key, schema, [&explained](const Parameter &parameter) {
                if (!explained.parameter)
                    explained.parameter = &parameter;
            });
            if (!explained.parameter || !isRelevant(*explained.parameter, scenario))
                continue;
            explained.value = explained.parameter->get(scenario);
            explained.source = sourceOf(scenario, *explained.parameter, catalog);
        }
        explanation.inputs.push_back(std::move(explained));
    }
    return explanation;
}

std::vector<std::string_view> parametersBehind(const Figure &figure, const Schema &schema)
{
    std::vector<std::string_view> keys;
    collectParameters(figure, schema, keys, [](const Figure &) { return true; });
    return keys;
}

std::vector<std::string_view> parametersMissedBy(const Figure &figure, const Forecast &forecast, const Schema &schema)
{
    std::vector<std::string_view> keys;
    collectParameters(figure, schema, keys,
                      [&forecast](const Figure &deeper) { return std::isnan(deeper.get(forecast)); });
    return keys;
}

std::vector<const Finding *> missingReasons(const Figure &figure, const Outcome &outcome, const Schema &schema)
{
    std::vector<const Finding *> reasons;
    const std::vector<std::string_view> keys = parametersMissedBy(figure, outcome.forecast, schema);
    for (const Finding &finding : outcome.findings) {
        if (finding.severity == Severity::Error && std::find(keys.begin(), keys.end(), finding.parameter) != keys.end())
            reasons.push_back(&finding);
    }
    return reasons;
}

} // namespace runcast
