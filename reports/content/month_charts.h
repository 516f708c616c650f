// SPDX-License-Identifier: MIT
#pragma once

#include "core/forecast/timeline.h"
#include "reports/charts/chart_table.h"
#include "reports/content/scenario_charts.h"

namespace runcast {

/// "Mar 2027", or "month 3" without a start date.
QString monthName(const MonthSpan &span, const Format &format);
/// "FY 2028 Q1"; the year alone for its sum.
QString periodName(const CashPeriod &period, const Format &format);

/// Payments by month, one column each, stacked by what is paid for.
Chart cashFlowChart(const PicturedScenario &pictured, const Timeline &timeline);
/// The same as numbers: month, kinds that anything is paid for, sum and running sum; then quarters and fiscal years.
ChartTable cashFlowTable(const Timeline &timeline, const Format &format);

/// What renting and owning have cost over the years.
Chart rentOrOwnChart(const PicturedScenario &pictured, const BreakEvenInput &input);
inline constexpr double rentOrOwnYears = 5;

/// Average load of the facility by month, with the highest and what is provisioned.
Chart monthlyLoadChart(const PicturedScenario &pictured, const Timeline &timeline);

/// Energy of the run by part.
Chart energyPartsChart(const PicturedScenario &pictured);

} // namespace runcast
