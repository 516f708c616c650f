// SPDX-License-Identifier: MIT
#pragma once

#include "core/forecast/figures.h"
#include "reports/theme/theme.h"

#include <QString>

namespace runcast {

/// The subject whose colour a section has everywhere.
Subject subjectOf(Section section);

/// The icon of a section, in tabs and in the palette.
QString sectionIcon(Section section);

} // namespace runcast
