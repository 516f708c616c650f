// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractButton>

namespace runcast {

/// On or off, at once. Its text stands beside it.
class ToggleSwitch : public QAbstractButton {
    Q_OBJECT
public:
    explicit ToggleSwitch(QWidget *parent = nullptr);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
};

} // namespace runcast
