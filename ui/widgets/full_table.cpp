// SPDX-License-Identifier: MIT
#include "ui/widgets/full_table.h"

#include "ui/theme/widget_theme.h"
#include "ui/widgets/table_delegate.h"
#include "ui/widgets/table_header.h"

#include <QHeaderView>
#include <QWheelEvent>

#include <algorithm>

namespace runcast {

namespace {

constexpr int wrapsBelow = 120;

} // namespace

FullTable::FullTable(int stretchedColumn, bool compact, QWidget *parent)
    : QTableView(parent), m_stretched(stretchedColumn)
{
    auto *header = new TableHeader(this);
    setHorizontalHeader(header);
    header->show();
    dressTable(this, compact);
    setSelectionMode(SingleSelection);
    setContextMenuPolicy(Qt::DefaultContextMenu);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    header->setMinimumSectionSize(px(36));
}

void FullTable::fit()
{
    QHeaderView *header = horizontalHeader();
    header->setSectionResizeMode(QHeaderView::Fixed);
    // Where not all heads have room they break before a column is cut: each gets its values' width and a share of the
    // rest.
    int left = viewport()->width();
    int values = 0, wishes = 0;
    const QFontMetrics headFont(windowFont(TypeRole::CaptionStrong));
    const int inside = 2 * px(Spacing::small) + 2;
    const auto headOf = [&](int column) {
        return model() ? model()->headerData(column, Qt::Horizontal).toString() : QString();
    };
    const auto valueWidth = [&](int column) {
        int width = std::max(sizeHintForColumn(column), header->minimumSectionSize());
        for (const QString &word : headOf(column).split(u' '))
            width = std::max(width, headFont.horizontalAdvance(word) + inside);
        return width;
    };
    const auto wish = [&](int column) {
        return std::max(valueWidth(column), headFont.horizontalAdvance(headOf(column)) + inside);
    };
    const auto isFixed = [&](int column) { return column != m_stretched && !header->isSectionHidden(column); };
    for (int column = 0; column < header->count(); ++column) {
        values += isFixed(column) ? valueWidth(column) : 0;
        wishes += isFixed(column) ? wish(column) : 0;
    }
    // Its texts can take a second line; heads and numbers cannot.
    const int least = header->count() > m_stretched ? std::min(wish(m_stretched), px(wrapsBelow)) : 0;
    const int room = left - least;
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
    static_cast<TableHeader *>(header)->fitHeight();
    fitRows();
    updateGeometry();
}

void FullTable::fitRows()
{
    const auto *delegate = qobject_cast<const TableDelegate *>(itemDelegate());
    if (!delegate || !model() || m_stretched >= model()->columnCount())
        return;
    QHeaderView *rows = verticalHeader();
    const int width = columnWidth(m_stretched);
    for (int row = 0; row < rows->count(); ++row) {
        const int extra = delegate->wrappedHeight(model()->index(row, m_stretched), width);
        rows->resizeSection(row, rows->defaultSectionSize() + extra);
    }
}

QSize FullTable::sizeHint() const
{
    return {px(320), horizontalHeader()->height() + verticalHeader()->length()};
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
