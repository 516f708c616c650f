// SPDX-License-Identifier: MIT
#include "ui/widgets/menu_button.h"

#include "ui/theme/widget_theme.h"

#include <QMenu>
#include <QStyleOptionButton>
#include <QStylePainter>

using namespace Qt::StringLiterals;

namespace runcast {

namespace {

constexpr int chevronSide = 14, chevronRoom = 18;

} // namespace

MenuButton::MenuButton(QWidget *parent) : QPushButton(parent)
{
    setAutoDefault(false);
    setMenu(new QMenu(this));
}

QSize MenuButton::sizeHint() const
{
    return QPushButton::sizeHint() + QSize(px(chevronRoom), 0);
}

void MenuButton::paintEvent(QPaintEvent *)
{
    QStylePainter painter(this);
    QStyleOptionButton option;
    initStyleOption(&option);
    option.features &= ~QStyleOptionButton::HasMenu; // its arrow cannot follow the theme
    painter.drawControl(QStyle::CE_PushButtonBevel, option);
    const QRect room = rect().adjusted(0, 0, -px(chevronRoom), 0);
    option.rect = QStyle::visualRect(layoutDirection(), rect(), room);
    painter.drawControl(QStyle::CE_PushButtonLabel, option);
    const int side = px(chevronSide);
    const QRect chevron(width() - side - px(9), (height() - side) / 2 + 1, side, side);
    themedIcon(u"chevron-down"_s, IconColor::Secondary)
        .paint(&painter, QStyle::visualRect(layoutDirection(), rect(), chevron), Qt::AlignCenter,
               isEnabled() ? QIcon::Normal : QIcon::Disabled);
}

} // namespace runcast
