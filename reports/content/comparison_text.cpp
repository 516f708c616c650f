// SPDX-License-Identifier: MIT
#include "reports/content/comparison_text.h"

#include "core/base/date.h"
#include "core/base/text.h"
#include "reports/format/number.h"
#include "reports/format/text.h"

#include <algorithm>
#include <cmath>

namespace runcast {
namespace {

constexpr int extraDecimals = 3;

bool isNumeric(const ComparisonRow &row)
{
    if (row.figure)
        return true;
    switch (row.parameter->kind) {
    case ValueKind::Number:
    case ValueKind::Count:
    case ValueKind::Date:
        return true;
    default:
        return false;
    }
}

// A typed date is compared by its days, as a computed one is.
Unit unitOfNumbers(const ComparisonRow &row)
{
    return row.parameter && row.parameter->kind == ValueKind::Date ? Unit::Date : row.unit();
}

double numberOf(const ComparisonRow &row, size_t scenario)
{
    const Value &value = row.values[scenario];
    if (!row.relevant[scenario])
        return notComputed;
    if (const double *number = std::get_if<double>(&value))
        return *number;
    if (const std::string *text = std::get_if<std::string>(&value)) {
        if (const std::optional<int> days = daysFromIsoDate(*text))
            return *days;
    }
    return notComputed;
}

double rounded(double value, const Scale &scale)
{
    return std::round(value / scale.divisor * std::pow(10, scale.decimals));
}

bool readApart(const std::vector<double> &numbers, const Scale &scale)
{
    for (size_t i = 1; i < numbers.size(); ++i) {
        for (size_t j = 0; j < i; ++j) {
            if (numbers[i] != numbers[j] && rounded(numbers[i], scale) == rounded(numbers[j], scale))
                return false;
        }
    }
    return true;
}

Scale scaleOfRow(const ComparisonRow &row, const std::vector<double> &numbers, const Format &format)
{
    const Unit unit = unitOfNumbers(row);
    Scale scale = format.scaleFor(unit, numbers);
    if (row.figure || unit == Unit::Date)
        return scale;
    std::vector<double> finite;
    std::copy_if(numbers.begin(), numbers.end(), std::back_inserter(finite), [](double n) { return std::isfinite(n); });
    for (int i = 0; i < extraDecimals && !readApart(finite, scale); ++i)
        ++scale.decimals;
    return scale;
}

Delta named(const char *word, const Language &language)
{
    Delta delta;
    delta.change = language.words("Judgements", word);
    return delta;
}

Delta sameDelta(const Language &language)
{
    Delta delta = named(RC_TEXT("Judgements", "same"), language);
    delta.judgement = Judgement::Same;
    delta.word = delta.change;
    return delta;
}

Delta deltaOfNames(const ComparisonRow &row, size_t baseline, size_t scenario, const Language &language)
{
    return row.values[baseline] == row.values[scenario] ? sameDelta(language)
                                                        : named(RC_TEXT("Judgements", "differs"), language);
}

// An input that only one of two has entered differs; a result that only one has cannot be compared.
Delta deltaOfNumbers(const ComparisonRow &row, size_t baseline, size_t scenario, const Scale &scale,
                     const std::vector<double> &numbers, const Format &format)
{
    const bool missing = isMissing(row.values[baseline]) || isMissing(row.values[scenario]);
    if (row.parameter && missing && row.relevant[baseline] && row.relevant[scenario])
        return deltaOfNames(row, baseline, scenario, format.language());
    const Better better = row.figure ? row.figure->better : Better::Neither;
    return format.delta(scale, better, numbers[baseline], numbers[scenario]);
}

std::optional<size_t> legibleBest(const ComparisonRow &row, const Scale &scale, const std::vector<double> &numbers,
                                  const Format &format)
{
    if (!row.best)
        return std::nullopt;
    for (size_t i = 0; i < numbers.size(); ++i) {
        if (i != *row.best &&
            format.delta(scale, row.figure->better, numbers[*row.best], numbers[i]).judgement == Judgement::Same)
            return std::nullopt;
    }
    return row.best;
}

void writeNumbers(ComparisonText &text, const ComparisonRow &row, size_t baseline, const Format &format)
{
    std::vector<double> numbers;
    for (size_t i = 0; i < row.values.size(); ++i)
        numbers.push_back(numberOf(row, i));
    const Scale scale = scaleOfRow(row, numbers, format);
    text.scale = scale;
    text.unit = scale.unit == Unit::Date ? QString() : format.unitOf(scale);
    for (size_t i = 0; i < numbers.size(); ++i) {
        text.values.append(std::isnan(numbers[i]) ? QString(enDash) : format.inScale(scale, numbers[i]));
        text.deltas.push_back(i == baseline ? Delta{} : deltaOfNumbers(row, baseline, i, scale, numbers, format));
    }
    text.best = legibleBest(row, scale, numbers, format);
}

void writeNames(ComparisonText &text, const ComparisonRow &row, size_t baseline, const Format &format,
                const Catalog &catalog)
{
    for (size_t i = 0; i < row.values.size(); ++i) {
        text.values.append(row.relevant[i] ? format.parameter(*row.parameter, row.values[i], catalog)
                                           : QString(enDash));
        text.deltas.push_back(i == baseline ? Delta{} : deltaOfNames(row, baseline, i, format.language()));
    }
}

} // namespace

ComparisonText comparisonText(const ComparisonRow &row, size_t baseline, const Format &format, const Catalog &catalog)
{
    ComparisonText text;
    text.title = row.figure ? title(*row.figure, format.language()) : title(*row.parameter, format.language());
    if (isNumeric(row))
        writeNumbers(text, row, baseline, format);
    else
        writeNames(text, row, baseline, format, catalog);
    text.showsDifference = row.differs && std::any_of(text.deltas.begin(), text.deltas.end(), [](const Delta &delta) {
                               return !delta.change.isEmpty() && delta.judgement != Judgement::Same;
                           });
    return text;
}

} // namespace runcast
