// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/session.h"

namespace runcast::cli {

/// All figures of a forecast by section: title, number, unit, key. A figure without a value says why.
Table figureTable(const Scenario &scenario, const Outcome &outcome, const Session &session);

/// All inputs by group: title, value, where it comes from, key.
Table parameterTable(const Scenario &scenario, const Session &session);

/// A value of an input in number and unit; names and choices have no unit.
Quantity parameterQuantity(const Parameter &parameter, const Value &value, const Format &format,
                           const Catalog &catalog);

/// What to know about the scenario, below its figures.
void printFindings(const Scenario &scenario, const Outcome &outcome, Session &session);

} // namespace runcast::cli
