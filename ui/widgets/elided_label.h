// SPDX-License-Identifier: MIT
#pragma once

#include <QLabel>

namespace runcast {

/// One line of plain text that ends in "…" where there is no room; the whole text is in the tool tip then.
class ElidedLabel : public QLabel {
    Q_OBJECT
public:
    explicit ElidedLabel(const char *textRole = "", QWidget *parent = nullptr);

    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    bool event(QEvent *event) override;
};

} // namespace runcast
