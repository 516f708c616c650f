// SPDX-License-Identifier: MIT
#pragma once

#include <QStyledItemDelegate>

class QTableView;

namespace runcast {

/// Paints the cells of the program's tables (see table_roles.h): a rule below each row, soft accent behind the selected
/// ones, a bar at the leading edge of the current one, trailing figures.
class TableDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    /// What a text that is broken into lines at this width of its column needs beyond one line.
    int wrappedHeight(const QModelIndex &index, int width) const;
    bool helpEvent(QHelpEvent *event, QAbstractItemView *view, const QStyleOptionViewItem &option,
                   const QModelIndex &index) override;
};

/// The look and habits that all tables share: row height, header, selection by rows, no grid, Tab leaves the table.
void dressTable(QTableView *table, bool compact = false);

} // namespace runcast
