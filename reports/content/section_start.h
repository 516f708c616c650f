// SPDX-License-Identifier: MIT
#pragma once

#include "reports/content/report_context.h"

namespace runcast {
struct Chart;
} // namespace runcast

namespace runcast::report {

/// A numbered section of the report without its blocks: heading from sections.h.
DocumentSection sectionStart(const ReportContext &context, const QString &id, Subject subject,
                             SectionBreak begins = SectionBreak::NewPage);

/// A chart without number and caption, for page 1. Height 0 = what suits the chart.
Drawing plainDrawing(const ReportContext &context, const Chart &chart, double heightMm = 0);

/// A chart as a figure of the report, with the chart's own title, subtitle and note.
Drawing chartDrawing(const ReportContext &context, Numbering &numbering, const Chart &chart, double heightMm,
                     const QString &caption);

} // namespace runcast::report
