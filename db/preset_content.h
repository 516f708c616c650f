// SPDX-License-Identifier: MIT
#pragma once

#include "core/catalog/models.h"
#include "core/scenario/scenario.h"
#include "db/scenario_record.h"

namespace runcast {

class Catalog;
struct Schema;

/// Confidence of an own preset among shipped ones.
inline constexpr const char *ownConfidence = "yours";

/// What notes that sizes come from an own preset.
ParameterSource sourceOfPreset(const QString &name, const QDateTime &created);

/// An own preset as a row among shipped ones; its id is its name.
ModelPreset asModelPreset(const QString &name, const QString &author, const QDateTime &created,
                          const Architecture &architecture);

/// The same of a kept one, or why its model cannot be read.
Result<ModelPreset> modelPresetOf(const StoredPreset &preset, const Schema &schema, const Catalog &catalog);

} // namespace runcast
