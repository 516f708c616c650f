// SPDX-License-Identifier: MIT
#pragma once

#include "reports/content/report_context.h"

namespace runcast::report {

/// "draft", "proposed", "approved", "rejected" in the language; a status of another name as it is.
QString statusWord(const QString &status, const Language &language);

/// "version 4"; "not saved" of a scenario outside any library.
QString versionText(const ReportScenario &scenario, const Language &language);

/// The mark across the pages, in capitals; empty for an approved scenario.
QString stateMark(const QString &status, const Language &language);

/// "30 November 2026, 16:40 UTC".
QString momentText(const QDateTime &moment, const Format &format);

QString dateText(const QDate &date, const Format &format, DateForm form = DateForm::Long);

} // namespace runcast::report
