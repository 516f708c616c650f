// SPDX-License-Identifier: MIT
#include "ui/widgets/empty_state.h"

#include "ui/theme/widget_theme.h"
#include "ui/widgets/parts.h"

#include <QLabel>
#include <QPainter>
#include <QPainterPath>
#include <QPushButton>
#include <QVBoxLayout>

namespace runcast {

QSize EmptyDrawing::sizeHint() const
{
    return {px(204), px(112)};
}

void EmptyDrawing::paintEvent(QPaintEvent *)
{
    // A window with lines of text and a rising forecast, on a grid of 204 × 112.
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double scale = std::min(width() / 204.0, height() / 112.0);
    painter.translate((width() - 204 * scale) / 2, (height() - 112 * scale) / 2);
    painter.scale(scale, scale);
    QPen pen(themeOf(this).accent, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    painter.setPen(pen);
    painter.drawRoundedRect(QRectF(2, 2, 200, 108), 5, 5);
    painter.drawLine(QPointF(2, 22), QPointF(202, 22));
    for (const double x : {14.0, 22.0, 30.0})
        painter.drawEllipse(QPointF(x, 12), 2, 2);
    for (const QPointF line : {QPointF(62, 38), QPointF(74, 50), QPointF(54, 62), QPointF(70, 86), QPointF(48, 98)})
        painter.drawLine(QPointF(18, line.y()), line);
    painter.drawLine(QPointF(98, 98), QPointF(186, 98));
    for (const QPointF top : {QPointF(106, 82), QPointF(122, 68), QPointF(138, 50), QPointF(154, 66), QPointF(170, 82)})
        painter.drawLine(QPointF(top.x(), 98), top);
    pen.setDashPattern({3, 3});
    painter.setPen(pen);
    QPainterPath curve(QPointF(100, 50));
    curve.cubicTo(124, 46, 128, 40, 140, 34);
    curve.cubicTo(152, 28, 168, 28, 184, 31);
    painter.drawPath(curve);
    pen.setStyle(Qt::SolidLine);
    painter.setPen(pen);
    painter.setBrush(themeOf(this).surface);
    painter.drawEllipse(QPointF(140, 34), 3.5, 3.5);
}

EmptyState::EmptyState(QWidget *parent)
    : QWidget(parent), m_sentence(makeLabel("secondary", this)), m_action(makeButton(ButtonKind::Primary, {}, this))
{
    auto *column = new QVBoxLayout(this);
    column->setSpacing(px(Spacing::large));
    column->addStretch(1);
    column->addWidget(new EmptyDrawing(this), 0, Qt::AlignHCenter);
    column->addWidget(m_sentence, 0, Qt::AlignHCenter);
    column->addWidget(m_action, 0, Qt::AlignHCenter);
    column->addStretch(2);
    m_sentence->setWordWrap(true);
    m_sentence->setAlignment(Qt::AlignHCenter);
    m_sentence->setMinimumWidth(px(320));
    connect(m_action, &QPushButton::clicked, this, &EmptyState::actionRequested);
}

void EmptyState::setTexts(const QString &sentence, const QString &action)
{
    m_sentence->setText(sentence);
    m_action->setText(action);
    m_action->setVisible(!action.isEmpty());
}

} // namespace runcast
