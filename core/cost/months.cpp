// SPDX-License-Identifier: MIT
#include "core/cost/months.h"

#include <algorithm>
#include <chrono>
#include <cmath>

namespace runcast {

namespace {

constexpr double daysPerMonth = 365.25 / 12;

/// The day on which a month begins.
double firstDayOf(int year, int month)
{
    const std::chrono::year_month_day first{std::chrono::year{year}, std::chrono::month{unsigned(month)},
                                            std::chrono::day{1}};
    return double(std::chrono::sys_days{first}.time_since_epoch().count());
}

} // namespace

bool canWalkMonths(double firstDay, double days)
{
    // Dates from year 1 to 9999, as ISO writes them.
    const bool dated = std::isnan(firstDay) || (firstDay > -719162 && firstDay + days < 2932896);
    return days >= 0 && days <= double(mostMonths - 1) * daysPerMonth && dated;
}

MonthWalk::MonthWalk(double firstDay, double days)
{
    m_done = !canWalkMonths(firstDay, days);
    if (m_done)
        return;
    m_dated = !std::isnan(firstDay);
    m_from = m_dated ? firstDay : 0;
    m_end = m_from + days;
    if (m_dated) {
        const std::chrono::year_month_day date{std::chrono::sys_days{std::chrono::days{int(std::floor(firstDay))}}};
        m_year = int(date.year());
        m_month = int(unsigned(date.month()));
    }
}

bool MonthWalk::next(MonthSpan &span)
{
    if (m_done)
        return false;
    const int year = m_year, month = m_month;
    double monthEnd = m_dated ? 0 : double(month) * daysPerMonth;
    ++m_month;
    if (m_dated) {
        if (m_month > 12) {
            m_month = 1;
            ++m_year;
        }
        monthEnd = firstDayOf(m_year, m_month);
    }
    span = {year, month, m_from, std::min(monthEnd, m_end)};
    m_from = span.to;
    m_done = !(m_from < m_end);
    return true;
}

} // namespace runcast
