// SPDX-License-Identifier: MIT
#pragma once

#include "reports/snapshot.h"
#include "ui/document/scenario_record.h"

namespace runcast {

class LibraryDocument;

/// The scenario with all that the library knows of it, as a report takes it.
ReportScenario reportScenario(const LibraryDocument &document, ScenarioId id);

/// A request with these scenarios and the library's own date, author and name; everything else at its default. The
/// baseline is that of the compare set if it is among them, else the first.
ReportRequest reportRequest(const LibraryDocument &document, const QList<ScenarioId> &ids, ReportKind kind,
                            const Language &language);

/// "2026-12 Budget Frontier 405B, rented", without what file names cannot hold.
QString suggestedFileName(const ReportRequest &request);

} // namespace runcast
