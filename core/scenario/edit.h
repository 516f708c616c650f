// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/catalog/own_row.h"
#include "core/scenario/parameters.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace runcast {

struct AcceleratorPrice;
struct ConfigImport;
struct Schema;

/// A scenario with every parameter at its default.
Scenario newScenario(std::string name, const Schema &schema, const Catalog &catalog);

/// A scenario of a published run: its model, tokens and, where published, cluster and layout, each with its source.
Result<Scenario> scenarioFromPreset(std::string name, std::string_view presetId, const Schema &schema,
                                    const Catalog &catalog);

/// A scenario whose model was read from a config.json: its fields carry the file as their source.
Scenario scenarioFromConfig(std::string name, const ConfigImport &config, std::string_view fileName,
                            const Schema &schema, const Catalog &catalog);

/// Gives the scenario another model of this origin and leaves all else as it stands: what the published run of the
/// earlier one brought (tokens, cluster, layout) stays, with its source.
void replaceModel(Scenario &scenario, const Architecture &model, const ParameterSource &source, const Schema &schema,
                  const Catalog &catalog);

/// Changes the shape of the model to this one: the sizes that differ get the source, the preset stays.
void changeModel(Scenario &scenario, const Architecture &model, const ParameterSource &source, const Schema &schema);

/// Sets one parameter as a person does: checks kind, choice and catalog id (the range is left to checkInputs: an odd
/// value stays visible), marks it with its source, and lets what depends on it follow: a preset fills the model, an
/// accelerator or region brings its own defaults for what nobody has typed.
Result<void> setParameter(Scenario &scenario, const Schema &schema, const Catalog &catalog, std::string_view key,
                          const Value &value, ParameterSource source = {});

/// The parameters that nobody has set and whose values are not what this catalog gives: they come from an earlier one.
/// They stay until takeDefaults() or an edit of what they depend on (another accelerator has a price of its own).
std::vector<const Parameter *> earlierDefaults(const Scenario &scenario, const Schema &schema, const Catalog &catalog);

/// The kind of own rows that the values of a parameter can name; nothing for all other parameters.
std::optional<OwnRowKind> ownRowKindOf(const Parameter &parameter);

/// Gives every parameter that nobody has set the default of this catalog.
void takeDefaults(Scenario &scenario, const Schema &schema, const Catalog &catalog);

/// Takes one parameter back to its default.
Result<void> resetParameter(Scenario &scenario, const Schema &schema, const Catalog &catalog, std::string_view key);

/// What notes that a rent was taken from this price of the catalog or of a list: provider, offer, region and source.
ParameterSource rentSource(const AcceleratorPrice &price);

/// Where the value of a parameter comes from: what was noted for it, else its default's source when it was given.
ParameterSource sourceOf(const Scenario &scenario, const Parameter &parameter, const Catalog &catalog);

/// Reads a typed value in the C locale: "15.6T", "405B", "2.4k", "40%", "30min", "1.2GW", "2027-03-01", "rent", "true",
/// "" for not entered. A number in a unit of another kind is refused by name.
Result<Value> parseValue(const Parameter &parameter, std::string_view text);

/// The value as parseValue reads it back, shortest exact form.
std::string formatPlainValue(const Value &value);

} // namespace runcast
