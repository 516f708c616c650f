// SPDX-License-Identifier: MIT
#pragma once

#include "reports/content/fingerprint.h"
#include "reports/content/report_context.h"

namespace runcast::report {

/// Names inside the PDF.
inline constexpr QLatin1StringView manifestName{"manifest.json"};
inline constexpr QLatin1StringView resultsName{"results.json"};

/// "scenario-1.json" of the scenario at index 0.
QString scenarioFileName(size_t index);

/// The files that travel inside the report: each scenario and all results as JSON, each table as CSV, and a manifest
/// with schema version, content hash and the hash of every file.
std::vector<Attachment> attachments(const ReportContext &context, const std::vector<CanonicalScenario> &canonical,
                                    const QString &hash, const Document &document);

} // namespace runcast::report
