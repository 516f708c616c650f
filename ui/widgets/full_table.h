// SPDX-License-Identifier: MIT
#pragma once

#include <QTableView>

namespace runcast {

/// A table that shows all its rows: as high as they are, never scrolling by itself. Columns are as wide as their
/// contents; one of them takes the rest and breaks its texts into lines where they are longer.
class FullTable : public QTableView {
    Q_OBJECT
public:
    FullTable(int stretchedColumn, bool compact = false, QWidget *parent = nullptr);

    /// Call after values changed.
    virtual void fit();
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;

private:
    void fitRows();

    int m_stretched;
};

} // namespace runcast
