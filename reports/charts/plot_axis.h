// SPDX-License-Identifier: MIT
#pragma once

#include "reports/charts/chart.h"
#include "reports/charts/ticks.h"
#include "reports/format/format.h"

#include <QStringList>

namespace runcast {

/// An axis with its ends, round ticks and their words; `from` and `to` are set once the plot's place is known.
struct PlotAxis {
    ChartAxis axis;
    Format format{Language()};
    double low = 0, high = 1; // as shown
    double from = 0, to = 1;  // device
    std::vector<double> ticks;
    QStringList labels;
    DateStep dateStep = DateStep::Month;

    /// The device position of a value in the scale's unit.
    double at(double value) const { return atShown(format.shown(axis.scale, value)); }
    double atShown(double shown) const;
    bool isDate() const { return axis.scale.unit == Unit::Date; }
    /// Where the words of a tick stand: months have theirs in the middle.
    double labelAt(size_t tick) const;
    /// The exact words of a value, for hover: "90,080,000.00 USD".
    QString exact(double value) const { return format.exact(axis.scale.unit, value); }
};

/// The axis for values from `low` to `high` (in the scale's unit) with at most `mostSteps` steps.
PlotAxis makePlotAxis(const ChartAxis &axis, const Format &format, double low, double high, int mostSteps);

/// Lowest and highest of the finite values it is given.
struct Extent {
    double low = 0, high = 0;
    bool empty = true;

    void add(double value);
};

} // namespace runcast
