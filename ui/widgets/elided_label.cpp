// SPDX-License-Identifier: MIT
#include "ui/widgets/elided_label.h"

#include <QEvent>
#include <QPainter>
#include <QStyle>
#include <QStyleOption>

namespace runcast {

ElidedLabel::ElidedLabel(const char *textRole, QWidget *parent) : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
    setProperty("textRole", QString::fromLatin1(textRole));
}

QSize ElidedLabel::minimumSizeHint() const
{
    return {fontMetrics().horizontalAdvance(QChar(0x2026)) * 2, QLabel::minimumSizeHint().height()};
}

void ElidedLabel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const QString shown = fontMetrics().elidedText(text(), Qt::ElideRight, width());
    QStyleOption option;
    option.initFrom(this);
    style()->drawItemText(&painter, rect(), int(QStyle::visualAlignment(layoutDirection(), alignment())),
                          option.palette, isEnabled(), shown, QPalette::WindowText);
}

bool ElidedLabel::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const bool cut = fontMetrics().horizontalAdvance(text()) > width();
        setToolTip(cut ? text().toHtmlEscaped() : QString());
    }
    return QLabel::event(event);
}

} // namespace runcast
