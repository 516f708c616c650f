// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QFont>

#include <array>

namespace runcast {

/// The subjects of the program; each has one colour everywhere: tab, chart, section rule, picture.
enum class Subject { Compute, Memory, Communication, Energy, Money, Failure, Neutral };
enum class CostPart { Accelerators, OverheadCompute, Energy, Storage, Staff, Contingency };
enum class MemoryPart { Weights, Gradients, Optimizer, Activations, Buffers };

/// What a text is, which decides its size and weight.
enum class TypeRole {
    HeadlineFigure,
    PageTitle,
    Heading,
    GroupTitle,
    Lead,
    FigureTitle,
    Body,
    TableBody,
    Caption,
    CaptionStrong,
    Note
};

struct TypeStyle {
    double pointSize = 10;
    double linePoints = 13;
    QFont::Weight weight = QFont::Normal;
};

/// A letter, colour and dash for each scenario of a comparison, the same in every picture.
struct ScenarioMark {
    QChar letter;
    QColor color;
    QList<qreal> dash; // in pen widths; empty = solid
};
inline constexpr int maximalScenarios = 8;

/// Lengths of charts: px at 100 % on the screen, points on the page.
struct ChartSizes {
    double gridLine, baseLine, dataLine, limitLine, markLine;
    double barThickness, barPitch, columnWidth, partGap;
    double spanThickness, tornadoThickness;
    double labelGap, axisLabelGap, halo, hatchPitch, hatchLine, markRadius, legendSquare, legendGap, cornerRadius;
    QList<qreal> limitDash; // in pen widths
};

/// Grid of 4: everything between things is one of these, px at 100 %.
struct Spacing {
    static constexpr int tiny = 4, small = 8, medium = 12, large = 16, huge = 24, giant = 32;
    static constexpr int cardRadius = 8, controlRadius = 6, row = 28, compactRow = 24;
};

/// All colours and sizes of the program. Nothing else names one.
struct Theme {
    bool dark = false;
    bool page = false; // on paper: no fills, points instead of pixels
    QColor canvas, surface, raised, line;
    QColor text, secondary, faint;
    QColor accent, accentSoft, onAccent;
    QColor better, attention, worse;
    QColor stateMark; // the large word behind a report's pages
    QColor free;      // idle or unused space inside a picture
    std::array<QColor, 7> subjects;
    std::array<QColor, 6> costParts;
    std::array<QColor, 5> memoryParts;
    std::array<QColor, 5> stageRamp;                             // first to last pipeline stage
    std::array<QColor, 2> forwardPass, backwardPass, weightPass; // by turns of the virtual stage
    std::array<ScenarioMark, maximalScenarios> scenarios;
    std::array<TypeStyle, 11> type;
    ChartSizes chart;

    QColor color(Subject subject) const { return subjects[size_t(subject)]; }
    QColor color(CostPart part) const { return costParts[size_t(part)]; }
    QColor color(MemoryPart part) const { return memoryParts[size_t(part)]; }
    /// The colour at `position` (0 to 1) between first and last stage.
    QColor stage(double position) const;
    const ScenarioMark &scenario(int index) const { return scenarios[size_t(index % maximalScenarios)]; }
    const TypeStyle &style(TypeRole role) const { return type[size_t(role)]; }
    /// Text that is read on a bar of this colour: the theme's text colour or white, whichever has more contrast.
    QColor on(const QColor &background) const;
    /// The letter on a scenario's square: white as long as it stands out as a sign does (3 to 1).
    QColor onMark(const QColor &background) const;
    /// The colour itself where it is readable as text on the surface, else the secondary text colour.
    QColor readable(const QColor &color) const;
    /// `color` mixed with the surface: an opaque tint, since transparency is not for print. share = 1 is the colour.
    QColor tint(const QColor &color, double share) const;
};

const Theme &lightTheme();
const Theme &darkTheme();
/// White paper.
const Theme &pageTheme();

/// The contrast of two colours by WCAG 2.1, 1 to 21.
double contrast(const QColor &a, const QColor &b);

} // namespace runcast
