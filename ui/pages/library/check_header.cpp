// SPDX-License-Identifier: MIT
#include "ui/pages/library/check_header.h"

#include "ui/theme/widget_theme.h"

#include <QMouseEvent>
#include <QPainter>
#include <QStyleOption>

namespace runcast {

CheckHeader::CheckHeader(QWidget *parent) : QHeaderView(Qt::Horizontal, parent)
{
    setSectionsClickable(true);
    setSectionsMovable(true);
    setFirstSectionMovable(false);
    setSortIndicatorShown(true);
    setHighlightSections(false);
    setMinimumSectionSize(px(36));
}

void CheckHeader::setCheckState(Qt::CheckState state)
{
    m_state = state;
    viewport()->update();
}

void CheckHeader::paintSection(QPainter *painter, const QRect &rect, int section) const
{
    const Theme &theme = themeOf(this);
    painter->save();
    painter->fillRect(rect, theme.raised);
    if (section == 0) {
        QStyleOption box;
        box.initFrom(this);
        box.rect = QRect(0, 0, px(16), px(16));
        box.rect.moveCenter(rect.center());
        box.state |= m_state == Qt::Checked            ? QStyle::State_On
                     : m_state == Qt::PartiallyChecked ? QStyle::State_NoChange
                                                       : QStyle::State_Off;
        style()->drawPrimitive(QStyle::PE_IndicatorItemViewItemCheck, &box, painter, this);
        painter->restore();
        return;
    }
    const bool sorted = sortIndicatorSection() == section;
    QRect words = rect.adjusted(px(Spacing::small), 0, -px(Spacing::small), 0);
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    if (sorted) {
        const int side = px(14);
        const QRect arrow(mirrored ? words.left() : words.right() - side + 1, rect.center().y() - side / 2, side, side);
        QStyleOption option;
        option.initFrom(this);
        option.rect = arrow;
        style()->drawPrimitive(sortIndicatorOrder() == Qt::DescendingOrder ? QStyle::PE_IndicatorArrowDown
                                                                           : QStyle::PE_IndicatorArrowUp,
                               &option, painter, this);
        (mirrored ? words.setLeft(arrow.right() + px(2)) : words.setRight(arrow.left() - px(2)));
    }
    painter->setFont(windowFont(TypeRole::CaptionStrong));
    painter->setPen(sorted ? theme.text : theme.secondary);
    const auto alignment = Qt::Alignment(model()->headerData(section, orientation(), Qt::TextAlignmentRole).toInt());
    const QString text = model()->headerData(section, orientation()).toString();
    painter->drawText(words, int(QStyle::visualAlignment(layoutDirection(), alignment)),
                      painter->fontMetrics().elidedText(text, Qt::ElideRight, words.width()));
    painter->restore();
}

void CheckHeader::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton && logicalIndexAt(event->pos()) == 0) {
        emit toggled(m_state != Qt::Checked);
        event->accept();
        return;
    }
    QHeaderView::mouseReleaseEvent(event);
}

} // namespace runcast
