// SPDX-License-Identifier: MIT
#pragma once

#include <QLayout>

namespace runcast {

/// Widgets one after the other in reading direction; a new row where one does not fit. What is wider than a row
/// shrinks.
class FlowLayout : public QLayout {
    Q_OBJECT
public:
    explicit FlowLayout(int spacing, QWidget *parent = nullptr);
    ~FlowLayout() override;

    void addItem(QLayoutItem *item) override;
    int count() const override { return int(m_items.size()); }
    QLayoutItem *itemAt(int index) const override;
    QLayoutItem *takeAt(int index) override;
    Qt::Orientations expandingDirections() const override { return {}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    void setGeometry(const QRect &rect) override;
    QSize sizeHint() const override; // all in one row
    QSize minimumSize() const override;

private:
    int arrange(const QRect &rect, bool place) const;

    QList<QLayoutItem *> m_items;
};

} // namespace runcast
