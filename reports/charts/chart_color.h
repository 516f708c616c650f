// SPDX-License-Identifier: MIT
#pragma once

#include "reports/theme/theme.h"

namespace runcast {

/// A colour by its meaning, so that one chart can be painted in light, dark and on paper.
class ChartColor {
public:
    ChartColor() : ChartColor(Subject::Neutral) {}
    ChartColor(Subject subject) : m_kind(Kind::Subject), m_index(int(subject)) {}
    ChartColor(CostPart part) : m_kind(Kind::Cost), m_index(int(part)) {}
    ChartColor(MemoryPart part) : m_kind(Kind::Memory), m_index(int(part)) {}
    static ChartColor scenario(int index) { return ChartColor(Kind::Scenario, index); }
    /// Of a pipeline stage: 0 = the first, 1 = the last.
    static ChartColor stage(double position);
    static ChartColor text() { return ChartColor(Kind::Text, 0); }
    static ChartColor accent() { return ChartColor(Kind::Accent, 0); }
    static ChartColor better() { return ChartColor(Kind::Better, 0); }
    static ChartColor worse() { return ChartColor(Kind::Worse, 0); }

    /// An opaque tint: 1 is the colour itself, 0 the background.
    ChartColor tinted(double share) const;

    QColor in(const Theme &theme) const;

    bool operator==(const ChartColor &) const = default;

private:
    enum class Kind { Subject, Cost, Memory, Scenario, Stage, Text, Accent, Better, Worse };
    ChartColor(Kind kind, int index) : m_kind(kind), m_index(index) {}

    Kind m_kind;
    int m_index = 0;
    double m_position = 0;
    double m_share = 1;
};

} // namespace runcast
