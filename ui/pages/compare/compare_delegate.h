// SPDX-License-Identifier: MIT
#pragma once

#include "ui/widgets/table_delegate.h"

namespace runcast {

/// Paints the rows of the comparison: groups with chevron and summary, the word "best" before the value that wins,
/// changes smaller, in the colour of their judgement, with an arrow.
class CompareDelegate : public TableDelegate {
    Q_OBJECT
public:
    using TableDelegate::TableDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace runcast
