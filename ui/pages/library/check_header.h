// SPDX-License-Identifier: MIT
#pragma once

#include "ui/widgets/sort_header.h"

namespace runcast {

/// A table's header that can be sorted, whose first section is a check box for all rows.
class CheckHeader : public SortHeader {
    Q_OBJECT
public:
    explicit CheckHeader(QWidget *parent);

    void setCheckState(Qt::CheckState state);

signals:
    void toggled(bool all);

protected:
    void paintSection(QPainter *painter, const QRect &rect, int section) const override;
    void mouseReleaseEvent(QMouseEvent *event) override;

private:
    Qt::CheckState m_state = Qt::Unchecked;
};

} // namespace runcast
