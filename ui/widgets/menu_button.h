// SPDX-License-Identifier: MIT
#pragma once

#include <QPushButton>

namespace runcast {

/// A button that drops a menu, with a chevron at its end.
class MenuButton : public QPushButton {
    Q_OBJECT
public:
    explicit MenuButton(QWidget *parent = nullptr);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
};

} // namespace runcast
