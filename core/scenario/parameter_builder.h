// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/text.h"
#include "core/catalog/catalog.h"
#include "core/scenario/access.h"

namespace runcast::access {

struct Range {
    double lowest = 0;
    double highest = std::numeric_limits<double>::max();
};

struct Slider {
    double low = 0;
    double high = 0;
    bool logarithmic = false;
};

/// An entry for the field at Path; the caller adds what is special.
template <auto... Path>
Parameter entry(std::string_view key, ParameterGroup group, ValueKind kind, Unit unit, const char *title,
                const char *help, DefaultValue (*defaultValue)(const Scenario &, const Catalog &), Range range = {},
                Slider slider = {})
{
    Parameter parameter;
    parameter.key = key;
    parameter.group = group;
    parameter.kind = kind;
    parameter.unit = unit;
    parameter.title = title;
    parameter.help = help;
    parameter.lowest = range.lowest;
    parameter.highest = range.highest;
    parameter.sliderLow = slider.low;
    parameter.sliderHigh = slider.high;
    parameter.logarithmic = slider.logarithmic;
    parameter.get = readField<Path...>;
    parameter.set = writeField<Path...>;
    parameter.defaultValue = defaultValue;
    return parameter;
}

/// An entry for an enumeration at Path.
template <const auto &Choices, auto... Path>
Parameter choiceEntry(std::string_view key, ParameterGroup group, const char *title, const char *help,
                      DefaultValue (*defaultValue)(const Scenario &, const Catalog &))
{
    Parameter parameter;
    parameter.key = key;
    parameter.group = group;
    parameter.kind = ValueKind::Choice;
    parameter.title = title;
    parameter.help = help;
    parameter.choices = Choices;
    parameter.get = readChoice<Choices, Path...>;
    parameter.set = writeChoice<Choices, Path...>;
    parameter.defaultValue = defaultValue;
    return parameter;
}

inline DefaultValue notEntered(const Scenario &, const Catalog &)
{
    return {Value{}, RC_TEXT("Sources", "not entered"), ""};
}

/// The published value of the scenario's preset, else the given default.
template <auto Member> DefaultValue presetOr(const Scenario &scenario, const Catalog &catalog, DefaultValue otherwise)
{
    const ModelPreset *preset = catalog.findModel(scenario.model.preset);
    if (!preset)
        return otherwise;
    const Value published = toValue(preset->*Member);
    if (isMissing(published))
        return otherwise;
    return {published, preset->source, preset->sourceDate, SourceKind::Published};
}

} // namespace runcast::access
