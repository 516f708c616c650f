// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace runcast {

/// Text as a spreadsheet may have it: an apostrophe stands before what it would run as a formula, that is what starts,
/// after spaces, with =, +, -, @, a tab or a line end.
QString withoutFormula(const QString &text);

/// One record by RFC 4180, with its line end: quotes where a field holds the separator, a quote or a line end.
QString csvRecord(const QStringList &fields, QChar separator = u',');

/// The number with all its digits and a decimal point; empty for NaN and infinity.
QString plainNumber(double value);

/// "2027-03-01" of days since 1970-01-01; empty for what is no date.
QString isoDateText(double days);

/// UTF-8 with the byte order mark that spreadsheets look for.
QByteArray csvFile(const QString &records);

} // namespace runcast
