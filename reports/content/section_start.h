// SPDX-License-Identifier: MIT
#pragma once

#include "reports/content/report_context.h"

namespace runcast {
struct Chart;
} // namespace runcast

namespace runcast::report {

/// A numbered section of the report without its blocks: heading from sections.h.
DocumentSection sectionStart(const ReportContext &context, const QString &id, Subject subject, bool startsPage = true);

/// A chart as a figure of the report, with the chart's own title and subtitle.
Drawing chartDrawing(const ReportContext &context, Numbering &numbering, const Chart &chart, double heightMm,
                     const QString &caption);

} // namespace runcast::report
