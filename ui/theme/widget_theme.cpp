// SPDX-License-Identifier: MIT
#include "ui/theme/widget_theme.h"

#include "reports/theme/fonts.h"
#include "reports/theme/icons.h"

#include <QApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QPixmapCache>
#include <QWidget>

using namespace Qt::StringLiterals;

namespace runcast {

namespace {

const Theme &themeOf(const QPalette &palette)
{
    return palette.color(QPalette::Active, QPalette::Window).lightness() < 128 ? darkTheme() : lightTheme();
}

double textScale()
{
    return QApplication::font().pointSizeF() / lightTheme().style(TypeRole::Body).pointSize;
}

class ThemedIconEngine : public QIconEngine {
public:
    ThemedIconEngine(QString name, IconColor color) : m_name(std::move(name)), m_color(color) {}

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State) override
    {
        const int side = std::min(rect.width(), rect.height());
        const QRect place(rect.center() - QPoint((side - 1) / 2, (side - 1) / 2), QSize(side, side));
        painter->drawPixmap(place, drawn(side, mode, painter->device()->devicePixelRatio()));
    }
    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        return scaledPixmap(size, mode, state, 1);
    }
    QPixmap scaledPixmap(const QSize &size, QIcon::Mode mode, QIcon::State, qreal scale) override
    {
        // `size` is in device pixels.
        QPixmap pixmap = drawn(int(std::min(size.width(), size.height()) / scale), mode, scale);
        pixmap.setDevicePixelRatio(1);
        return pixmap;
    }
    QIconEngine *clone() const override { return new ThemedIconEngine(m_name, m_color); }
    QSize actualSize(const QSize &size, QIcon::Mode, QIcon::State) override { return size; }
    QString key() const override { return u"runcast"_s; }
    bool isNull() override { return false; }

private:
    QPixmap drawn(int side, QIcon::Mode mode, double ratio) const
    {
        const Theme &theme = themeOf(QApplication::palette());
        const QColor color = mode == QIcon::Disabled ? theme.faint : colorOf(theme, m_color);
        const QString key = u"%1/%2/%3/%4"_s.arg(m_name, color.name(), QString::number(side), QString::number(ratio));
        QPixmap pixmap;
        if (!QPixmapCache::find(key, &pixmap)) {
            pixmap = iconPixmap(m_name, color, side, ratio);
            QPixmapCache::insert(key, pixmap);
        }
        return pixmap;
    }

    QString m_name;
    IconColor m_color;
};

} // namespace

const Theme &themeOf(const QWidget *widget)
{
    // A style sheet that makes the background transparent leaves no colour to tell from.
    const bool telling = widget->palette().color(QPalette::Active, QPalette::Window).alpha() > 0;
    return themeOf(telling ? widget->palette() : QApplication::palette());
}

QFont windowFont(TypeRole role)
{
    return font(lightTheme(), role, textScale());
}

int px(double length)
{
    return qRound(length * textScale());
}

QColor colorOf(const Theme &theme, IconColor color)
{
    switch (color) {
    case IconColor::Text:
        return theme.text;
    case IconColor::Secondary:
        return theme.secondary;
    case IconColor::Accent:
        return theme.accent;
    case IconColor::OnAccent:
        return theme.onAccent;
    case IconColor::Better:
        return theme.better;
    case IconColor::Attention:
        return theme.attention;
    case IconColor::Worse:
        return theme.worse;
    }
    return theme.text;
}

QIcon themedIcon(const QString &name, IconColor color)
{
    return QIcon(new ThemedIconEngine(name, color));
}

} // namespace runcast
