// SPDX-License-Identifier: MIT
#include "core/scenario/edit.h"

#include "core/base/date.h"
#include "core/base/text.h"
#include "core/catalog/catalog.h"
#include "core/catalog/config_import.h"
#include "core/catalog/own_rows.h"
#include "core/forecast/schema.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace runcast {

namespace {

// Whole numbers beyond this do not fit a double exactly.
constexpr double largestWhole = 9007199254740992.0;

Error refused(std::string_view key, std::string reason, std::vector<std::string> arguments = {},
              std::string advice = {})
{
    return {.code = ErrorCode::Refused,
            .reason = std::move(reason),
            .arguments = std::move(arguments),
            .advice = std::move(advice),
            .place = std::string(key)};
}

Result<void> checkNumber(const Parameter &parameter, const Value &value)
{
    const double *number = std::get_if<double>(&value);
    if (!number)
        return refused(parameter.key, RC_TEXT("Errors", "A number is needed here, not “%1”."),
                       {formatPlainValue(value)});
    if (!std::isfinite(*number))
        return refused(parameter.key, RC_TEXT("Errors", "The number is not finite."));
    if (parameter.kind != ValueKind::Count)
        return {};
    if (*number != std::floor(*number))
        return refused(parameter.key, RC_TEXT("Errors", "A whole number is needed here, not %1."),
                       {formatPlainValue(value)});
    if (!(std::fabs(*number) <= largestWhole))
        return refused(parameter.key, RC_TEXT("Errors", "%1 is too large to be counted exactly."),
                       {formatPlainValue(value)});
    return {};
}

bool isIsoCurrency(const std::string &code)
{
    return code.size() == 3 && std::all_of(code.begin(), code.end(), [](char c) { return c >= 'A' && c <= 'Z'; });
}

Result<void> checkName(const Parameter &parameter, const std::string &name, const Catalog &catalog)
{
    switch (parameter.kind) {
    case ValueKind::Choice: {
        std::string known;
        for (const Choice &choice : parameter.choices) {
            if (choice.id == name)
                return {};
            known += (known.empty() ? "" : ", ") + std::string(choice.id);
        }
        return refused(parameter.key, RC_TEXT("Errors", "“%1” is not one of the choices: %2."), {name, known});
    }
    case ValueKind::Accelerator:
        if (catalog.findAccelerator(name))
            return {};
        return refused(parameter.key, RC_TEXT("Errors", "There is no accelerator “%1” in the catalog."), {name},
                       RC_TEXT("Errors", "List them with: runcast catalog list accelerators"));
    case ValueKind::Model:
        if (catalog.findModel(name))
            return {};
        return refused(parameter.key, RC_TEXT("Errors", "There is no preset “%1” in the catalog."), {name},
                       RC_TEXT("Errors", "List them with: runcast catalog list models"));
    case ValueKind::Region:
        if (catalog.findRegion(name))
            return {};
        return refused(parameter.key, RC_TEXT("Errors", "There is no region “%1” in the catalog."), {name},
                       RC_TEXT("Errors", "List them with: runcast catalog list grids"));
    case ValueKind::Date:
        if (daysFromIsoDate(name))
            return {};
        return refused(parameter.key, RC_TEXT("Errors", "“%1” is not a date."), {name},
                       RC_TEXT("Errors", "Write year, month and day: 2027-03-01"));
    case ValueKind::Currency:
        if (isIsoCurrency(name))
            return {};
        return refused(parameter.key, RC_TEXT("Errors", "“%1” is not an ISO 4217 currency code."), {name},
                       RC_TEXT("Errors", "Write three capital letters, such as EUR."));
    case ValueKind::Number:
    case ValueKind::Count:
    case ValueKind::Flag:
        break;
    }
    return refused(parameter.key, RC_TEXT("Errors", "“%1” is not a value of this input."), {name});
}

Result<void> checkValue(const Parameter &parameter, const Value &value, const Catalog &catalog)
{
    if (isMissing(value)) {
        // A required value may be missing for a while where its field can hold that: nobody has entered it yet.
        const bool canHold = parameter.canBeMissing || isMissing(parameter.get(Scenario{}));
        return canHold ? Result<void>{} : refused(parameter.key, RC_TEXT("Errors", "A value is needed here."));
    }
    if (parameter.kind == ValueKind::Number || parameter.kind == ValueKind::Count)
        return checkNumber(parameter, value);
    if (parameter.kind == ValueKind::Flag) {
        if (std::holds_alternative<bool>(value))
            return {};
        return refused(parameter.key, RC_TEXT("Errors", "Yes or no is needed here, not “%1”."),
                       {formatPlainValue(value)});
    }
    const std::string *name = std::get_if<std::string>(&value);
    if (!name)
        return refused(parameter.key, RC_TEXT("Errors", "A name is needed here, not %1."), {formatPlainValue(value)});
    return checkName(parameter, *name, catalog);
}

bool followsDefault(const Parameter &parameter, const Scenario &scenario)
{
    return !scenario.sources.contains(parameter.key) && !isDerived(parameter, scenario);
}

void forgetDefaultSource(Scenario &scenario, std::string_view key)
{
    if (const auto given = scenario.defaultSources.find(key); given != scenario.defaultSources.end())
        scenario.defaultSources.erase(given);
}

void giveDefault(Scenario &scenario, const Parameter &parameter, DefaultValue value)
{
    parameter.set(scenario, value.value);
    if (value.date.empty())
        forgetDefaultSource(scenario, parameter.key);
    else
        scenario.defaultSources[std::string(parameter.key)] = {value.kind, std::move(value.source),
                                                               std::move(value.date)};
}

/// A value of an earlier catalog, and what this one gives in its place.
using Kept = std::map<std::string_view, Value>;

Kept keptDefaults(const Scenario &scenario, const Schema &schema, const Catalog &catalog)
{
    Kept kept;
    for (const Parameter *parameter : earlierDefaults(scenario, schema, catalog))
        kept.emplace(parameter->key, parameter->defaultValue(scenario, catalog).value);
    return kept;
}

/// Brings every parameter that nobody has set to its default, in the registry's order. What is kept of an earlier
/// catalog stays unless an edit has changed its default since.
void followDefaults(Scenario &scenario, const Schema &schema, const Catalog &catalog, const Kept &kept)
{
    constexpr int mostPasses = 4; // a preset brings the accelerator, and that the software, which stands before it
    bool changed = true;
    for (int pass = 0; changed && pass < mostPasses; ++pass) {
        changed = false;
        for (const Parameter &parameter : schema.parameters) {
            if (!followsDefault(parameter, scenario))
                continue;
            DefaultValue value = parameter.defaultValue(scenario, catalog);
            const auto earlier = kept.find(parameter.key);
            if (earlier != kept.end() && earlier->second == value.value)
                continue;
            changed |= value.value != parameter.get(scenario);
            giveDefault(scenario, parameter, std::move(value));
        }
    }
}

void carryRow(Scenario &scenario, const Parameter &parameter, const Value &value, const Catalog &catalog)
{
    const std::optional<OwnRowKind> kind = ownRowKindOf(parameter);
    if (!kind)
        return;
    const std::string *id = std::get_if<std::string>(&value);
    const OwnRow *row = id ? catalog.ownRow(*kind, *id) : nullptr;
    if (row)
        scenario.carriedRows[std::string(parameter.key)] = portable(*row);
    else
        scenario.carriedRows.erase(std::string(parameter.key));
}

bool isOfModel(std::string_view key, const Schema &schema)
{
    const Parameter *parameter = schema.parameter(key);
    return parameter && parameter->group == ParameterGroup::Model;
}

/// Notes what follows from the preset alone as set, so that it stays when the preset goes.
void keepPublished(Scenario &scenario, const Schema &schema, const Catalog &catalog)
{
    Scenario bare = scenario;
    bare.model.preset.clear();
    for (const Parameter &parameter : schema.parameters) {
        if (parameter.group == ParameterGroup::Model || scenario.sources.contains(parameter.key))
            continue;
        DefaultValue value = parameter.defaultValue(scenario, catalog);
        if (value.kind == SourceKind::Published && value.value != parameter.defaultValue(bare, catalog).value)
            scenario.sources[std::string(parameter.key)] = {value.kind, std::move(value.source), std::move(value.date)};
    }
}

std::vector<ImportRemark> remarksOf(const ConfigImport &config)
{
    std::vector<ImportRemark> remarks;
    for (const Finding &finding : config.warnings) {
        ImportRemark remark{.id = finding.id, .arguments = {}};
        for (const FindingArgument &argument : finding.arguments)
            remark.arguments.push_back(std::get<std::string>(argument.value));
        remarks.push_back(std::move(remark));
    }
    return remarks;
}

Error unknownKey(std::string_view key)
{
    return {.code = ErrorCode::NotFound,
            .reason = RC_TEXT("Errors", "There is no input “%1”."),
            .arguments = {std::string(key)}};
}

} // namespace

Scenario newScenario(std::string name, const Schema &schema, const Catalog &catalog)
{
    Scenario scenario;
    scenario.name = std::move(name);
    takeDefaults(scenario, schema, catalog);
    return scenario;
}

Result<Scenario> scenarioFromPreset(std::string name, std::string_view presetId, const Schema &schema,
                                    const Catalog &catalog)
{
    Scenario scenario = newScenario(std::move(name), schema, catalog);
    if (auto set = setParameter(scenario, schema, catalog, "model.preset", std::string(presetId)); !set)
        return set.error();
    return scenario;
}

Scenario scenarioFromConfig(std::string name, const ConfigImport &config, std::string_view fileName,
                            const Schema &schema, const Catalog &catalog)
{
    Scenario scenario = newScenario(std::move(name), schema, catalog);
    replaceModel(scenario, config.architecture,
                 {.kind = SourceKind::Published, .text = std::string(fileName), .date = {}}, schema, catalog);
    scenario.model.importRemarks = remarksOf(config);
    return scenario;
}

void replaceModel(Scenario &scenario, const Architecture &model, const ParameterSource &source, const Schema &schema,
                  const Catalog &catalog)
{
    keepPublished(scenario, schema, catalog);
    std::erase_if(scenario.sources, [&schema](const auto &entry) { return isOfModel(entry.first, schema); });
    scenario.model = {};
    changeModel(scenario, model, source, schema);
}

void changeModel(Scenario &scenario, const Architecture &model, const ParameterSource &source, const Schema &schema)
{
    const Scenario before = scenario;
    scenario.model.architecture = model;
    for (const Parameter &parameter : schema.parameters) {
        // Noted as set, so that no default of a preset goes over it later.
        if (!isDerived(parameter, scenario) && parameter.get(scenario) != parameter.get(before))
            scenario.sources[std::string(parameter.key)] = source;
    }
}

Result<void> setParameter(Scenario &scenario, const Schema &schema, const Catalog &catalog, std::string_view key,
                          const Value &value, ParameterSource source)
{
    const Parameter *parameter = schema.parameter(key);
    if (!parameter)
        return unknownKey(key);
    if (isDerived(*parameter, scenario)) {
        return refused(key, RC_TEXT("Errors", "This value follows from other inputs and cannot be set."), {},
                       RC_TEXT("Errors", "Change the inputs it follows from."));
    }
    if (auto checked = checkValue(*parameter, value, catalog); !checked)
        return checked;
    carryRow(scenario, *parameter, value, catalog);
    const Kept kept = parameter->drivesDefaults ? keptDefaults(scenario, schema, catalog) : Kept();
    parameter->set(scenario, value);
    if (parameter->kind == ValueKind::Model) {
        // A chosen model is a whole: what was typed into the old one's shape does not belong to it.
        std::erase_if(scenario.sources, [&schema](const auto &entry) { return isOfModel(entry.first, schema); });
        scenario.model.typedTotalParameters.reset();
        scenario.model.typedActiveParameters.reset();
        scenario.model.importRemarks.clear();
    }
    // A rate belongs to its currency: the next one needs its own.
    if (parameter->kind == ValueKind::Currency)
        scenario.sources.erase("price.units_per_usd");
    scenario.sources[std::string(key)] = std::move(source);
    forgetDefaultSource(scenario, key);
    if (parameter->drivesDefaults)
        followDefaults(scenario, schema, catalog, kept);
    return {};
}

std::optional<OwnRowKind> ownRowKindOf(const Parameter &parameter)
{
    if (parameter.kind == ValueKind::Accelerator)
        return OwnRowKind::Accelerator;
    return parameter.kind == ValueKind::Region ? std::optional(OwnRowKind::Region) : std::nullopt;
}

std::vector<const Parameter *> earlierDefaults(const Scenario &scenario, const Schema &schema, const Catalog &catalog)
{
    std::vector<const Parameter *> earlier;
    for (const Parameter &parameter : schema.parameters) {
        if (followsDefault(parameter, scenario) &&
            parameter.get(scenario) != parameter.defaultValue(scenario, catalog).value)
            earlier.push_back(&parameter);
    }
    return earlier;
}

void takeDefaults(Scenario &scenario, const Schema &schema, const Catalog &catalog)
{
    followDefaults(scenario, schema, catalog, {});
}

Result<void> resetParameter(Scenario &scenario, const Schema &schema, const Catalog &catalog, std::string_view key)
{
    const Parameter *parameter = schema.parameter(key);
    if (!parameter)
        return unknownKey(key);
    Kept kept = keptDefaults(scenario, schema, catalog);
    kept.erase(key);
    scenario.sources.erase(std::string(key));
    followDefaults(scenario, schema, catalog, kept);
    return {};
}

ParameterSource rentSource(const AcceleratorPrice &price)
{
    std::string text = price.provider;
    for (const std::string &part : {price.sku, price.region}) {
        if (!part.empty() && part != "unspecified")
            text += ", " + part;
    }
    return {.kind = SourceKind::Quoted, .text = text + ": " + price.source, .date = price.asOf};
}

ParameterSource sourceOf(const Scenario &scenario, const Parameter &parameter, const Catalog &catalog)
{
    if (const auto noted = scenario.sources.find(parameter.key); noted != scenario.sources.end())
        return noted->second;
    DefaultValue value = parameter.defaultValue(scenario, catalog);
    if (value.value == parameter.get(scenario) || isDerived(parameter, scenario))
        return {value.kind, std::move(value.source), std::move(value.date)};
    if (const auto given = scenario.defaultSources.find(parameter.key); given != scenario.defaultSources.end())
        return given->second;
    return {SourceKind::Default, RC_TEXT("Sources", "an earlier catalog"), ""};
}

} // namespace runcast
