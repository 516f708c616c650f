// SPDX-License-Identifier: MIT
#include "ui/widgets/toggle_switch.h"

#include "ui/theme/widget_theme.h"

#include <QPainter>
#include <QStyle>

namespace runcast {

namespace {

constexpr int trackWidth = 28, trackHeight = 16;

} // namespace

ToggleSwitch::ToggleSwitch(QWidget *parent) : QAbstractButton(parent)
{
    setCheckable(true);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

QSize ToggleSwitch::sizeHint() const
{
    const int words = text().isEmpty() ? 0 : px(Spacing::small) + fontMetrics().horizontalAdvance(text());
    return {px(trackWidth) + 4 + words, std::max(px(24), fontMetrics().height())};
}

void ToggleSwitch::paintEvent(QPaintEvent *)
{
    const Theme &theme = themeOf(this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRect logical(2, (height() - px(trackHeight)) / 2, px(trackWidth), px(trackHeight));
    const QRectF track = QStyle::visualRect(layoutDirection(), rect(), logical);
    const double radius = track.height() / 2;
    if (hasFocus()) {
        painter.setPen(QPen(theme.accent, 2));
        painter.drawRoundedRect(track.adjusted(-1, -1, 1, 1), radius + 1, radius + 1);
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(!isEnabled() ? theme.line : isChecked() ? theme.accent : theme.faint);
    painter.drawRoundedRect(track, radius, radius);
    const bool knobRight = isChecked() != (layoutDirection() == Qt::RightToLeft);
    const QPointF knob(knobRight ? track.right() - radius : track.left() + radius, track.center().y());
    painter.setBrush(theme.surface);
    painter.drawEllipse(knob, radius - 2, radius - 2);
    const int textStart = logical.right() + px(Spacing::small);
    const QRect textRect =
        QStyle::visualRect(layoutDirection(), rect(), QRect(textStart, 0, width() - textStart, height()));
    painter.setPen(isEnabled() ? theme.text : theme.faint);
    painter.drawText(textRect, int(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft) | Qt::AlignVCenter),
                     text());
}

} // namespace runcast
