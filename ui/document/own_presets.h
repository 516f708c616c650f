// SPDX-License-Identifier: MIT
#pragma once

#include "core/catalog/models.h"
#include "core/scenario/value.h"
#include "ui/document/library_document.h"

#include <optional>

namespace runcast {

class Format;

/// What lists of models hold for an own preset where they hold the id of a shipped one: "own:5".
QString ownPresetKey(PresetId id);

/// The own preset that such a key names; nothing for every other value.
std::optional<PresetId> ownPresetOf(const Value &value);

/// "own preset · Ada · 3 Mar 2027 · 70.55 B parameters"
QString ownPresetAbout(const OwnPreset &preset, const Format &format);

/// A new scenario of an own preset, with every other input at its default.
Scenario scenarioFromOwnPreset(std::string name, const OwnPreset &preset, const Schema &schema, const Catalog &catalog);

/// An own preset as a row among the shipped models: its confidence is "yours".
ModelPreset rowOfOwnPreset(const OwnPreset &preset);

} // namespace runcast
