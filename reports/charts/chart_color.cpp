// SPDX-License-Identifier: MIT
#include "reports/charts/chart_color.h"

namespace runcast {

ChartColor ChartColor::stage(double position)
{
    ChartColor color(Kind::Stage, 0);
    color.m_position = position;
    return color;
}

ChartColor ChartColor::tinted(double share) const
{
    ChartColor color = *this;
    color.m_share = share;
    return color;
}

QColor ChartColor::in(const Theme &theme) const
{
    QColor color;
    switch (m_kind) {
    case Kind::Subject:
        color = theme.color(Subject(m_index));
        break;
    case Kind::Cost:
        color = theme.color(CostPart(m_index));
        break;
    case Kind::Memory:
        color = theme.color(MemoryPart(m_index));
        break;
    case Kind::Scenario:
        color = theme.scenario(m_index).color;
        break;
    case Kind::Stage:
        color = theme.stage(m_position);
        break;
    case Kind::Text:
        color = theme.text;
        break;
    case Kind::Accent:
        color = theme.accent;
        break;
    case Kind::Better:
        color = theme.better;
        break;
    case Kind::Worse:
        color = theme.worse;
        break;
    }
    return m_share < 1 ? theme.tint(color, m_share) : color;
}

} // namespace runcast
