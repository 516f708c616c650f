// SPDX-License-Identifier: MIT
#pragma once

#include "reports/document/rich_text.h"
#include "reports/format/language.h"

#include <optional>

namespace runcast::report {

/// The fixed words of judgement; each has its sign and tone.
enum class Verdict { Fits, Tight, DoesNotFit, WithinBudget, OverBudget, MeetsDate, MissesDate };

RichText verdictText(Verdict verdict, const Language &language);

/// Of a limit of the site: fits, tight (margin below 5 % of it) or does not fit; nothing if a number is not known.
std::optional<Verdict> limitVerdict(double margin, double limit);

/// "best" with the arrow of what makes it so.
RichText bestText(bool lowerIsBetter, const Language &language);

} // namespace runcast::report
