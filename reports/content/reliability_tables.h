// SPDX-License-Identifier: MIT
#pragma once

#include "reports/content/report_context.h"

namespace runcast::report {

/// Percentiles of calendar time, finish, accelerator-hours and cost by failures alone, with what spreads them.
Table oddsTable(const ReportContext &context, Numbering &numbering);

/// Servers out of service at once for three repair times, Poisson and clustered, against the planned spares.
Table sparesTable(const ReportContext &context, Numbering &numbering);

/// "The finish is by 14 March 2027 in 80 of 100 cases …"; empty without odds.
QString oddsSentence(const ReportContext &context);

} // namespace runcast::report
