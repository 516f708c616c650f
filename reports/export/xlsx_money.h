// SPDX-License-Identifier: MIT
#pragma once

namespace runcast {

class Catalog;
class Workbook;
struct ReportRequest;
struct Schema;

// Sheets of the first scenario whose sums are formulas: whoever checks them changes a cell and sees the total follow.

/// Payments by month; sums by row, running sum and sums by column are formulas, and the present value is one.
void writeCashFlow(Workbook &book, const ReportRequest &request, const Schema &schema, const Catalog &catalog);

/// Renting against owning after 1, 3 and 5 years and in between, from the prices at the top of the sheet.
void writeRentOrOwn(Workbook &book, const ReportRequest &request, const Schema &schema, const Catalog &catalog);

} // namespace runcast
