// SPDX-License-Identifier: MIT
#pragma once

#include "reports/content/report_context.h"

namespace runcast::report {

// The sections of a budget report, a file each.
DocumentSection contentsSection(const ReportContext &context);
DocumentSection scopeSection(const ReportContext &context);
DocumentSection workloadSection(const ReportContext &context);
DocumentSection optionsSection(const ReportContext &context);
DocumentSection timeSection(const ReportContext &context);
DocumentSection memorySection(const ReportContext &context);
DocumentSection costSection(const ReportContext &context);
DocumentSection financeSection(const ReportContext &context);
DocumentSection powerSection(const ReportContext &context);
DocumentSection environmentSection(const ReportContext &context);
DocumentSection reliabilitySection(const ReportContext &context);

// Appendices; a comparison has them too.
DocumentSection assumptionsSection(const ReportContext &context);
DocumentSection methodSection(const ReportContext &context);
DocumentSection glossarySection(const ReportContext &context, const QString &reportText);
DocumentSection resultsSection(const ReportContext &context);
DocumentSection provenanceSection(const ReportContext &context);

} // namespace runcast::report
