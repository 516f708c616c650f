// SPDX-License-Identifier: MIT
#pragma once

#include <QHeaderView>

namespace runcast {

/// A table's header whose first section is a check box for all rows, and that marks the sorted column.
class CheckHeader : public QHeaderView {
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
