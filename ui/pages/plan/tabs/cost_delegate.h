// SPDX-License-Identifier: MIT
#pragma once

#include "ui/widgets/table_delegate.h"

namespace runcast {

/// Adds the square in a part's colour before its name, and its share as a bar.
class CostDelegate : public TableDelegate {
    Q_OBJECT
public:
    using TableDelegate::TableDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace runcast
