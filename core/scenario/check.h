// SPDX-License-Identifier: MIT
#pragma once

#include "core/scenario/scenario.h"
#include "core/scenario/value.h"

#include <string>
#include <string_view>
#include <vector>

namespace runcast {

class Catalog;
struct Forecast;
struct ResolvedInputs;
struct Scenario;
struct Schema;

enum class Severity { Error, Warning, Note };

/// A value named in a finding's sentence: a number with its parameter or figure key for formatting, or plain text.
struct FindingArgument {
    std::variant<double, std::string> value;
    std::string key; // the parameter or figure whose unit the number has; empty = a plain count

    bool operator==(const FindingArgument &) const = default;
};

/// What a person can put right: data, never an exception, never a sentence.
struct Finding {
    Severity severity = Severity::Note;
    std::string parameter; // key: "layout.tensor"
    std::string id;        // stable: "layout.tensor_over_domain"
    std::string text;      // English source text, context "Findings"; the first clause up to ":" is its headline
    std::vector<FindingArgument> arguments; // %1, %2 … of the text
    Value suggested;                        // the value of `parameter` that a button applies; missing = no fix
    ParameterSource suggestedSource{};      // what the button notes as the source of that value

    bool operator==(const Finding &) const = default;
};

/// Findings about the inputs alone: missing values, ranges, divisibility, the link domain, names not in the catalog.
/// Errors come first. A scenario without an Error can be evaluated.
std::vector<Finding> checkInputs(const Scenario &scenario, const Schema &schema, const Catalog &catalog);

/// Findings about the outcome: does not fit, over budget, late, over the site limit.
std::vector<Finding> checkOutcome(const Scenario &scenario, const ResolvedInputs &inputs, const Forecast &forecast);

} // namespace runcast
