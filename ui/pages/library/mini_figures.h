// SPDX-License-Identifier: MIT
#pragma once

#include "reports/format/format.h"

#include <QWidget>

namespace runcast {

/// A few figures in a row: label, value, unit; smaller than tiles and without frames.
class MiniFigures : public QWidget {
    Q_OBJECT
public:
    struct Item {
        QString label;
        Quantity value;
        QString note;
    };
    explicit MiniFigures(QWidget *parent = nullptr);

    void setItems(std::vector<Item> items);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    std::vector<int> cellWidths() const;

    std::vector<Item> m_items;
};

} // namespace runcast
