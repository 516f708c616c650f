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
    horizontalHeader()->setTextElideMode(Qt::ElideRight);
}

void FullTable::fit()
{
    QHeaderView *header = horizontalHeader();
    header->setSectionResizeMode(QHeaderView::Fixed);
    // Where not all heads have room they are cut before a column is: each gets its values' width and a share of the
    // rest.
    int left = viewport()->width();
    int values = 0, wishes = 0;
    const auto valueWidth = [&](int column) {
        return std::max(sizeHintForColumn(column), header->minimumSectionSize());
    };
    const auto wish = [&](int column) { return std::max(valueWidth(column), header->sectionSizeHint(column)); };
    const auto isFixed = [&](int column) { return column != m_stretched && !header->isSectionHidden(column); };
    for (int column = 0; column < header->count(); ++column) {
        values += isFixed(column) ? valueWidth(column) : 0;
        wishes += isFixed(column) ? wish(column) : 0;
    }
    const int room = left - (header->count() > m_stretched ? valueWidth(m_stretched) : 0);
    const double share = wishes <= room    ? 1
                         : wishes > values ? std::clamp(double(room - values) / (wishes - values), 0.0, 1.0)
                                           : 0;
    for (int column = 0; column < header->count(); ++column) {
        if (!isFixed(column))
            continue;
        const int width = valueWidth(column) + int(share * (wish(column) - valueWidth(column)));
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
