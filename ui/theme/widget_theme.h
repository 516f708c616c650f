// SPDX-License-Identifier: MIT
#pragma once

#include "reports/theme/theme.h"

#include <QIcon>

class QWidget;

namespace runcast {

/// The theme that a widget is shown in, told from its palette. Ask again on QEvent::PaletteChange.
const Theme &themeOf(const QWidget *widget);

/// The font of a role in the window, scaled with the desktop's font setting.
QFont windowFont(TypeRole role);

/// Pixels of the screen for a length of the design at 100 %, scaled with the desktop's font setting.
int px(double length);

enum class IconColor { Text, Secondary, Accent, OnAccent, Better, Attention, Worse };

/// An icon of the program's set that follows the theme by itself, light or dark, enabled or not.
QIcon themedIcon(const QString &name, IconColor color = IconColor::Text);

QColor colorOf(const Theme &theme, IconColor color);

} // namespace runcast
