// SPDX-License-Identifier: MIT
#pragma once

#include "reports/charts/chart.h"
#include "reports/content/report_context.h"

namespace runcast::report {

/// The cost of the main scenario by part, the largest first, contingency last and hatched.
Chart costPartsChart(const ReportContext &context);

/// True for a part that the rent already pays for.
bool isInsideRent(const ReportContext &context, const Figure &part);

} // namespace runcast::report
