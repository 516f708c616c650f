// SPDX-License-Identifier: MIT
#include "ui/window/message_bar.h"

#include "ui/theme/widget_theme.h"
#include "ui/widgets/icon_label.h"
#include "ui/widgets/parts.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace runcast {

MessageBar::MessageBar(const Messages::Message &message, QWidget *parent) : QFrame(parent)
{
    setProperty("bar", true);
    setAccessibleName(message.text);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(px(Spacing::medium), px(Spacing::tiny), px(Spacing::small), px(Spacing::tiny));
    row->setSpacing(px(Spacing::medium));
    auto *icon = new IconLabel(this);
    icon->setIcon(u"error"_s, IconColor::Worse);
    auto *text = makeLabel("", this);
    text->setText(message.text);
    text->setWordWrap(true);
    text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    row->addWidget(icon);
    row->addWidget(text, 1);
    if (!message.action.isEmpty()) {
        QPushButton *action = makeButton(ButtonKind::Small, {}, this);
        action->setText(message.action);
        connect(action, &QPushButton::clicked, this, [this, act = message.act] {
            deleteLater();
            if (act)
                act();
        });
        row->addWidget(action);
    }
    QToolButton *close = makeIconButton(u"close"_s, false, this);
    setIconButtonText(close, tr("Close this message"));
    connect(close, &QToolButton::clicked, this, &QObject::deleteLater);
    row->addWidget(close);
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

} // namespace runcast
