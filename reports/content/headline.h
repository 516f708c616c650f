// SPDX-License-Identifier: MIT
#pragma once

#include "core/forecast/forecast.h"

#include <array>

namespace runcast {
class Catalog;
struct Parameter;
struct Scenario;
struct Schema;
} // namespace runcast

namespace runcast::report {

/// The results that inputs are judged by.
enum class Headline { Cost, Time, Power, Emissions };
inline constexpr std::array headlines = {Headline::Cost, Headline::Time, Headline::Power, Headline::Emissions};

/// Cost before contingency (so that a policy does not hide a cause), calendar time, facility power and emissions.
struct HeadlineValues {
    double costUsd = notComputed, days = notComputed, facilityMw = notComputed, carbonT = notComputed;

    double of(Headline headline) const;
};

HeadlineValues headlineValues(const Forecast &forecast);

/// The headlines of the scenario with one input changed; NaN where the change makes a figure impossible.
HeadlineValues withParameter(const Scenario &scenario, const Parameter &parameter, double value, const Schema &schema,
                             const Catalog &catalog);

} // namespace runcast::report
