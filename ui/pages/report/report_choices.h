// SPDX-License-Identifier: MIT
#pragma once

#include "reports/snapshot.h"

class QSettings;

namespace runcast {

/// What a person chooses for a report beside its scenarios.
struct ReportChoices {
    ReportKind kind = ReportKind::Budget;
    QString title; // empty = made from the names
    QString audience;
    QDate decisionDate; // invalid = not entered
    QString languageCode;
    QString currency; // empty = that of the baseline
    Paper paper = Paper::A4;
    QString classification;
    QString author, organisation;
    QDate date; // invalid = today
    QString logoFile;
    QByteArray logo;
    QStringList leftOut; // ids of sections

    bool operator==(const ReportChoices &) const = default;
};

/// What the last report had of those that hold for every report: paper, classification, author, organisation.
ReportChoices readReportChoices(const QSettings &settings);
void writeReportChoices(QSettings &settings, const ReportChoices &choices);

/// The request with the choices in it.
ReportRequest withChoices(ReportRequest request, const ReportChoices &choices);

} // namespace runcast
