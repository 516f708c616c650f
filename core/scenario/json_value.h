// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/json_text.h"
#include "core/scenario/scenario.h"
#include "core/scenario/value.h"

namespace runcast {

class Catalog;
struct Schema;

/// A value of a parameter as JSON holds it: number, true or false, text, or null for not entered.
OrderedJson valueToJson(const Value &value);

/// Sets what an object {KEY: value} lists, in the registry's order, so that a preset comes before what was changed of
/// it. Unknown keys and values of the wrong kind are errors that name their place.
Result<void> readParameters(Scenario &scenario, const OrderedJson &parameters, const Schema &schema,
                            const Catalog &catalog);

} // namespace runcast
