// SPDX-License-Identifier: MIT
#pragma once

#include "core/forecast/schema.h"

#include <vector>

namespace runcast {

/// A change of one input that a planner would think of, and what a figure comes to then.
struct PlausibleChange {
    const Parameter *parameter = nullptr;
    Value from, to;
    double before = notComputed, after = notComputed; // the figure
};

/// The inputs behind a figure that move it most by a plausible change, largest first: shares by one point, rates of
/// events halved, splits of the cluster and its size doubled, choices by their best alternative, all else by a tenth.
/// The model itself stays; changes that bring an error are left out.
std::vector<PlausibleChange> plausibleChanges(const Figure &figure, const Scenario &scenario, const Schema &schema,
                                              const Catalog &catalog, size_t count);

} // namespace runcast
