// SPDX-License-Identifier: MIT
#pragma once

#include "reports/charts/chart_color.h"
#include "reports/format/scale.h"

#include <QList>
#include <QPointF>
#include <QString>

#include <optional>
#include <variant>

namespace runcast {

/// Hatched = planned but not committed (contingency, allowance); Open = unused, a dashed outline.
enum class Fill { Solid, Hatched, Open };
enum class MarkerShape { None, Dot, Square, Triangle, Diamond, Ring };

/// How the numbers along a side of the plot run. Values are in the unit of the scale, never divided beforehand.
struct ChartAxis {
    Scale scale{};
    QString title{}; // "GB per accelerator"; may be empty
    std::optional<double> low{}, high{};
    bool logarithmic = false;
    bool fromZero = true; // money and power always; a logarithmic or date axis never
    bool shown = true;
};

/// A line across the plot at one value: a limit, a deadline, an estimate.
struct ReferenceLine {
    double value = 0;
    QString label{};
    ChartColor color = ChartColor::text();
    bool dashed = true;
};

struct ChartPart {
    QString label{};
    double value = 0;
    ChartColor color{};
    Fill fill = Fill::Solid;
};

struct ChartBar {
    QString label{};
    QString detail{};  // a second line under the label; may be empty
    int scenario = -1; // 0 = A: its mark stands before the label
    QList<ChartPart> parts{};
    QString total{};     // what stands at the bar's end; empty = the sum in the axis's scale
    bool strong = false; // the chosen one
};

/// Bars or columns, each of one or more parts on top of each other. Kinds: cost by part, memory against capacity,
/// causes by number, cash by month, one bar for each scenario.
struct BarChart {
    enum class Names { Legend, Above, None };

    QList<ChartBar> bars{};
    bool vertical = false;
    ChartAxis axis{};
    QList<ReferenceLine> lines{};
    Names partNames = Names::None;
    bool partValues = false; // inside the parts, where they fit
    bool totals = true;
};

/// From one amount to another, step by step.
struct BridgeChart {
    struct Step {
        QString label{};
        double value = 0; // of a total: the level; else the change
        bool total = false;
        ChartColor color{};
        Fill fill = Fill::Solid;
        bool judged = false; // the change has an arrow and is written in the colour
    };
    QList<Step> steps{};
    ChartAxis axis{};
};

/// Lines, points and columns over two number axes: curves, histograms, cost against date.
struct XyChart {
    struct Series {
        QString name{}; // at the line's end
        ChartColor color{};
        int scenario = -1; // 0 = A: brings dash and letter
        QList<QPointF> points{};
        bool line = true;
        MarkerShape marker = MarkerShape::None;
        QStringList labels{}; // of points, as many or none
    };
    struct Column { // of a histogram
        double from = 0, to = 0, value = 0;
        ChartColor color{};
    };
    struct Callout { // a point with words
        QPointF at{};
        QString text{};
        MarkerShape marker = MarkerShape::Dot;
        ChartColor color = ChartColor::text();
        bool strong = false;
        bool dropLine = false; // down to the axis
    };
    struct Range { // a point with its bars from low to high
        QPointF at{};
        double lowX = 0, highX = 0, lowY = 0, highY = 0;
        QString label{};
        QString detail{};
        int scenario = 0;
    };
    struct Band { // along x
        double from = 0, to = 0;
        ChartColor color{};
    };
    ChartAxis x{}, y{};
    QList<Band> bands{};
    QList<Column> columns{};
    QList<Series> series{};
    QList<Range> ranges{};
    QList<Callout> callouts{};
    QList<ReferenceLine> verticals{}, horizontals{};
    bool equality = false; // the line y = x
};

/// Spans of days, one row each.
struct TimeChart {
    struct Span {
        double start = 0, end = 0; // days since 1970-01-01
        ChartColor color{};
        Fill fill = Fill::Solid;
        std::optional<double> lowEnd{}, highEnd{}; // P10 and P90 of the end: a light band
    };
    struct Row {
        QString label{};
        int scenario = -1;
        QList<Span> spans{};
        QString text{}; // beside the bar
    };
    struct Milestone {
        double day = 0;
        QString label{};
    };
    QList<Row> rows{};
    QList<Milestone> milestones{};
    QString milestonesLabel{};
    QList<ReferenceLine> deadlines{};
    bool monthsAbove = false;
};

/// What one input's low and high do to a figure, around its base.
struct TornadoChart {
    struct Row {
        QString label{};
        QString detail{};
        double low = 0, high = 0;      // the figure at the input's low and high
        QString lowText{}, highText{}; // at the bars' ends; empty = the change of the figure
    };
    QList<Row> rows{};
    double base = 0;
    QString baseLabel{};
    QString lowName{}, highName{}; // legend
    ChartAxis axis{};
    std::optional<ChartColor> rising{}, falling{}; // by the figure's change instead of the input's side
};

/// A picture of figures. Title (what it shows), subtitle (quantity and unit) and note are set by whoever frames it.
struct Chart {
    QString title{};
    QString subtitle{};
    QString note{};
    std::variant<BarChart, BridgeChart, XyChart, TimeChart, TornadoChart> body{};
};

} // namespace runcast
