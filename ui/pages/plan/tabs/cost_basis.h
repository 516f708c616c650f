// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace runcast {

class PlanModel;
struct Figure;

/// What a part of the cost comes from, in a few words: "29.8 M h × 2.40 USD/h", "8 % of accelerators". A part without
/// words of its own shows its formula with its numbers.
QString costBasis(const Figure &part, const PlanModel &model);

} // namespace runcast
