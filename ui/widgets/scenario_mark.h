// SPDX-License-Identifier: MIT
#pragma once

#include <QRect>
#include <QWidget>

class QPainter;

namespace runcast {

struct Theme;

/// Side of the square at 100 %.
inline constexpr int scenarioMarkSide = 16;

/// The square with the letter of a scenario (0 = A) in its colour, filling the rectangle.
void paintScenarioMark(QPainter *painter, const QRect &rect, int scenario, const Theme &theme);

/// The mark as a widget.
class ScenarioMarkLabel : public QWidget {
    Q_OBJECT
public:
    explicit ScenarioMarkLabel(QWidget *parent = nullptr);

    void setScenario(int scenario);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    int m_scenario = 0;
};

} // namespace runcast
