// SPDX-License-Identifier: MIT
#pragma once

#include "reports/format/format.h"
#include "reports/snapshot.h"

namespace runcast {

struct Schema;

/// Why a figure has no value. The three read differently everywhere.
enum class Absence { NotEntered, NotApplicable, NotComputed };

struct AbsenceReason {
    Absence kind = Absence::NotApplicable;
    QString text; // "Budget is not entered"; empty if the kind says it all
};

/// Why the figure is NaN in this outcome: an Error that stands at an input behind it, an optional input behind it that
/// is not entered, or that it means nothing here (time between failures of a run that never fails).
AbsenceReason whyAbsent(const Figure &figure, const Scenario &scenario, const Outcome &outcome, const Schema &schema,
                        const Format &format);

/// "not entered", "not applicable", "could not be computed (Tokens is not entered)".
QString absenceText(const AbsenceReason &reason, const Language &language);

} // namespace runcast
