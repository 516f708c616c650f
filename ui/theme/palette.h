// SPDX-License-Identifier: MIT
#pragma once

#include <QPalette>

namespace runcast {

struct Theme;

/// Every role and group that the style asks for, from the theme's colours.
QPalette paletteOf(const Theme &theme);

} // namespace runcast
