// SPDX-License-Identifier: MIT
#include "ui/widgets/table_delegate.h"

#include "reports/format/delta.h"
#include "reports/theme/icons.h"
#include "ui/theme/widget_theme.h"
#include "ui/widgets/chip.h"
#include "ui/widgets/table_roles.h"

#include <QHeaderView>
#include <QHelpEvent>
#include <QPainter>
#include <QTableView>
#include <QToolTip>

namespace runcast {

namespace {

int firstVisibleColumn(const QTableView *table)
{
    const QHeaderView *header = table->horizontalHeader();
    for (int visual = 0; visual < header->count(); ++visual) {
        if (!header->isSectionHidden(header->logicalIndex(visual)))
            return header->logicalIndex(visual);
    }
    return -1;
}

QColor backgroundOf(const Theme &theme, const QStyleOptionViewItem &option, const QModelIndex &index, bool zebra)
{
    if (index.data(GroupRole).toBool())
        return theme.canvas;
    if (option.state & QStyle::State_Selected)
        return theme.accentSoft;
    if (option.state & QStyle::State_MouseOver)
        return theme.tint(theme.raised, 0.6);
    return zebra && index.row() % 2 == 1 ? theme.tint(theme.canvas, 0.7) : theme.surface;
}

QColor textColor(const Theme &theme, const QModelIndex &index)
{
    switch (Judgement(index.data(JudgementRole).toInt())) {
    case Judgement::Better:
        return theme.better;
    case Judgement::Worse:
        return theme.worse;
    case Judgement::Same:
        return theme.secondary;
    case Judgement::None:
        break;
    }
    return index.data(SecondaryRole).toBool() ? theme.secondary : theme.text;
}

QFont cellFont(const QModelIndex &index)
{
    QFont font = windowFont(TypeRole::Body);
    if (index.data(StrongRole).toBool() || index.data(TotalRole).toBool() || index.data(GroupRole).toBool())
        font.setWeight(QFont::Medium);
    return font;
}

void drawText(QPainter *painter, const QRect &cell, const QStyleOptionViewItem &option, const QModelIndex &index,
              const Theme &theme)
{
    const QString text = index.data(Qt::DisplayRole).toString();
    const QVariant wanted = index.data(Qt::TextAlignmentRole);
    const Qt::Alignment alignment = wanted.isValid() ? Qt::Alignment(wanted.toInt()) : Qt::AlignLeft | Qt::AlignVCenter;
    painter->setFont(cellFont(index));
    painter->setPen(textColor(theme, index));
    const QFontMetrics metrics = painter->fontMetrics();
    const Qt::Alignment visual = QStyle::visualAlignment(option.direction, alignment);
    if (metrics.horizontalAdvance(text) > cell.width() && cell.height() >= 2 * metrics.height()) {
        painter->drawText(cell, int(visual) | Qt::TextWordWrap, text);
        return;
    }
    const QString shown = metrics.elidedText(text, option.textElideMode, cell.width());
    painter->drawText(cell, int(visual) | Qt::TextSingleLine, shown);
    const int direction = index.data(MarkRole).toInt();
    if (direction == 0)
        return;
    const int side = px(8);
    const int advance = painter->fontMetrics().horizontalAdvance(shown) + px(Spacing::tiny) + side;
    const int x = visual & Qt::AlignRight ? cell.right() - advance : cell.left() + advance - side;
    painter->setBrush(painter->pen().color());
    painter->setPen(Qt::NoPen);
    painter->translate(x, cell.center().y() - side / 2 + 1);
    painter->scale(side, side);
    painter->drawPath(markPath(direction > 0 ? Mark::Up : Mark::Down));
}

} // namespace

void TableDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const auto *table = qobject_cast<const QTableView *>(option.widget);
    const Theme &theme = themeOf(option.widget);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const bool zebra = table && table->alternatingRowColors() && index.model()->rowCount() >= 12;
    painter->fillRect(option.rect, backgroundOf(theme, option, index, zebra));
    const bool total = index.data(TotalRole).toBool();
    if (total)
        painter->fillRect(QRect(option.rect.left(), option.rect.top(), option.rect.width(), 1), theme.text);
    painter->fillRect(QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1), theme.line);

    const bool first = table && index.column() == firstVisibleColumn(table);
    if (table && first && index.row() == table->currentIndex().row() && option.state & QStyle::State_Selected) {
        const QRect bar(option.rect.left(), option.rect.top(), px(3), option.rect.height());
        painter->fillRect(QStyle::visualRect(option.direction, option.rect, bar), theme.accent);
    }
    const QVariant check = index.data(SelectionBoxRole).toBool()
                               ? QVariant(option.state & QStyle::State_Selected ? Qt::Checked : Qt::Unchecked)
                               : index.data(Qt::CheckStateRole);
    QRect cell = option.rect.adjusted(px(Spacing::small), 0, -px(Spacing::small), -1);
    if (check.isValid()) {
        QStyleOptionViewItem box(option);
        box.rect = QRect(0, 0, px(16), px(16));
        box.rect.moveCenter(option.rect.center());
        box.state |= check.toInt() == Qt::Checked ? QStyle::State_On : QStyle::State_Off;
        option.widget->style()->drawPrimitive(QStyle::PE_IndicatorItemViewItemCheck, &box, painter, option.widget);
    } else if (const QString icon = index.data(IconRole).toString(); !icon.isEmpty()) {
        QRect square(0, 0, px(18), px(18));
        square.moveCenter(option.rect.center());
        themedIcon(icon, IconColor::Accent).paint(painter, square);
    } else if (const QVariant chip = index.data(ChipRole); chip.isValid()) {
        paintChip(painter, cell, chip.value<ChipLook>(), theme, option.direction);
    } else {
        drawText(painter, cell, option, index, theme);
    }
    painter->restore();
}

QSize TableDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const
{
    if (const QVariant chip = index.data(ChipRole); chip.isValid())
        return {chipSize(chip.value<ChipLook>()).width() + 2 * px(Spacing::small) + 2, px(Spacing::row)};
    const QString text = index.data(Qt::DisplayRole).toString();
    return {QFontMetrics(cellFont(index)).horizontalAdvance(text) + 2 * px(Spacing::small) + 2, px(Spacing::row)};
}

int TableDelegate::wrappedHeight(const QModelIndex &index, int width) const
{
    const QFontMetrics metrics(cellFont(index));
    const QRect room(0, 0, width - 2 * px(Spacing::small), 10 * metrics.height());
    const QString text = index.data(Qt::DisplayRole).toString();
    if (room.width() <= 0 || metrics.horizontalAdvance(text) <= room.width())
        return 0;
    return metrics.boundingRect(room, Qt::TextWordWrap, text).height() - metrics.height();
}

bool TableDelegate::helpEvent(QHelpEvent *event, QAbstractItemView *view, const QStyleOptionViewItem &option,
                              const QModelIndex &index)
{
    // Names come from people: a tool tip would read them as HTML.
    const QString given = index.data(Qt::ToolTipRole).toString();
    const QString whole = index.data(Qt::DisplayRole).toString();
    const bool cut = sizeHint(option, index).width() > option.rect.width();
    const QString tip = !given.isEmpty() ? given : cut ? whole : QString();
    QToolTip::showText(event->globalPos(), tip.toHtmlEscaped(), view);
    return true;
}

void dressTable(QTableView *table, bool compact)
{
    table->setItemDelegate(new TableDelegate(table));
    table->setShowGrid(false);
    table->setAlternatingRowColors(true);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setTabKeyNavigation(false);
    table->setWordWrap(false);
    table->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    table->setMouseTracking(true);
    table->setContextMenuPolicy(Qt::CustomContextMenu);
    QHeaderView *rows = table->verticalHeader();
    rows->hide();
    rows->setSectionResizeMode(QHeaderView::Fixed);
    rows->setDefaultSectionSize(px(compact ? Spacing::compactRow : Spacing::row));
    QHeaderView *columns = table->horizontalHeader();
    columns->setHighlightSections(false);
    columns->setFixedHeight(px(28));
    columns->setDefaultAlignment(Qt::AlignLeading | Qt::AlignVCenter);
}

} // namespace runcast
