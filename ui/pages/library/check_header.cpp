// SPDX-License-Identifier: MIT
#include "ui/pages/library/check_header.h"

#include "ui/theme/widget_theme.h"

#include <QMouseEvent>
#include <QPainter>
#include <QStyleOption>

namespace runcast {

CheckHeader::CheckHeader(QWidget *parent) : SortHeader(parent)
{
    setSectionsMovable(true);
    setFirstSectionMovable(false);
    setMinimumSectionSize(px(36));
}

void CheckHeader::setCheckState(Qt::CheckState state)
{
    m_state = state;
    viewport()->update();
}

void CheckHeader::paintSection(QPainter *painter, const QRect &rect, int section) const
{
    if (section != 0)
        return SortHeader::paintSection(painter, rect, section);
    painter->fillRect(rect, themeOf(this).raised);
    QStyleOption box;
    box.initFrom(this);
    box.rect = QRect(0, 0, px(16), px(16));
    box.rect.moveCenter(rect.center());
    box.state |= m_state == Qt::Checked            ? QStyle::State_On
                 : m_state == Qt::PartiallyChecked ? QStyle::State_NoChange
                                                   : QStyle::State_Off;
    style()->drawPrimitive(QStyle::PE_IndicatorItemViewItemCheck, &box, painter, this);
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
