// SPDX-License-Identifier: MIT
#pragma once

#include "core/scenario/check.h"
#include "core/scenario/parameters.h"

#include <QString>

#include <optional>

namespace runcast {

class PlanModel;

/// What a group of inputs comes to, in a few words.
struct GroupSummary {
    QString text;
    std::optional<Severity> severity; // of the finding that it tells of
};

/// An open group says what its inputs lead to ("38 tokens per parameter"), a folded one its main inputs.
GroupSummary groupSummary(ParameterGroup group, bool expanded, const PlanModel &model);

} // namespace runcast
