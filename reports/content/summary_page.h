// SPDX-License-Identifier: MIT
#pragma once

#include "reports/content/report_context.h"

namespace runcast::report {

/// Page 1 of a budget report or a summary: always one page. Its versions grow shorter; the layout takes the first that
/// fits.
DocumentSection summaryPage(const ReportContext &context);

} // namespace runcast::report
