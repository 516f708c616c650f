// SPDX-License-Identifier: MIT
#pragma once

#include "reports/pdf/lay_out_blocks.h"
#include "reports/pdf/page_geometry.h"

#include <stop_token>
#include <vector>

namespace runcast::report {

/// A piece at its place on a page, mm from the top of the sheet.
struct PlacedPiece {
    Piece piece;
    double y = 0;
};

/// Where a section begins, for bookmarks and links.
struct SectionStart {
    QString sectionId;
    double y = 0; // mm from the top of the sheet
};

struct PageLayout {
    PageGeometry geometry;
    bool landscape = false;
    std::vector<PlacedPiece> pieces;
    std::vector<SectionStart> starts;
};

/// Divides a document into pages.
std::vector<PageLayout> paginate(const Document &document, Paper paper, const LayoutContext &context,
                                 const std::stop_token &stop);

PageNumbers pageNumbers(const std::vector<PageLayout> &pages);

} // namespace runcast::report
