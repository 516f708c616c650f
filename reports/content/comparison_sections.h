// SPDX-License-Identifier: MIT
#pragma once

#include "reports/content/report_context.h"

namespace runcast::report {

// The sections of a comparison report; the appendices are those of budget_sections.h.
DocumentSection comparisonPage(const ReportContext &context);
DocumentSection differencesSection(const ReportContext &context);
DocumentSection comparedCostSection(const ReportContext &context);
DocumentSection comparedPowerSection(const ReportContext &context);

} // namespace runcast::report
