// SPDX-License-Identifier: MIT
#include "ui/pages/plan/folded_inputs.h"

#include "ui/theme/widget_theme.h"

#include <QEvent>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace runcast {

namespace {

constexpr int foldedWidth = 40;

} // namespace

FoldedInputs::FoldedInputs(QWidget *parent) : QAbstractButton(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setCursor(Qt::PointingHandCursor);
    setFixedWidth(px(foldedWidth));
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
    retranslate();
}

void FoldedInputs::setChangedCount(int count)
{
    m_changed = count;
    retranslate();
}

void FoldedInputs::retranslate()
{
    setText(m_changed > 0 ? tr("Inputs · %Ln changed", "", m_changed) : tr("Inputs"));
    setToolTip(tr("Show the inputs").toHtmlEscaped());
    setAccessibleName(tr("Show the inputs"));
    update();
}

QSize FoldedInputs::sizeHint() const
{
    return {px(foldedWidth), px(200)};
}

void FoldedInputs::paintEvent(QPaintEvent *)
{
    const Theme &theme = themeOf(this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(hasFocus() ? theme.accent : theme.line, hasFocus() ? 2 : 1));
    painter.setBrush(underMouse() ? theme.raised : theme.surface);
    const double edge = hasFocus() ? 1 : 0.5;
    painter.drawRoundedRect(QRectF(rect()).adjusted(edge, edge, -edge, -edge), px(Spacing::cardRadius),
                            px(Spacing::cardRadius));
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    const QRect chevron((width() - px(18)) / 2, px(Spacing::medium), px(18), px(18));
    themedIcon(mirrored ? u"chevron-left"_s : u"chevron-right"_s).paint(&painter, chevron);
    painter.setFont(windowFont(TypeRole::Body));
    painter.setPen(theme.secondary);
    const int length = painter.fontMetrics().horizontalAdvance(text());
    const int start = px(44);
    painter.translate(width() / 2.0, start + length);
    painter.rotate(-90);
    painter.drawText(QRectF(0, -width() / 2.0, length, width()), Qt::AlignVCenter | Qt::AlignLeft | Qt::AlignAbsolute,
                     text());
}

void FoldedInputs::changeEvent(QEvent *event)
{
    QAbstractButton::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace runcast
