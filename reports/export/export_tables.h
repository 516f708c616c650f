// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "reports/snapshot.h"

#include <QByteArray>

namespace runcast {

class Catalog;
struct Schema;

/// Neutral: comma, decimal point, ISO dates. Regional: separator and decimals of the report's language.
enum class CsvStyle { Neutral, Regional };

/// Every parameter and figure of the scenarios, a row each and a column a scenario: RFC 4180, UTF-8 with byte order
/// mark, exact numbers; text that a spreadsheet would run as a formula gets an apostrophe in front.
Result<QByteArray> makeCsv(const ReportRequest &request, const Schema &schema, const Catalog &catalog,
                           CsvStyle style = CsvStyle::Neutral);

/// The same as a workbook with a sheet each for figures, inputs, sources and findings; numbers are number cells. The
/// same request gives the same bytes.
Result<QByteArray> makeXlsx(const ReportRequest &request, const Schema &schema, const Catalog &catalog);

/// The forecast of one scenario or the comparison of several, in the shapes of json_shapes.h.
Result<QByteArray> makeJson(const ReportRequest &request, const Schema &schema, const Catalog &catalog);

} // namespace runcast
