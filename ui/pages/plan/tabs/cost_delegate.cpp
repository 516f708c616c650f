// SPDX-License-Identifier: MIT
#include "ui/pages/plan/tabs/cost_delegate.h"

#include "reports/content/cost_parts.h"
#include "ui/pages/plan/tabs/cost_table_model.h"
#include "ui/theme/widget_theme.h"

#include <QPainter>
#include <QStyle>

namespace runcast {

namespace {

constexpr int square = 10, barHeight = 8, barWidth = 76;

} // namespace

void CostDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const auto *model = qobject_cast<const CostTableModel *>(index.model());
    const bool named =
        index.data(CostTableModel::PartColorRole).isValid() && index.data(CostTableModel::PartColorRole).toInt() >= 0;
    QStyleOptionViewItem shifted(option);
    if (named) {
        // Room for the square; the background of the row runs on behind it.
        TableDelegate::paint(painter, option, index.siblingAtColumn(CostTableModel::BarColumn));
        const int room = px(square) + px(Spacing::small);
        shifted.rect = QStyle::visualRect(option.direction, option.rect, option.rect.adjusted(room, 0, 0, 0));
    }
    TableDelegate::paint(painter, shifted, index);
    const Theme &theme = themeOf(option.widget);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(costPartColor(model->figure(index.row())).in(theme));
    if (named) {
        const QRect mark(option.rect.left() + px(Spacing::small), option.rect.center().y() - px(square) / 2, px(square),
                         px(square));
        painter->drawRoundedRect(QStyle::visualRect(option.direction, option.rect, mark), 2, 2);
    }
    if (const double share = index.data(CostTableModel::ShareRole).toDouble(); share > 0) {
        const int length = std::max(1, int(share * (option.rect.width() - px(Spacing::large))));
        const QRect bar(option.rect.left(), option.rect.center().y() - px(barHeight) / 2, length, px(barHeight));
        painter->drawRoundedRect(QStyle::visualRect(option.direction, option.rect, bar), 1, 1);
    }
    painter->restore();
}

QSize CostDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const QSize size = TableDelegate::sizeHint(option, index);
    switch (index.column()) {
    case CostTableModel::PartColumn:
        return size + QSize(px(square) + px(Spacing::small), 0);
    case CostTableModel::BarColumn:
        return {px(barWidth), size.height()};
    default:
        return size;
    }
}

} // namespace runcast
