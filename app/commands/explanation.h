// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/session.h"

namespace runcast::cli {

/// The answer to "why?" on stdout: the figure's formula, its inputs with values and sources, and for inputs that are
/// figures themselves the same once more.
void printExplanation(const Figure &figure, const Scenario &scenario, const Outcome &outcome, Session &session);

} // namespace runcast::cli
