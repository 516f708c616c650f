// SPDX-License-Identifier: MIT
#pragma once

#include "core/forecast/schema.h"
#include "core/scenario/check.h"

#include <optional>
#include <span>

namespace runcast {

/// What a finding's fix does to the first headline figure that it moves by as much as can be read.
struct FindingEffect {
    const Figure *figure = nullptr;
    double before = notComputed, after = notComputed;
};

/// Nothing if the finding has no fix, the fix leads to another error, or no figure moves by as much as can be read.
std::optional<FindingEffect> findingEffect(const Finding &finding, const Scenario &scenario, const Forecast &shown,
                                           std::span<const Figure *const> figures, const Schema &schema,
                                           const Catalog &catalog);

} // namespace runcast
