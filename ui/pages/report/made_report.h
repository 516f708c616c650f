// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "ui/jobs/job.h"
#include "ui/pages/report/report_preview.h"

#include <QByteArray>
#include <QStringList>

#include <stop_token>

class QLocale;

namespace runcast {

class Catalog;
struct ReportRequest;
struct Schema;

/// A report as its page makes it in the background.
struct MadeReport {
    Result<QByteArray> pdf = QByteArray();
    QStringList missingCharacters; // that no font can show
    bool fontsEmbedded = false;
    double seconds = 0;
};

MadeReport makeReport(const ReportRequest &request, const Schema &schema, const Catalog &catalog,
                      const std::stop_token &stop, const JobProgress &progress);

/// What is said beside the pages: fonts, characters, findings of the scenarios, size.
QList<ReportCheck> reportChecks(const MadeReport &made, const ReportRequest &request, const QLocale &locale);

} // namespace runcast
