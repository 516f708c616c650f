// SPDX-License-Identifier: MIT
#include "ui/widgets/chip.h"

#include "ui/theme/widget_theme.h"

#include <QCoreApplication>
#include <QPainter>
#include <QStyle>

using namespace Qt::StringLiterals;

namespace runcast {

namespace {

constexpr int chipHeight = 20, chipInside = 8, chipIcon = 14, chipGap = 4;

IconColor iconColor(const QString &icon)
{
    return icon == "ok"_L1 ? IconColor::Better : icon == "close"_L1 ? IconColor::Worse : IconColor::Secondary;
}

QColor textColor(ChipTone tone, const Theme &theme)
{
    return tone == ChipTone::Accent ? theme.accent : theme.secondary;
}

} // namespace

QString statusTitle(ScenarioStatus status)
{
    switch (status) {
    case ScenarioStatus::Draft:
        return QCoreApplication::translate("Status", "draft");
    case ScenarioStatus::Proposed:
        return QCoreApplication::translate("Status", "proposed");
    case ScenarioStatus::Approved:
        return QCoreApplication::translate("Status", "approved");
    case ScenarioStatus::Rejected:
        return QCoreApplication::translate("Status", "rejected");
    }
    return {};
}

ChipLook statusLook(ScenarioStatus status)
{
    switch (status) {
    case ScenarioStatus::Draft:
        return {statusTitle(status), ChipTone::Outline, {}};
    case ScenarioStatus::Proposed:
        return {statusTitle(status), ChipTone::Accent, {}};
    case ScenarioStatus::Approved:
        return {statusTitle(status), ChipTone::Filled, u"ok"_s};
    case ScenarioStatus::Rejected:
        return {statusTitle(status), ChipTone::Filled, u"close"_s};
    }
    return {};
}

QSize chipSize(const ChipLook &look)
{
    const QFontMetrics metrics(windowFont(TypeRole::Caption));
    const int icons = (look.icon.isEmpty() ? 0 : 1) + (look.removable ? 1 : 0);
    return {metrics.horizontalAdvance(look.text) + 2 * px(chipInside) + icons * px(chipIcon + chipGap),
            std::max(px(chipHeight), metrics.height() + 2)};
}

void paintChip(QPainter *painter, const QRect &rect, const ChipLook &look, const Theme &theme,
               Qt::LayoutDirection direction)
{
    QSize size = chipSize(look);
    size.setWidth(std::min(size.width(), rect.width()));
    const QRect whole(rect.left(), rect.center().y() - size.height() / 2 + 1, size.width(), size.height());
    const QRect chip = QStyle::visualRect(direction, rect, whole);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(look.tone == ChipTone::Outline ? QPen(theme.line, 1) : QPen(Qt::NoPen));
    painter->setBrush(look.tone == ChipTone::Outline  ? theme.surface
                      : look.tone == ChipTone::Accent ? theme.accentSoft
                                                      : theme.raised);
    painter->drawRoundedRect(QRectF(chip).adjusted(0.5, 0.5, -0.5, -0.5), chip.height() / 2.0, chip.height() / 2.0);

    int start = chip.left() + px(chipInside), end = chip.right() - px(chipInside) + 1;
    const auto place = [&](const QString &icon, IconColor color, bool leading) {
        const int side = px(chipIcon);
        const bool atLeft = leading == (direction == Qt::LeftToRight);
        const int x = atLeft ? start - 1 : end - side + 1;
        themedIcon(icon, color).paint(painter, QRect(x, chip.center().y() - side / 2 + 1, side, side));
        (atLeft ? start : end) += (atLeft ? 1 : -1) * (side + px(chipGap) - 1);
    };
    if (!look.icon.isEmpty())
        place(look.icon, iconColor(look.icon), true);
    if (look.removable)
        place(u"close"_s, look.tone == ChipTone::Accent ? IconColor::Accent : IconColor::Secondary, false);
    painter->setPen(textColor(look.tone, theme));
    painter->setFont(windowFont(TypeRole::Caption));
    const QRect words(start, chip.top(), end - start, chip.height());
    painter->drawText(words, Qt::AlignCenter,
                      painter->fontMetrics().elidedText(look.text, Qt::ElideRight, words.width() + 1));
    painter->restore();
}

Chip::Chip(QWidget *parent) : QAbstractButton(parent)
{
    setFocusPolicy(Qt::NoFocus);
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
}

void Chip::setLook(const ChipLook &look)
{
    m_look = look;
    setFocusPolicy(look.removable || m_clickable ? Qt::StrongFocus : Qt::NoFocus);
    setText(look.text);
    setAccessibleName(look.removable ? tr("%1: remove").arg(look.text) : look.text);
    updateGeometry();
    update();
}

void Chip::setClickable(bool clickable)
{
    m_clickable = clickable;
    setFocusPolicy(clickable || m_look.removable ? Qt::StrongFocus : Qt::NoFocus);
    setCursor(clickable ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

QSize Chip::sizeHint() const
{
    return chipSize(m_look);
}

void Chip::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Theme &theme = themeOf(this);
    paintChip(&painter, rect(), m_look, theme, layoutDirection());
    if (!hasFocus())
        return;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.accent, 2));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), height() / 2.0, height() / 2.0);
}

} // namespace runcast
