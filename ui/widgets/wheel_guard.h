// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

namespace runcast {

/// Keeps the wheel from changing a combo box, spin box or slider that has no focus: a scroll must not alter a budget.
/// One guard serves the whole application.
class WheelGuard : public QObject {
    Q_OBJECT
public:
    explicit WheelGuard(QObject *parent);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace runcast
