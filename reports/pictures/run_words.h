// SPDX-License-Identifier: MIT
#pragma once

#include "core/catalog/failure_rates.h"
#include "core/forecast/run_calendar.h"
#include "reports/format/format.h"

namespace runcast {

/// "12 Apr 2027", or "day 43" of a run without a start date.
QString runDate(const RunCalendar &calendar, double calendarHours, const Format &format);

/// The same with the time of day.
QString runMoment(const RunCalendar &calendar, double calendarHours, const Format &format);

FailureCause causeOf(const SimulatedStop &stop);

/// "12 Apr 2027, 14:20 · GPU: stands still for 12 min, 7 min computed again · 45.2 % done".
QString stopWords(const RunCalendar &calendar, const SimulatedStop &stop, const Format &format);

/// How far the run is at an hour, and when the others are there.
QString progressWords(const RunCalendar &calendar, double calendarHours, const Format &format);

/// All that the pictures of a run show, in sentences: for those who do not see them.
QString runSummary(const RunCalendar &calendar, const Format &format);

} // namespace runcast
