// SPDX-License-Identifier: MIT
#include "ui/window/drop_hint.h"

#include "ui/theme/widget_theme.h"

#include <QPainter>

namespace runcast {

DropHint::DropHint(QWidget *parent) : QWidget(parent)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    hide();
}

void DropHint::open(const QString &words)
{
    m_words = words;
    setGeometry(parentWidget()->rect());
    show();
    raise();
}

void DropHint::paintEvent(QPaintEvent *)
{
    const Theme &theme = themeOf(this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QColor veil = theme.accentSoft;
    veil.setAlphaF(0.85F);
    const int edge = px(Spacing::medium);
    painter.setPen(QPen(theme.accent, 2, Qt::DashLine));
    painter.setBrush(veil);
    painter.drawRoundedRect(QRectF(rect()).adjusted(edge, edge, -edge, -edge), px(8), px(8));
    painter.setFont(windowFont(TypeRole::Heading));
    painter.setPen(theme.accent);
    painter.drawText(rect(), Qt::AlignCenter | Qt::TextWordWrap, m_words);
}

} // namespace runcast
