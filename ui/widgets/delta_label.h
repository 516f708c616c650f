// SPDX-License-Identifier: MIT
#pragma once

#include "reports/format/delta.h"

#include <QWidget>

namespace runcast {

/// A change with its arrow, in the colour of its judgement: "▲ +3.5 M USD".
class DeltaLabel : public QWidget {
    Q_OBJECT
public:
    explicit DeltaLabel(QWidget *parent = nullptr);

    void setDelta(const Delta &delta);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString text() const;

    Delta m_delta;
};

} // namespace runcast
