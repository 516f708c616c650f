// SPDX-License-Identifier: MIT
#pragma once

#include "reports/document/rich_text.h"
#include "reports/format/language.h"

#include <optional>

namespace runcast {

/// The fixed words of judgement; each has its sign and tone.
enum class Verdict { Fits, Tight, DoesNotFit, WithinBudget, OverBudget, MeetsDate, MissesDate };

RichText verdictText(Verdict verdict, const Language &language);

/// Fits, tight (margin below 5 % of the limit) or does not fit; nothing if a number is not known.
std::optional<Verdict> fitVerdict(double margin, double limit);

/// "better" or "worse" in words and signs for the best of a row.
RichText bestText(bool lowerIsBetter, const Language &language);

} // namespace runcast
