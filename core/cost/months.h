// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

namespace runcast {

/// The part of one calendar month that a plan covers. Days count from 1970-01-01; without a start date they count from
/// the first day of the plan and months are equal, of 365.25 / 12 days.
struct MonthSpan {
    int year = 0;  // 0 = no date
    int month = 0; // 1 to 12, or the number of the month from 1 where there is no date
    double from = 0, to = 0;

    bool hasDate() const { return year != 0; }
};

/// The longest plan that is laid out by month: a century.
inline constexpr size_t mostMonths = 1200;

/// Goes through the months of a plan, one after the other, without keeping any.
class MonthWalk {
public:
    /// `firstDay` NaN = no date. Nothing to walk if the days are not finite or the plan is longer than a century.
    MonthWalk(double firstDay, double days);

    /// True while there is a month; `span` is then the next one.
    bool next(MonthSpan &span);

private:
    double m_from = 0, m_end = 0;
    int m_year = 0, m_month = 1; // of the next span
    bool m_dated = false, m_done = false;
};

/// True if the plan can be laid out by month.
bool canWalkMonths(double firstDay, double days);

} // namespace runcast
