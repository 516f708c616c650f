// SPDX-License-Identifier: MIT
#pragma once

#include "reports/content/report_context.h"
#include "reports/content/verdict.h"

namespace runcast::report {

/// A limit that the sponsor or the site sets, and how the plan stands to it.
struct LimitLine {
    QString name;   // "Budget"
    QString limit;  // "125.0 M USD"; "not entered"
    QString need;   // "110.6 M USD"
    QString margin; // "14.4 M USD"
    std::optional<Verdict> verdict;
};

/// Budget, deadline, site limit and memory of a scenario.
std::vector<LimitLine> limitLines(const ReportContext &context, const ReportScenario &scenario);

/// Does the fullest accelerator hold its share; nothing if it is not known.
std::optional<Verdict> memoryVerdict(const Forecast &forecast);

/// The main drawback of a scenario beside another, in a few words: a limit that it breaks, else where it is worse.
QString drawback(const ReportContext &context, const ReportScenario &scenario, const ReportScenario &against,
                 QChar letterAgainst);

} // namespace runcast::report
