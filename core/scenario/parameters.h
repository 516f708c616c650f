// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/base/unit.h"
#include "core/scenario/scenario.h"
#include "core/scenario/value.h"

#include <limits>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace runcast {

class Catalog;

enum class ValueKind {
    Number,
    Count, // a whole number
    Flag,
    Choice,      // one of `choices`
    Accelerator, // an id of the accelerator catalog
    Model,       // an id of the model catalog
    Region,      // a code of the grid catalog
    Date,        // ISO
    Currency,    // ISO 4217
};

enum class ParameterGroup { Model, Data, Cluster, Layout, Schedule, Prices, Power, Reliability, Targets };

struct Choice {
    std::string_view id;
    const char *title; // English source text, context "Choices"
};

/// The default of a parameter and where it comes from.
struct DefaultValue {
    Value value;
    std::string source; // "NVIDIA H100 data sheet …"; English source text (context "Sources") or a citation
    std::string date;
    SourceKind kind = SourceKind::Default; // or Published: of the scenario's preset
};

/// One input of a scenario: how it is named, measured, bounded, read and written. All that shows, stores, compares or
/// exports inputs walks the registry.
struct Parameter {
    std::string_view key; // "training.tokens"
    ParameterGroup group = ParameterGroup::Model;
    ValueKind kind = ValueKind::Number;
    Unit unit = Unit::None;
    const char *title = ""; // English source text, context "Parameters": "Tokens"
    const char *help = "";  // one or two sentences, same context
    double lowest = 0;      // the allowed range
    double highest = std::numeric_limits<double>::max();
    double sliderLow = 0; // the natural range of a slider; equal = no slider
    double sliderHigh = 0;
    bool logarithmic = false; // of the slider
    bool canBeMissing = false;
    bool detail = false;         // shown behind "more" in the editor
    bool drivesDefaults = false; // the defaults of other parameters follow from it
    std::span<const Choice> choices = {};
    const char *zeroWords = nullptr; // what 0 stands for, English source text, context "Choices": "automatic"
    Value (*get)(const Scenario &) = nullptr;
    /// Writes a value of the right kind. The value was checked by setParameter().
    void (*set)(Scenario &, const Value &) = nullptr;
    /// The default for this scenario (an accelerator has its own power and price).
    DefaultValue (*defaultValue)(const Scenario &, const Catalog &) = nullptr;
    /// True while the value follows from others and cannot be typed (total parameters of a known architecture).
    bool (*derived)(const Scenario &) = nullptr;
    /// False while the value has no effect (purchase prices of a rented cluster). Absent = always relevant.
    bool (*relevant)(const Scenario &) = nullptr;
};

bool isDerived(const Parameter &parameter, const Scenario &scenario);
bool isRelevant(const Parameter &parameter, const Scenario &scenario);

/// The English source title of a group, context "Sections".
const char *groupTitle(ParameterGroup group);

/// All groups in the order of the editor.
std::span<const ParameterGroup> parameterGroups();

/// All parameters of the program, in the order of the editor.
std::vector<Parameter> standardParameters();

} // namespace runcast
