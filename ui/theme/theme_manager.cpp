// SPDX-License-Identifier: MIT
#include "ui/theme/theme_manager.h"

#include "reports/theme/fonts.h"
#include "ui/theme/palette.h"
#include "ui/theme/style_sheet.h"
#include "ui/theme/window_style.h"

#include <QApplication>
#include <QEvent>
#include <QStyle>
#include <QToolTip>

namespace runcast {

namespace {

/// Qt falls back to 9 pt where the desktop says nothing; only larger type is a wish.
double desktopScale(const QFont &desktop)
{
    return desktop.pointSizeF() > 10 ? desktop.pointSizeF() / 10 : 1;
}

} // namespace

ThemeManager::ThemeManager(QObject *parent)
    : QObject(parent), m_desktopDark(QApplication::palette().color(QPalette::Window).lightness() < 128),
      m_scale(desktopScale(QApplication::font()))
{
    loadFonts();
    QApplication::setStyle(new WindowStyle);
    qApp->installEventFilter(this);
    apply();
}

void ThemeManager::setChoice(ThemeChoice choice)
{
    if (choice == m_choice)
        return;
    m_choice = choice;
    apply();
}

const Theme &ThemeManager::theme() const
{
    return m_dark ? darkTheme() : lightTheme();
}

void ThemeManager::apply()
{
    m_dark = m_choice == ThemeChoice::Dark || (m_choice == ThemeChoice::Desktop && m_desktopDark);
    m_applying = true;
    QApplication::setPalette(paletteOf(theme()));
    QApplication::setFont(font(theme(), TypeRole::Body, m_scale));
    QToolTip::setFont(font(theme(), TypeRole::Caption, m_scale));
    qApp->setStyleSheet(styleSheetOf(theme(), m_scale));
    m_applying = false;
    emit changed();
}

bool ThemeManager::eventFilter(QObject *watched, QEvent *event)
{
    // The desktop has switched between light and dark: its palette came in over ours.
    if (watched == qApp && event->type() == QEvent::ApplicationPaletteChange && !m_applying) {
        m_desktopDark = QApplication::palette().color(QPalette::Window).lightness() < 128;
        if (m_desktopDark != m_dark && m_choice == ThemeChoice::Desktop)
            apply();
    }
    return QObject::eventFilter(watched, event);
}

} // namespace runcast
