// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace runcast {

enum class ThemeChoice { Desktop, Light, Dark };

/// "desktop", "light", "dark": as settings keep it.
QString themeName(ThemeChoice choice);
/// Desktop for any other word.
ThemeChoice themeFromName(const QString &name);
/// "Follow the desktop", "Light", "Dark"; in the window's language.
QString themeTitle(ThemeChoice choice);

} // namespace runcast
