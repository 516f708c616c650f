// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractButton>

namespace runcast {

/// The inputs folded to a narrow card with their name written upwards; a click unfolds them.
class FoldedInputs : public QAbstractButton {
    Q_OBJECT
public:
    explicit FoldedInputs(QWidget *parent = nullptr);

    void setChangedCount(int count);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    int m_changed = 0;
};

} // namespace runcast
