// SPDX-License-Identifier: MIT
#pragma once

#include <QSlider>

namespace runcast {

/// A slider over the natural range of a number, linear or logarithmic. It gives round values: two significant digits,
/// or hundredths of a linear range.
class ValueSlider : public QSlider {
    Q_OBJECT
public:
    ValueSlider(double low, double high, bool logarithmic, QWidget *parent = nullptr);

    /// Values outside stand at the end.
    void setNumber(double number);
    /// The round value that is `steps` places from the number.
    double stepped(double number, int steps) const;

signals:
    void numberMoved(double number);

protected:
    void paintEvent(QPaintEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;

private:
    double positionOf(double number) const; // 0 to 1
    double numberAt(double position) const;
    double stepAt(double number) const;
    double rounded(double number) const;

    double m_low, m_high;
    bool m_logarithmic;
};

} // namespace runcast
