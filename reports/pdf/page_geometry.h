// SPDX-License-Identifier: MIT
#pragma once

#include "reports/snapshot.h"

#include <QSizeF>

namespace runcast::report {

/// A sheet in millimetres: margins, the area of the content and its grid of twelve columns.
struct PageGeometry {
    static constexpr double margin = 20;
    static constexpr double gutter = 4;
    static constexpr int columns = 12;
    static constexpr double contentTop = 22;
    static constexpr double headerTop = 10.2, headerRule = 15.3;
    static constexpr double belowContent = 21, footerRuleFromBottom = 15.3, footerTextFromBottom = 10.2;

    double width = 210, height = 297;

    double contentWidth() const { return width - 2 * margin; }
    double contentBottom() const { return height - belowContent; }
    double contentHeight() const { return contentBottom() - contentTop; }
    /// The width of a block over so many columns of an area.
    static double spanWidth(double areaWidth, int span);

    static PageGeometry of(Paper paper, bool landscape);
};

} // namespace runcast::report
