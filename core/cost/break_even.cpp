// SPDX-License-Identifier: MIT
#include "core/cost/break_even.h"

#include "core/cost/ownership.h"

#include <cmath>
#include <limits>

namespace runcast {

namespace {
constexpr double hoursPerYear = 8766;
}

BreakEvenPoint breakEvenAfter(const BreakEvenInput &in, double years)
{
    BreakEvenPoint point;
    const double n = in.accelerators, capital = in.hardwareUsd + in.buildingUsd;
    point.years = years;
    point.rentUsd = n * in.rentUsdPerHour * hoursPerYear * in.rentedFraction * years;
    point.paidUsd = n * (capital + in.runningUsdPerYear * years);
    point.resaleUsd = n * (in.hardwareUsd * resaleFraction(in.valueDeclineOomPerYear, years) +
                           in.buildingUsd * std::fmax(0, 1 - years / in.buildingLifetimeYears));
    point.interestUsd = in.costOfCapital * years * (n * capital + point.resaleUsd) / 2;
    point.ownUsd = point.paidUsd + point.interestUsd - point.resaleUsd;
    return point;
}

double breakEvenYears(const BreakEvenInput &in, double mostYears)
{
    // Resale value falls fastest at first: owning may start dearer and become cheaper once. A month is fine enough to
    // find where, halving then gives the day.
    constexpr int stepsPerYear = 12, halvings = 30;
    const auto dearer = [&in](double years) {
        const BreakEvenPoint point = breakEvenAfter(in, years);
        return point.ownUsd - point.rentUsd;
    };
    double before = 0;
    for (int step = 1; step <= int(mostYears * stepsPerYear); ++step) {
        double after = double(step) / stepsPerYear;
        if (!(dearer(after) <= 0)) {
            before = after;
            continue;
        }
        for (int i = 0; i < halvings; ++i) {
            const double middle = (before + after) / 2;
            (dearer(middle) <= 0 ? after : before) = middle;
        }
        return after;
    }
    return std::numeric_limits<double>::quiet_NaN();
}

} // namespace runcast
