// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "reports/snapshot.h"

#include <QByteArray>
#include <QStringList>

#include <stop_token>

namespace runcast {

class Catalog;
struct Schema;

/// The report as a PDF file. May run in any thread once loadFonts() was called (needs a QGuiApplication). The same
/// request gives the same bytes. Errors: Refused for a request that has no scenario, more than six, or amounts in a
/// currency without a rate; Cancelled once stopped.
Result<QByteArray> makePdf(const ReportRequest &request, const Schema &schema, const Catalog &catalog,
                           std::stop_token stop = {}, const ReportProgress &progress = {});

/// Characters of the report that no installed font can show, each once: to be said before the export.
QStringList missingGlyphs(const ReportRequest &request, const Schema &schema, const Catalog &catalog);

} // namespace runcast
