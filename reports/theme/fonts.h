// SPDX-License-Identifier: MIT
#pragma once

#include "reports/theme/theme.h"

#include <QStringList>

namespace runcast {

/// Makes the compiled-in Roboto known to the application; needs a QGuiApplication. False if it cannot be read.
/// Calling it again does nothing.
bool loadFonts();

/// The font of a role; scale = the desktop's font size over 10 pt. Sizes are in points, so they suit any device.
QFont font(const Theme &theme, TypeRole role, double scale = 1);

/// Characters of the text that no installed font can show, each once, in their order: they would print as boxes.
QStringList missingCharacters(const QString &text);

} // namespace runcast
