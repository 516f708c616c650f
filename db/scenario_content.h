// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/scenario/scenario.h"
#include "db/scenario_record.h"

namespace runcast {

class Catalog;
struct Schema;

/// A scenario as the library keeps it. Its model name is that of its preset, or its family where it has none.
ScenarioContent contentOf(const Scenario &scenario, const Schema &schema, const Catalog &catalog);

/// The scenario of a kept document, under the name that its record gives it.
Result<Scenario> scenarioOf(const Result<ScenarioContent> &content, const QString &name, const Schema &schema,
                            const Catalog &catalog);

} // namespace runcast
