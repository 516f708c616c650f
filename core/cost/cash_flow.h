// SPDX-License-Identifier: MIT
#pragma once

#include "core/cost/months.h"

#include <array>
#include <string>
#include <vector>

namespace runcast {

/// What money is paid for, as a finance plan groups it.
enum class CashKind { Capital, Rent, Running, Energy, Staff, Other, Contingency };
inline constexpr size_t cashKinds = 7;

/// The English source title of a kind, context "Cash".
const char *cashKindTitle(CashKind kind);

/// When an amount is paid. All four sum to the part of the total cost that the kind has.
struct CashAmount {
    double firstDayUsd = 0; // before the ramp-up begins
    double runUsd = 0;      // evenly over the main run
    double wholeUsd = 0;    // evenly from commissioning to wind-down
    double lastDayUsd = 0;  // below 0: the value of what other work takes over
};

struct CashPlan {
    double firstDay = 0; // days since 1970-01-01 of the first day of the ramp-up; NaN = no date
    double commissioningDays = 0, runDays = 0, windDownDays = 0;
    std::array<CashAmount, cashKinds> amounts;

    double days() const { return commissioningDays + runDays + windDownDays; }
};

struct CashMonth {
    MonthSpan span;
    std::array<double, cashKinds> usd{};
    double totalUsd = 0, cumulativeUsd = 0; // paid is above 0
};

enum class CashTiming { MonthStart, MonthMiddle, MonthEnd };

/// The payments of one month; cumulativeUsd is left at the month's own.
CashMonth cashOfMonth(const CashPlan &plan, const MonthSpan &span, bool isFirst, bool isLast);

/// All months of a plan; empty if it cannot be laid out (see months.h). Their totals sum to the total cost.
std::vector<CashMonth> cashFlow(const CashPlan &plan);

/// The sum of the months' payments, each over (1 + rate)^t; t in years from the start of the first month to the start,
/// middle or end of its month, twelve equal months a year. NaN if the plan cannot be laid out.
/// Example: 100 USD on the first day and 110 in the 13th month at 10 %, start of month: 200.
double presentValue(const CashPlan &plan, double ratePerYear, CashTiming timing);

/// The most that has been paid in at the end of any month. NaN if the plan cannot be laid out.
double peakFundingUsd(const CashPlan &plan);

/// Months of one fiscal quarter or year, summed. The year is named after the calendar year in which it ends.
struct CashPeriod {
    int fiscalYear = 0;
    int quarter = 0; // 1 to 4; 0 = the whole year
    std::array<double, cashKinds> usd{};
    double totalUsd = 0;
};

/// Fiscal quarters with their year's sum after each year; empty without dates. `startMonth` 1 to 12.
std::vector<CashPeriod> fiscalPeriods(const std::vector<CashMonth> &months, int startMonth);

} // namespace runcast
