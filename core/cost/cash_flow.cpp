// SPDX-License-Identifier: MIT
#include "core/cost/cash_flow.h"

#include "core/base/text.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace runcast {

namespace {

constexpr double nan = std::numeric_limits<double>::quiet_NaN();

/// The share of [from, from + days] that lies in the span. All shares sum to 1 to the last bit: to the cent of
/// billions.
double shareWithin(const MonthSpan &span, double from, double days, bool isLast)
{
    const double begin = std::clamp((span.from - from) / days, 0.0, 1.0);
    const double end = isLast ? 1 : std::clamp((span.to - from) / days, 0.0, 1.0);
    return end - begin;
}

void add(CashPeriod &period, const CashMonth &month)
{
    for (size_t kind = 0; kind < cashKinds; ++kind)
        period.usd[kind] += month.usd[kind];
    period.totalUsd += month.totalUsd;
}

} // namespace

const char *cashKindTitle(CashKind kind)
{
    switch (kind) {
    case CashKind::Capital:
        return RC_TEXT("Cash", "Capital");
    case CashKind::Rent:
        return RC_TEXT("Cash", "Rent");
    case CashKind::Running:
        return RC_TEXT("Cash", "Running the machines");
    case CashKind::Energy:
        return RC_TEXT("Cash", "Energy");
    case CashKind::Staff:
        return RC_TEXT("Cash", "Staff");
    case CashKind::Other:
        return RC_TEXT("Cash", "Everything else");
    case CashKind::Contingency:
        return RC_TEXT("Cash", "Contingency and tax");
    }
    return "";
}

CashMonth cashOfMonth(const CashPlan &plan, const MonthSpan &span, bool isFirst, bool isLast)
{
    CashMonth month;
    month.span = span;
    const double first = std::isnan(plan.firstDay) ? 0 : plan.firstDay;
    // A run of no length is paid at once.
    const double run =
        plan.runDays > 0 ? shareWithin(span, first + plan.commissioningDays, plan.runDays, isLast) : double(isFirst);
    const double whole = plan.days() > 0 ? shareWithin(span, first, plan.days(), isLast) : double(isFirst);
    for (size_t kind = 0; kind < cashKinds; ++kind) {
        const CashAmount &amount = plan.amounts[kind];
        month.usd[kind] = run * amount.runUsd + whole * amount.wholeUsd + (isFirst ? amount.firstDayUsd : 0) +
                          (isLast ? amount.lastDayUsd : 0);
        month.totalUsd += month.usd[kind];
    }
    month.cumulativeUsd = month.totalUsd;
    return month;
}

namespace {

/// Calls `use` for each month of the plan.
template <typename Use> void eachMonth(const CashPlan &plan, Use use)
{
    MonthWalk walk(plan.firstDay, plan.days());
    MonthSpan span, following;
    bool there = walk.next(span);
    for (bool first = true; there; first = false) {
        const bool more = walk.next(following);
        use(cashOfMonth(plan, span, first, !more));
        span = following;
        there = more;
    }
}

} // namespace

std::vector<CashMonth> cashFlow(const CashPlan &plan)
{
    std::vector<CashMonth> months;
    double paid = 0;
    eachMonth(plan, [&](CashMonth month) {
        paid += month.totalUsd;
        month.cumulativeUsd = paid;
        months.push_back(month);
    });
    return months;
}

double presentValue(const CashPlan &plan, double ratePerYear, CashTiming timing)
{
    if (!canWalkMonths(plan.firstDay, plan.days()))
        return nan;
    const double perMonth = std::exp(-std::log1p(ratePerYear) / 12);
    double factor = timing == CashTiming::MonthStart    ? 1
                    : timing == CashTiming::MonthMiddle ? std::sqrt(perMonth)
                                                        : perMonth;
    double value = 0;
    eachMonth(plan, [&](const CashMonth &month) {
        value += month.totalUsd * factor;
        factor *= perMonth;
    });
    return value;
}

double peakFundingUsd(const CashPlan &plan)
{
    if (!canWalkMonths(plan.firstDay, plan.days()))
        return nan;
    double paid = 0, most = 0;
    eachMonth(plan, [&](const CashMonth &month) {
        // What comes back on the last day comes after the month was paid for.
        double back = 0;
        for (const CashAmount &amount : plan.amounts)
            back += std::fmax(0, -amount.lastDayUsd);
        paid += month.totalUsd;
        const double end = std::isnan(plan.firstDay) ? plan.days() : plan.firstDay + plan.days();
        most = std::fmax(most, month.span.to >= end ? paid + back : paid);
    });
    return most + (std::isnan(paid) ? nan : 0);
}

std::vector<CashPeriod> fiscalPeriods(const std::vector<CashMonth> &months, int startMonth)
{
    std::vector<CashPeriod> periods;
    CashPeriod year;
    for (const CashMonth &month : months) {
        if (!month.span.hasDate())
            return {};
        const int sinceStart = (month.span.month - startMonth + 12) % 12;
        const bool endsNextYear = startMonth > 1 && month.span.month >= startMonth;
        const int fiscalYear = month.span.year + (endsNextYear ? 1 : 0);
        const int quarter = sinceStart / 3 + 1;
        if (!periods.empty() && year.fiscalYear != fiscalYear) {
            periods.push_back(year);
            year = {};
        }
        year.fiscalYear = fiscalYear;
        if (periods.empty() || periods.back().fiscalYear != fiscalYear || periods.back().quarter != quarter)
            periods.push_back({.fiscalYear = fiscalYear, .quarter = quarter});
        add(periods.back(), month);
        add(year, month);
    }
    if (!periods.empty())
        periods.push_back(year);
    return periods;
}

} // namespace runcast
