// SPDX-License-Identifier: MIT
#pragma once

#include "ui/window/page.h"

#include <QAbstractButton>

#include <vector>

namespace runcast {

/// One page in the rail: icon over word.
class RailItem : public QAbstractButton {
    Q_OBJECT
public:
    explicit RailItem(PageId page, QWidget *parent = nullptr);

    PageId page() const { return m_page; }
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    PageId m_page;
};

/// The narrow list of pages at the window's leading edge.
class Rail : public QWidget {
    Q_OBJECT
public:
    explicit Rail(const std::vector<PageId> &pages, QWidget *parent = nullptr);

    void setCurrent(PageId page);

signals:
    void chosen(runcast::PageId page);

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    std::vector<RailItem *> m_items;
};

} // namespace runcast
