// SPDX-License-Identifier: MIT
#include "ui/widgets/delta_label.h"

#include "reports/format/format.h"
#include "reports/theme/icons.h"
#include "ui/theme/widget_theme.h"

#include <QPainter>
#include <QStyle>

namespace runcast {

namespace {

constexpr int markSide = 8, markGap = 5;

} // namespace

DeltaLabel::DeltaLabel(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
}

QString DeltaLabel::text() const
{
    return Quantity{m_delta.change, m_delta.unit}.joined();
}

void DeltaLabel::setDelta(const Delta &delta)
{
    m_delta = delta;
    setAccessibleName(delta.sentence());
    setToolTip(delta.sentence().toHtmlEscaped());
    updateGeometry();
    update();
}

QSize DeltaLabel::sizeHint() const
{
    const QFontMetrics metrics(windowFont(TypeRole::Body));
    const int mark = m_delta.direction == 0 ? 0 : px(markSide) + px(markGap);
    return {metrics.horizontalAdvance(text()) + mark + 1, std::max(px(Spacing::compactRow), metrics.height())};
}

void DeltaLabel::paintEvent(QPaintEvent *)
{
    const Theme &theme = themeOf(this);
    const QColor color = m_delta.judgement == Judgement::Better  ? theme.better
                         : m_delta.judgement == Judgement::Worse ? theme.worse
                                                                 : theme.secondary;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    int start = 0;
    if (m_delta.direction != 0) {
        const QRect logical(0, (height() - px(markSide)) / 2, px(markSide), px(markSide));
        const QRect mark = QStyle::visualRect(layoutDirection(), rect(), logical);
        painter.save();
        painter.setPen(Qt::NoPen);
        painter.setBrush(color);
        painter.translate(mark.topLeft());
        painter.scale(mark.width(), mark.height());
        painter.drawPath(markPath(m_delta.direction > 0 ? Mark::Up : Mark::Down));
        painter.restore();
        start = px(markSide) + px(markGap);
    }
    painter.setFont(windowFont(TypeRole::Body));
    painter.setPen(color);
    painter.drawText(QStyle::visualRect(layoutDirection(), rect(), QRect(start, 0, width() - start, height())),
                     int(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft) | Qt::AlignVCenter), text());
}

} // namespace runcast
