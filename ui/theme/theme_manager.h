// SPDX-License-Identifier: MIT
#pragma once

#include "reports/theme/theme.h"
#include "ui/theme/theme_choice.h"

#include <QObject>

namespace runcast {

/// The window's look, built from one theme: palette, style sheet, fonts, icons. Nothing else in the window names a
/// colour, a size or a font.
class ThemeManager : public QObject {
    Q_OBJECT
public:
    explicit ThemeManager(QObject *parent = nullptr);

    ThemeChoice choice() const { return m_choice; }
    void setChoice(ThemeChoice choice);
    bool isDark() const { return m_dark; }
    /// Colours and type sizes for what is painted by hand.
    const Theme &theme() const;

signals:
    void changed();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void apply();

    ThemeChoice m_choice = ThemeChoice::Desktop;
    bool m_dark = false;
    bool m_desktopDark = false;
    double m_scale = 1;
    bool m_applying = false;
};

} // namespace runcast
