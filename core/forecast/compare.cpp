// SPDX-License-Identifier: MIT
#include "core/forecast/compare.h"

#include <algorithm>
#include <cmath>

namespace runcast {
namespace {

constexpr double negligible = 1e-9;

bool sameNumber(double a, double b)
{
    return a == b || std::fabs(a - b) <= negligible * std::max(std::fabs(a), std::fabs(b));
}

bool sameValue(const Value &a, const Value &b)
{
    const double *left = std::get_if<double>(&a);
    const double *right = std::get_if<double>(&b);
    return left && right ? sameNumber(*left, *right) : a == b;
}

// The first scenario in which the input has an effect is what the others are held against: "same" is transitive.
bool anyDiffers(const ComparisonRow &row)
{
    const auto first = std::find(row.relevant.begin(), row.relevant.end(), true);
    if (first == row.relevant.end())
        return false;
    const auto reference = size_t(first - row.relevant.begin());
    for (size_t i = reference + 1; i < row.values.size(); ++i) {
        if (row.relevant[i] && !sameValue(row.values[reference], row.values[i]))
            return true;
    }
    return false;
}

std::optional<size_t> bestOf(const ComparisonRow &row)
{
    if (!row.figure || row.figure->better == Better::Neither || row.values.size() < 2)
        return std::nullopt;
    const double sign = row.figure->better == Better::Higher ? 1 : -1;
    const std::vector<double> numbers = row.numbers();
    if (!std::all_of(numbers.begin(), numbers.end(), [](double number) { return std::isfinite(number); }))
        return std::nullopt;
    const auto winner =
        std::max_element(numbers.begin(), numbers.end(), [sign](double a, double b) { return sign * a < sign * b; });
    const auto equals =
        std::count_if(numbers.begin(), numbers.end(), [winner](double number) { return sameNumber(number, *winner); });
    return equals == 1 ? std::optional(size_t(winner - numbers.begin())) : std::nullopt;
}

} // namespace

std::vector<double> ComparisonRow::numbers() const
{
    std::vector<double> numbers;
    numbers.reserve(values.size());
    for (const Value &value : values) {
        const double *number = std::get_if<double>(&value);
        numbers.push_back(number ? *number : notComputed);
    }
    return numbers;
}

bool isPaidByNone(const ComparisonRow &row)
{
    const std::vector<double> usd = row.numbers();
    return row.figure && isCostPart(*row.figure) &&
           std::all_of(usd.begin(), usd.end(), [](double part) { return part == 0; });
}

Comparison compare(std::span<const ComparedScenario> scenarios, const Schema &schema)
{
    Comparison comparison;
    for (const Figure &figure : schema.figures) {
        ComparisonRow row;
        row.figure = &figure;
        for (const ComparedScenario &compared : scenarios) {
            const double value = figure.get(*compared.forecast);
            row.values.push_back(std::isnan(value) ? Value{} : Value{value});
        }
        row.relevant.assign(scenarios.size(), true);
        row.differs = anyDiffers(row);
        row.best = bestOf(row);
        comparison.figures.push_back(std::move(row));
    }
    for (const Parameter &parameter : schema.parameters) {
        ComparisonRow row;
        row.parameter = &parameter;
        for (const ComparedScenario &compared : scenarios) {
            row.values.push_back(parameter.get(*compared.scenario));
            row.relevant.push_back(isRelevant(parameter, *compared.scenario));
        }
        row.differs = anyDiffers(row);
        comparison.parameters.push_back(std::move(row));
    }
    return comparison;
}

} // namespace runcast
