// SPDX-License-Identifier: MIT
#pragma once

#include "reports/content/report_context.h"

namespace runcast::report {

/// A part that the estimate holds or leaves out, as the scenario's switches say.
struct ScopeItem {
    bool in = true;
    QString part;        // "Spare accelerators, 256"
    QString reason;      // "paid for like the others, idle until needed"
    QString brief;       // both in one line, for page 1
    QString assumptions; // "A04"; empty = none
};

std::vector<ScopeItem> scopeItems(const ReportContext &context);

} // namespace runcast::report
