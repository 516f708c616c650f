// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace runcast {

struct Theme;

/// The window's style sheet (window.qss) in the theme's colours; scale = the desktop's font size over 10 pt.
QString styleSheetOf(const Theme &theme, double scale);

} // namespace runcast
