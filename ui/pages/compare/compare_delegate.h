// SPDX-License-Identifier: MIT
#pragma once

#include "ui/widgets/table_delegate.h"

class QTreeView;

namespace runcast {

/// Paints the rows of the comparison: groups with chevron and summary, the word "best" before the value that wins,
/// changes smaller, in the colour of their judgement, with an arrow.
class CompareDelegate : public TableDelegate {
    Q_OBJECT
public:
    /// Rows are as high as their texts need in the columns of `columns`, which outlives the delegate.
    CompareDelegate(const QTreeView &columns, QObject *parent = nullptr) : TableDelegate(parent), m_columns(columns) {}

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    int rowHeight(const QModelIndex &first) const;

    const QTreeView &m_columns;
};

} // namespace runcast
