// SPDX-License-Identifier: MIT
#pragma once

#include "reports/content/report_context.h"

namespace runcast::report {

/// What a reader has to know before trusting the report: findings of its scenarios and what is missing.
struct OpenPoint {
    Severity severity = Severity::Note;
    QString text;
    QString where; // the input, "A12 Rent"; empty = the report as a whole

    bool operator==(const OpenPoint &) const = default;
};

/// Errors first, then warnings, then notes.
std::vector<OpenPoint> openPoints(const ReportContext &context);

/// "! warning" with its sign and tone.
RichText severityText(Severity severity, const Language &language);

} // namespace runcast::report
