// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/session.h"
#include "reports/snapshot.h"

namespace runcast::cli {

/// Makes the report in the form that the file's ending asks for, writes it whole, and says so. Characters that no font
/// can show in a PDF are told before.
Result<void> writeOutput(const ReportRequest &request, const QString &file, Session &session);

/// Writes bytes whole and says so.
Result<void> writeBytes(const QByteArray &bytes, const QString &file, Session &session);

/// The request that is the same for every command: the scenarios, whose prices are judged on its date; language,
/// library, author; and the date, now if it is empty.
ReportRequest newRequest(std::vector<ReportScenario> scenarios, const QString &isoDate, const Session &session);

} // namespace runcast::cli
