// SPDX-License-Identifier: MIT
#pragma once

#include "reports/snapshot.h"

namespace runcast {

/// A section that a report of some kind can have.
struct ReportSection {
    QString id; // "cost", also in ReportRequest::leftOut
    QString title;
    bool canBeLeftOut = true;
};

/// The sections of a kind of report, in their order, in the language's words.
std::vector<ReportSection> reportSections(ReportKind kind, const Language &language);

} // namespace runcast
