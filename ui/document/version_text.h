// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/scenario_record.h"

#include <QLocale>

namespace runcast {

/// "Version 7: contingency 10 %".
QString versionTitle(const ScenarioVersion &version);
/// "Today 09:31 · M. Okafor".
QString versionByline(const ScenarioVersion &version, const QDateTime &now, const QLocale &locale);
/// As near as helps: "12:04" today, "Tue 24 Nov" this week, "28 Oct" this year, else with the year.
QString nearDate(const QDateTime &time, const QDateTime &now, const QLocale &locale);

} // namespace runcast
