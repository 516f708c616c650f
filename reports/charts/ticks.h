// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

namespace runcast {

/// Round values along an axis.
struct Ticks {
    std::vector<double> values;
    int decimals = 0; // that write every value exactly

    double low() const { return values.front(); }
    double high() const { return values.back(); }
};

/// Multiples of 1, 2, 5 × 10^n or 25, 250, … that reach from `low` or below to `high` or above with at most `mostSteps`
/// steps. Example: 0, 90.1, 5 gives 0, 20, 40, 60, 80, 100.
Ticks niceTicks(double low, double high, int mostSteps);

/// The same, but none outside `low` to `high`: for an axis whose ends are given.
Ticks ticksWithin(double low, double high, int mostSteps);

/// 1, 2 and 5 of each power of ten within the range; powers alone if that were more than `most`.
Ticks logTicks(double low, double high, int most);

enum class DateStep { Day, Week, Month, Quarter, Year };

/// Starts of days, weeks (Mondays), months, quarters or years within the range, as days since 1970-01-01: the finest
/// step with at most `most` of them.
struct DateTicks {
    std::vector<double> values;
    DateStep step = DateStep::Month;
};
DateTicks dateTicks(double low, double high, int most);

} // namespace runcast
