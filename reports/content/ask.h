// SPDX-License-Identifier: MIT
#pragma once

#include "reports/content/report_context.h"

namespace runcast::report {

/// What the report asks for in one sentence, from entered facts only: who asks whom to approve what, for what, by when.
QString askSentence(const ReportContext &context);

/// "H100 SXM": the accelerator's name in the catalog, or its id.
QString acceleratorName(const ReportContext &context, const Scenario &scenario);

} // namespace runcast::report
