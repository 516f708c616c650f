// SPDX-License-Identifier: MIT
#pragma once

#include "core/forecast/schema.h"

#include <optional>
#include <span>
#include <vector>

namespace runcast {

/// A scenario of a comparison with its forecast; both outlive it.
struct ComparedScenario {
    const Scenario *scenario = nullptr;
    const Forecast *forecast = nullptr;
};

/// One figure or one input of all scenarios, in their order.
struct ComparisonRow {
    const Figure *figure = nullptr; // one of the two is set
    const Parameter *parameter = nullptr;
    std::vector<Value> values;  // missing = not computed, not entered
    std::vector<bool> relevant; // false: the input has no effect there (the purchase price of a rented cluster)
    bool differs = false;       // of any two scenarios in which it has an effect
    /// The scenario that wins: only where a rise or fall has one judgement, all have a value and none shares the first.
    std::optional<size_t> best;

    Unit unit() const { return figure ? figure->unit : parameter->unit; }
    std::string_view key() const { return figure ? figure->key : parameter->key; }
    /// The values as numbers; NaN where there is none.
    std::vector<double> numbers() const;
};

/// Two to eight scenarios side by side: a row for every figure and every parameter of the schema, in its order.
struct Comparison {
    std::vector<ComparisonRow> figures;
    std::vector<ComparisonRow> parameters;
};

/// A part of the cost that none of the scenarios pays: what a short table leaves out.
bool isPaidByNone(const ComparisonRow &row);

/// Numbers are the same if they differ by less than 1e-9 of the larger one: a forecast's last bits say nothing.
Comparison compare(std::span<const ComparedScenario> scenarios, const Schema &schema);

} // namespace runcast
