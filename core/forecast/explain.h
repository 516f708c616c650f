// SPDX-License-Identifier: MIT
#pragma once

#include "core/forecast/schema.h"

#include <string>
#include <vector>

namespace runcast {

/// One input of a figure, with its value and where that comes from.
struct ExplainedInput {
    std::string symbol;
    const Parameter *parameter = nullptr; // one of the two is set
    const Figure *figure = nullptr;
    Value value;            // missing if not entered or not computed
    ParameterSource source; // of a parameter
};

/// The answer to "why?": formula, inputs with values and sources. Texts are the registry's; the edge formats them.
struct Explanation {
    const Figure *figure = nullptr;
    double value = notComputed;
    std::vector<ExplainedInput> inputs;
};

Explanation explain(const Figure &figure, const Scenario &scenario, const Forecast &forecast, const Schema &schema,
                    const Catalog &catalog);

/// The keys of all parameters that a figure depends on, directly or through other figures.
std::vector<std::string_view> parametersBehind(const Figure &figure, const Schema &schema);

/// Those of them that stand between a figure and its value: reached through figures that are not computed either.
std::vector<std::string_view> parametersMissedBy(const Figure &figure, const Forecast &forecast, const Schema &schema);

/// Why a figure is not computed: the findings of severity Error that stand at such parameters, in order.
std::vector<const Finding *> missingReasons(const Figure &figure, const Outcome &outcome, const Schema &schema);

} // namespace runcast
