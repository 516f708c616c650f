// SPDX-License-Identifier: MIT
#pragma once

#include "reports/pdf/lay_out_blocks.h"

namespace runcast::report {

/// The heading of a section: page 1's title, or the rule in the subject's colour with number and title.
Pieces sectionHeading(const DocumentSection &section, double width, const LayoutContext &context);

/// The heading over a page that goes on with the section.
Pieces continuedHeading(const DocumentSection &section, double width, const LayoutContext &context);

} // namespace runcast::report
