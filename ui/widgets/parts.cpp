// SPDX-License-Identifier: MIT
#include "ui/widgets/parts.h"

#include "ui/theme/widget_theme.h"

#include <QFrame>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>

namespace runcast {

QLabel *makeLabel(const char *textRole, QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    label->setProperty("textRole", QString::fromLatin1(textRole));
    return label;
}

QPushButton *makeButton(ButtonKind kind, const QString &iconName, QWidget *parent)
{
    auto *button = new QPushButton(parent);
    button->setProperty("primary", kind == ButtonKind::Primary);
    button->setProperty("flat", kind == ButtonKind::Flat);
    button->setProperty("link", kind == ButtonKind::Link);
    button->setProperty("small", kind == ButtonKind::Small);
    button->setAutoDefault(false);
    if (!iconName.isEmpty()) {
        button->setIcon(themedIcon(iconName, kind == ButtonKind::Primary ? IconColor::OnAccent
                                             : kind == ButtonKind::Link  ? IconColor::Accent
                                                                         : IconColor::Text));
        button->setIconSize(QSize(px(18), px(18)));
    }
    return button;
}

QToolButton *makeIconButton(const QString &iconName, bool framed, QWidget *parent)
{
    auto *button = new QToolButton(parent);
    button->setProperty("button", framed);
    button->setIcon(themedIcon(iconName));
    button->setIconSize(QSize(px(18), px(18)));
    button->setFocusPolicy(Qt::StrongFocus);
    return button;
}

void setIconButtonText(QToolButton *button, const QString &text)
{
    button->setToolTip(text.toHtmlEscaped());
    button->setAccessibleName(text);
}

QFrame *makeRule(QWidget *parent)
{
    auto *rule = new QFrame(parent);
    rule->setProperty("rule", true);
    return rule;
}

} // namespace runcast
