// SPDX-License-Identifier: MIT
#include "reports/pdf/page_geometry.h"

#include <utility>

namespace runcast::report {

double PageGeometry::spanWidth(double areaWidth, int span)
{
    const double column = (areaWidth - (columns - 1) * gutter) / columns;
    return span * column + (span - 1) * gutter;
}

PageGeometry PageGeometry::of(Paper paper, bool landscape)
{
    PageGeometry page;
    if (paper == Paper::Letter) {
        page.width = 215.9;
        page.height = 279.4;
    }
    if (landscape)
        std::swap(page.width, page.height);
    return page;
}

} // namespace runcast::report
