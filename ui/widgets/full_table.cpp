// SPDX-License-Identifier: MIT
#include "ui/widgets/full_table.h"

#include "ui/theme/widget_theme.h"
#include "ui/widgets/table_delegate.h"

#include <QHeaderView>
#include <QWheelEvent>

#include <algorithm>

namespace runcast {

FullTable::FullTable(int stretchedColumn, bool compact, QWidget *parent)
    : QTableView(parent), m_stretched(stretchedColumn)
{
    dressTable(this, compact);
    setSelectionMode(SingleSelection);
    setContextMenuPolicy(Qt::DefaultContextMenu);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    horizontalHeader()->setMinimumSectionSize(px(36));
}

void FullTable::fit()
{
    QHeaderView *header = horizontalHeader();
    header->setSectionResizeMode(QHeaderView::Fixed);
    int left = viewport()->width();
    for (int column = 0; column < header->count(); ++column) {
        if (column == m_stretched || header->isSectionHidden(column))
            continue;
        const int width =
            std::max({sizeHintForColumn(column), header->sectionSizeHint(column), header->minimumSectionSize()});
        header->resizeSection(column, width);
        left -= width;
    }
    if (header->count() > m_stretched)
        header->resizeSection(m_stretched, std::max(left, header->minimumSectionSize()));
    updateGeometry();
}

QSize FullTable::sizeHint() const
{
    const int rows = model() ? model()->rowCount() : 0;
    return {px(320), horizontalHeader()->height() + rows * verticalHeader()->defaultSectionSize()};
}

QSize FullTable::minimumSizeHint() const
{
    return {px(200), sizeHint().height()};
}

void FullTable::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    fit();
}

void FullTable::wheelEvent(QWheelEvent *event)
{
    event->ignore(); // all rows are in sight: the page scrolls
}

} // namespace runcast
