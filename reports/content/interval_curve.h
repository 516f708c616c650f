// SPDX-License-Identifier: MIT
#pragma once

#include "reports/content/report_context.h"

namespace runcast::report {

/// What checkpoints and failures add to the pure computing time at one checkpoint interval.
struct IntervalPoint {
    double seconds = 0;
    double added = notComputed; // share of the pure computing time
};

/// The overhead of the main scenario by checkpoint interval: around the best one, where it is not absurd.
struct IntervalCurve {
    std::vector<IntervalPoint> points; // rising intervals; empty without failures or figures
    IntervalPoint best;
    std::optional<IntervalPoint> chosen; // if an interval is entered
};

IntervalCurve intervalCurve(const ReportContext &context);

} // namespace runcast::report
