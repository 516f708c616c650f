// SPDX-License-Identifier: MIT
#include "ui/pages/plan/inputs/value_slider.h"

#include "ui/theme/widget_theme.h"

#include <QPainter>
#include <QStyle>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace runcast {

namespace {

constexpr int places = 1000;
constexpr int handleWidth = 13;

} // namespace

ValueSlider::ValueSlider(double low, double high, bool logarithmic, QWidget *parent)
    : QSlider(Qt::Horizontal, parent), m_low(low), m_high(high), m_logarithmic(logarithmic)
{
    setRange(0, places);
    setSingleStep(places / 100);
    setPageStep(places / 10);
    setFocusPolicy(Qt::ClickFocus); // the field beside it has the keys
    setFixedHeight(px(16));
    connect(this, &QSlider::actionTriggered, this,
            [this] { emit numberMoved(numberAt(double(sliderPosition()) / places)); });
}

double ValueSlider::positionOf(double number) const
{
    const double position =
        m_logarithmic ? std::log(number / m_low) / std::log(m_high / m_low) : (number - m_low) / (m_high - m_low);
    return std::isfinite(position) ? std::clamp(position, 0.0, 1.0) : 0;
}

double ValueSlider::stepAt(double number) const
{
    // Logarithmic: the second significant digit. Linear: the power of ten nearest above a hundredth of the range.
    const double exponent =
        m_logarithmic ? std::floor(std::log10(number)) - 1 : std::ceil(std::log10((m_high - m_low) / 100));
    return std::pow(10, exponent);
}

double ValueSlider::rounded(double number) const
{
    const double unit = stepAt(number);
    // Dividing by the inverse keeps 0.41 from becoming 0.41000000000000003.
    return unit < 1 ? std::round(number / unit) / std::round(1 / unit) : std::round(number / unit) * unit;
}

double ValueSlider::numberAt(double position) const
{
    return rounded(m_logarithmic ? m_low * std::pow(m_high / m_low, position) : m_low + position * (m_high - m_low));
}

double ValueSlider::stepped(double number, int steps) const
{
    return rounded(number + steps * stepAt(number));
}

void ValueSlider::setNumber(double number)
{
    if (!isSliderDown())
        setValue(int(std::lround(positionOf(number) * places)));
}

void ValueSlider::wheelEvent(QWheelEvent *event)
{
    event->ignore(); // the panel scrolls
}

void ValueSlider::paintEvent(QPaintEvent *event)
{
    QPainter painter(this);
    const int inset = px(handleWidth) / 2;
    for (const double quarter : {0.25, 0.75}) {
        const int x = inset + int(std::lround(quarter * (width() - 2 * inset)));
        painter.fillRect(QStyle::visualRect(layoutDirection(), rect(), QRect(x, height() / 2 - px(4), 1, px(8))),
                         themeOf(this).faint);
    }
    painter.end();
    QSlider::paintEvent(event);
}

} // namespace runcast
