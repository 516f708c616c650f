// SPDX-License-Identifier: MIT
#include "reports/theme/theme.h"

#include <algorithm>
#include <cmath>

namespace runcast {
namespace {

// Millimetres on paper as points.
constexpr double mm(double length)
{
    return length * 72 / 25.4;
}

QColor lighter(const QColor &color)
{
    return QColor::fromRgbF(float(color.redF() + (1 - color.redF()) * 0.1),
                            float(color.greenF() + (1 - color.greenF()) * 0.1),
                            float(color.blueF() + (1 - color.blueF()) * 0.1))
        .toRgb();
}

double linear(double channel)
{
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

double luminance(const QColor &color)
{
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

QColor mixed(const QColor &a, const QColor &b, double shareOfB)
{
    const auto mix = [shareOfB](float from, float to) { return float(from + (to - from) * shareOfB); };
    return QColor::fromRgbF(mix(a.redF(), b.redF()), mix(a.greenF(), b.greenF()), mix(a.blueF(), b.blueF()));
}

std::array<ScenarioMark, maximalScenarios> scenarioMarks()
{
    // Okabe and Ito's colours, apart also for colour-blind readers.
    return {{{u'A', QColor(0x0072B2), {}},
             {u'B', QColor(0xD55E00), {4, 2}},
             {u'C', QColor(0x009E73), {1, 1.5}},
             {u'D', QColor(0xCC79A7), {4, 1.5, 1, 1.5}},
             {u'E', QColor(0x56B4E9), {8, 3}},
             {u'F', QColor(0xE69F00), {4, 1.5, 1, 1.5, 1, 1.5}},
             {u'G', QColor(0x7F5AA8), {2, 2}},
             {u'H', QColor(0x6B7280), {8, 2, 1, 2}}}};
}

std::array<TypeStyle, 11> screenType()
{
    return {{{22, 27, QFont::Medium},
             {18, 22, QFont::Medium},
             {14, 18, QFont::Medium},
             {11, 14, QFont::Medium},
             {10.5, 15, QFont::Medium},
             {11, 14, QFont::Medium},
             {10, 13, QFont::Normal},
             {10, 13, QFont::Normal},
             {8.5, 11, QFont::Normal},
             {8.5, 11, QFont::Medium},
             {8.5, 11, QFont::Normal}}};
}

std::array<TypeStyle, 11> pageType()
{
    return {{{20, 25, QFont::Medium},
             {18, 22, QFont::Medium},
             {13, 16, QFont::Medium},
             {10.5, 13, QFont::Medium},
             {10.5, 15, QFont::Medium},
             {9.5, 12, QFont::Medium},
             {9.5, 13, QFont::Normal},
             {8.5, 11, QFont::Normal},
             {8, 10, QFont::Normal},
             {8, 10, QFont::Medium},
             {7.5, 10, QFont::Normal}}};
}

ChartSizes screenSizes()
{
    return {.gridLine = 1,
            .baseLine = 1,
            .dataLine = 2,
            .limitLine = 1.5,
            .markLine = 2,
            .barThickness = 28,
            .barPitch = 42,
            .columnWidth = 40,
            .partGap = 1,
            .spanThickness = 12,
            .tornadoThickness = 20,
            .labelGap = 6,
            .axisLabelGap = 8,
            .halo = 3,
            .hatchPitch = 5,
            .hatchLine = 1,
            .markRadius = 4,
            .legendSquare = 8,
            .legendGap = 16,
            .cornerRadius = 1,
            .limitDash = {3.5, 2}};
}

ChartSizes pageSizes()
{
    return {.gridLine = mm(0.2),
            .baseLine = mm(0.3),
            .dataLine = mm(0.65),
            .limitLine = mm(0.5),
            .markLine = mm(0.5),
            .barThickness = mm(4.6),
            .barPitch = mm(6.4),
            .columnWidth = mm(12),
            .partGap = mm(0.3),
            .spanThickness = mm(3.6),
            .tornadoThickness = mm(4.4),
            .labelGap = mm(1.2),
            .axisLabelGap = mm(1.6),
            .halo = mm(0.9),
            .hatchPitch = mm(1.2),
            .hatchLine = mm(0.2),
            .markRadius = mm(1.1),
            .legendSquare = mm(2.3),
            .legendGap = mm(4),
            .cornerRadius = 0,
            .limitDash = {4, 2.4}};
}

Theme makeLight()
{
    Theme theme;
    theme.canvas = QColor(0xF6F7F9);
    theme.surface = QColor(0xFFFFFF);
    theme.raised = QColor(0xEEF1F5);
    theme.line = QColor(0xD9DEE6);
    theme.text = QColor(0x1B2330);
    theme.secondary = QColor(0x566275);
    theme.faint = QColor(0x7A879A);
    theme.accent = QColor(0x2457D6);
    theme.accentSoft = QColor(0xE5ECFD);
    theme.onAccent = QColor(0xFFFFFF);
    theme.better = QColor(0x177A4B);
    theme.attention = QColor(0x8A5300);
    theme.worse = QColor(0xB3261E);
    theme.stateMark = QColor(0xF3F5F8);
    theme.free = QColor(0xEEF1F5);
    // Tol's bright palette, made for colour-blind readers.
    theme.subjects = {QColor(0x4477AA), QColor(0xAA3377), QColor(0x66CCEE), QColor(0xCCBB44),
                      QColor(0x228833), QColor(0xEE6677), QColor(0x8A94A6)};
    theme.costParts = {theme.color(Subject::Compute), QColor(0xA3BCD5),
                       theme.color(Subject::Energy),  theme.color(Subject::Memory),
                       theme.color(Subject::Neutral), QColor(0xC9CFDA)};
    theme.memoryParts = {QColor(0xAA3377), QColor(0xC4709F), QColor(0x7A2357), QColor(0xDDA9C6),
                         theme.color(Subject::Neutral)};
    theme.stageRamp = {QColor(0x27357A), QColor(0x3F68A8), QColor(0x56A3C4), QColor(0x8CC7AE), QColor(0xDCCB62)};
    theme.forwardPass = {QColor(0x9DBBD6), QColor(0x86AACB)};
    theme.backwardPass = {QColor(0x4477AA), QColor(0x376596)};
    theme.weightPass = {QColor(0xC28A3A), QColor(0xA87530)};
    theme.scenarios = scenarioMarks();
    theme.type = screenType();
    theme.chart = screenSizes();
    return theme;
}

Theme makeDark()
{
    Theme theme = makeLight();
    theme.dark = true;
    theme.canvas = QColor(0x12161D);
    theme.surface = QColor(0x1A2029);
    theme.raised = QColor(0x232B36);
    theme.line = QColor(0x323C4A);
    theme.text = QColor(0xE8EDF4);
    theme.secondary = QColor(0xA8B3C4);
    theme.faint = QColor(0x8793A6);
    theme.accent = QColor(0x7AA2FF);
    theme.accentSoft = QColor(0x22325A);
    theme.onAccent = QColor(0x12161D);
    theme.better = QColor(0x5BC98F);
    theme.attention = QColor(0xE8A94A);
    theme.worse = QColor(0xF2867E);
    theme.stateMark = theme.raised;
    theme.free = theme.raised;
    for (QColor &color : theme.subjects)
        color = lighter(color);
    theme.costParts = {theme.color(Subject::Compute), QColor(0x35587E),
                       theme.color(Subject::Energy),  theme.color(Subject::Memory),
                       theme.color(Subject::Neutral), QColor(0x4B5667)};
    for (QColor &color : theme.memoryParts)
        color = lighter(color);
    theme.memoryParts[size_t(MemoryPart::Buffers)] = theme.color(Subject::Neutral);
    return theme;
}

Theme makePage()
{
    Theme theme = makeLight();
    theme.page = true;
    theme.canvas = theme.surface;
    theme.type = pageType();
    theme.chart = pageSizes();
    return theme;
}

} // namespace

QColor Theme::stage(double position) const
{
    const double scaled = std::clamp(position, 0.0, 1.0) * double(stageRamp.size() - 1);
    const size_t index = std::min(size_t(scaled), stageRamp.size() - 2);
    return mixed(stageRamp[index], stageRamp[index + 1], scaled - double(index));
}

QColor Theme::on(const QColor &background) const
{
    const QColor white(0xFFFFFF);
    const QColor ink(0x1B2330);
    return contrast(white, background) >= contrast(ink, background) ? white : ink;
}

QColor Theme::onMark(const QColor &background) const
{
    const QColor white(0xFFFFFF);
    return contrast(white, background) >= 3 ? white : on(background);
}

QColor Theme::readable(const QColor &color) const
{
    return contrast(color, surface) >= 4.5 ? color : secondary;
}

QColor Theme::tint(const QColor &color, double share) const
{
    return mixed(surface, color, share);
}

const Theme &lightTheme()
{
    static const Theme theme = makeLight();
    return theme;
}

const Theme &darkTheme()
{
    static const Theme theme = makeDark();
    return theme;
}

const Theme &pageTheme()
{
    static const Theme theme = makePage();
    return theme;
}

double contrast(const QColor &a, const QColor &b)
{
    const double first = luminance(a);
    const double second = luminance(b);
    return (std::max(first, second) + 0.05) / (std::min(first, second) + 0.05);
}

} // namespace runcast
