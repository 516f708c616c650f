// SPDX-License-Identifier: MIT
#include "ui/widgets/scenario_mark.h"

#include "ui/theme/widget_theme.h"

#include <QPainter>

namespace runcast {

void paintScenarioMark(QPainter *painter, const QRect &rect, int scenario, const Theme &theme)
{
    const ScenarioMark &mark = theme.scenario(scenario);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(mark.color);
    painter->drawRoundedRect(rect, px(3), px(3));
    QFont font = windowFont(TypeRole::CaptionStrong);
    font.setPixelSize(qRound(rect.height() * 0.7));
    painter->setFont(font);
    painter->setPen(theme.onMark(mark.color));
    painter->drawText(rect, Qt::AlignCenter, mark.letter);
    painter->restore();
}

ScenarioMarkLabel::ScenarioMarkLabel(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void ScenarioMarkLabel::setScenario(int scenario)
{
    m_scenario = scenario;
    update();
}

QSize ScenarioMarkLabel::sizeHint() const
{
    return {px(scenarioMarkSide), px(scenarioMarkSide)};
}

void ScenarioMarkLabel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paintScenarioMark(&painter, rect(), m_scenario, themeOf(this));
}

} // namespace runcast
