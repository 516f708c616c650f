// SPDX-License-Identifier: MIT
#pragma once

#include "core/forecast/schema.h"

#include <QWidget>

namespace runcast {

/// The parts of the total cost as one bar, in the colours that they have everywhere.
class CostBar : public QWidget {
    Q_OBJECT
public:
    explicit CostBar(QWidget *parent = nullptr);

    struct Part {
        const Figure *figure = nullptr;
        double usd = 0;
    };
    void setParts(std::vector<Part> parts, const QString &spoken);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    std::vector<Part> m_parts;
};

} // namespace runcast
