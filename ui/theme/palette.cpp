// SPDX-License-Identifier: MIT
#include "ui/theme/palette.h"

#include "reports/theme/theme.h"

namespace runcast {

QPalette paletteOf(const Theme &theme)
{
    QPalette palette;
    const auto set = [&palette](QPalette::ColorRole role, const QColor &color) {
        palette.setColor(QPalette::All, role, color);
    };
    set(QPalette::Window, theme.canvas);
    set(QPalette::WindowText, theme.text);
    set(QPalette::Base, theme.surface);
    set(QPalette::AlternateBase, theme.canvas);
    set(QPalette::Text, theme.text);
    set(QPalette::Button, theme.surface);
    set(QPalette::ButtonText, theme.text);
    set(QPalette::BrightText, theme.worse);
    set(QPalette::Highlight, theme.accentSoft);
    set(QPalette::HighlightedText, theme.text);
    set(QPalette::ToolTipBase, theme.text);
    set(QPalette::ToolTipText, theme.surface);
    set(QPalette::PlaceholderText, theme.faint);
    set(QPalette::Link, theme.accent);
    set(QPalette::LinkVisited, theme.accent);
    set(QPalette::Light, theme.surface);
    set(QPalette::Midlight, theme.raised);
    set(QPalette::Mid, theme.line);
    set(QPalette::Dark, theme.faint);
    set(QPalette::Shadow, theme.secondary);
    for (const QPalette::ColorRole role :
         {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::HighlightedText})
        palette.setColor(QPalette::Disabled, role, theme.faint);
    palette.setColor(QPalette::Disabled, QPalette::Base, theme.raised);
    palette.setColor(QPalette::Disabled, QPalette::Button, theme.raised);
    return palette;
}

} // namespace runcast
