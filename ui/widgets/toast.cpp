// SPDX-License-Identifier: MIT
#include "ui/widgets/toast.h"

#include "ui/theme/widget_theme.h"
#include "ui/widgets/parts.h"

#include <QAccessible>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace runcast {

using namespace std::chrono_literals;

Toast::Toast(QWidget *parent)
    : QFrame(parent), m_text(makeLabel("", this)), m_action(makeButton(ButtonKind::Link, {}, this))
{
    setProperty("toast", true);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(px(Spacing::large), px(Spacing::tiny), px(Spacing::small), px(Spacing::tiny));
    row->setSpacing(px(Spacing::huge));
    row->addWidget(m_text);
    row->addWidget(m_action);
    setMinimumHeight(px(36));
    m_timer.setSingleShot(true);
    m_timer.setInterval(7s);
    connect(&m_timer, &QTimer::timeout, this, &QWidget::hide);
    connect(m_action, &QPushButton::clicked, this, [this] {
        hide();
        if (m_act)
            m_act();
    });
    parent->installEventFilter(this);
    m_action->installEventFilter(this);
    hide();
}

void Toast::show(const QString &text, const QString &action, std::function<void()> act)
{
    m_text->setText(text);
    m_action->setText(action);
    m_action->setVisible(!action.isEmpty());
    m_act = std::move(act);
    setAccessibleName(text);
    place();
    QFrame::show();
    raise();
    m_timer.start();
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void Toast::place()
{
    adjustSize();
    const QSize room = parentWidget()->size();
    const int width = std::min(sizeHint().width(), room.width() - px(Spacing::giant));
    setGeometry((room.width() - width) / 2, room.height() - height() - px(Spacing::huge), width, height());
}

bool Toast::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == parentWidget() && event->type() == QEvent::Resize && isVisible())
        place();
    if (watched == m_action && event->type() == QEvent::FocusIn)
        m_timer.stop();
    if (watched == m_action && event->type() == QEvent::FocusOut)
        m_timer.start();
    return false;
}

void Toast::enterEvent(QEnterEvent *)
{
    m_timer.stop();
}

void Toast::leaveEvent(QEvent *)
{
    m_timer.start();
}

} // namespace runcast
