// SPDX-License-Identifier: MIT
#pragma once

#include "core/scenario/value.h"
#include "reports/content/headline.h"

#include <QString>

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace runcast {
struct Figure;

struct ReportScenario;
} // namespace runcast

namespace runcast::report {

/// An input that the report has to own up to: it was changed from its default, or it moves a headline.
struct Assumption {
    QString id; // "A12": the same input has the same id in every report of this program's version
    const Parameter *parameter = nullptr;
    Value value;
    bool changed = false; // from its default
    /// The headline that 10 % less and 10 % more of the input move most, and by how much; nothing if they move none.
    std::optional<Headline> moves;
    double atLow = 0, atHigh = 0;
    double share = 0; // the larger of the two, relative to the headline
};

/// Every input that was changed from its default, and every one that moves a headline by more than 0.5 % at 10 % less
/// or more. The largest effect first.
std::vector<Assumption> assumptionsOf(const ReportScenario &scenario, const Schema &schema, const Catalog &catalog);

/// The assumptions behind figures, by id, in ranges: "A01, A12–A19"; empty if there is none.
QString assumptionsBehind(std::span<const Assumption> assumptions, std::span<const Figure *const> figures,
                          const Schema &schema);

} // namespace runcast::report
