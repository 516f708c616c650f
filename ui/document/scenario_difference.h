// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

namespace runcast {

struct Scenario;
struct Schema;

/// The keys of the parameters whose values differ, in the registry's order.
QStringList differingKeys(const Scenario &a, const Scenario &b, const Schema &schema);

} // namespace runcast
