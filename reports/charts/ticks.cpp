// SPDX-License-Identifier: MIT
#include "reports/charts/ticks.h"

#include <QDate>

#include <algorithm>
#include <cmath>

namespace runcast {
namespace {

constexpr double slack = 1e-9; // of a step: 0.1 + 0.2 is not beyond 0.3

struct RoundStep {
    double size = 1;
    int decimals = 0;
};

RoundStep roundStep(double range, int mostSteps)
{
    const int order = int(std::floor(std::log10(range / mostSteps)));
    for (int power = order; power <= order + 1; ++power) {
        for (const double factor : {1.0, 2.0, 2.5, 5.0}) {
            if (factor == 2.5 && power < 1)
                continue; // 2.5 needs a decimal more than its neighbours; 25 does not
            const double size = factor * std::pow(10, power);
            if (range / size <= mostSteps + slack)
                return {size, std::max(0, -power)};
        }
    }
    return {std::pow(10, order + 2), std::max(0, -order - 2)};
}

Ticks ticksFrom(double first, double last, const RoundStep &step)
{
    Ticks ticks;
    ticks.decimals = step.decimals;
    for (double index = first; index <= last; ++index)
        ticks.values.push_back(index * step.size);
    return ticks;
}

bool isDrawable(double low, double high)
{
    return std::isfinite(low) && std::isfinite(high) && high - low > 0 &&
           high - low > 1e-12 * std::max(std::fabs(low), std::fabs(high)) && std::isfinite(high - low);
}

QDate dateOf(double days)
{
    return QDate(1970, 1, 1).addDays(qint64(std::floor(days)));
}

QDate firstAtOrBefore(const QDate &date, DateStep step)
{
    switch (step) {
    case DateStep::Day:
        return date;
    case DateStep::Week:
        return date.addDays(1 - date.dayOfWeek());
    case DateStep::Month:
        return {date.year(), date.month(), 1};
    case DateStep::Quarter:
        return {date.year(), date.month() - (date.month() - 1) % 3, 1};
    case DateStep::Year:
        return {date.year(), 1, 1};
    }
    return date;
}

QDate next(const QDate &date, DateStep step)
{
    switch (step) {
    case DateStep::Day:
        return date.addDays(1);
    case DateStep::Week:
        return date.addDays(7);
    case DateStep::Month:
        return date.addMonths(1);
    case DateStep::Quarter:
        return date.addMonths(3);
    case DateStep::Year:
        return date.addYears(1);
    }
    return date;
}

double daysOf(DateStep step)
{
    switch (step) {
    case DateStep::Day:
        return 1;
    case DateStep::Week:
        return 7;
    case DateStep::Month:
        return 30.4;
    case DateStep::Quarter:
        return 91.3;
    case DateStep::Year:
        return 365.2;
    }
    return 1;
}

} // namespace

Ticks niceTicks(double low, double high, int mostSteps)
{
    if (!isDrawable(low, high))
        return {{0, 1}, 0};
    const int most = std::max(1, mostSteps);
    // Rounding outwards can add a step at either end: widen the step until the count fits.
    for (int steps = most; steps >= 1; --steps) {
        const RoundStep step = roundStep(high - low, steps);
        const double first = std::floor(low / step.size + slack);
        const double last = std::ceil(high / step.size - slack);
        if (last - first <= most || steps == 1)
            return ticksFrom(first, last, step);
    }
    return {{0, 1}, 0};
}

Ticks ticksWithin(double low, double high, int mostSteps)
{
    if (!isDrawable(low, high))
        return {{0, 1}, 0};
    const RoundStep step = roundStep(high - low, std::max(1, mostSteps));
    return ticksFrom(std::ceil(low / step.size - slack), std::floor(high / step.size + slack), step);
}

Ticks logTicks(double low, double high, int most)
{
    Ticks ticks;
    if (!(low > 0) || !isDrawable(low, high))
        return {{1, 10}, 0};
    for (const bool powersOnly : {false, true}) {
        ticks.values.clear();
        for (int power = int(std::floor(std::log10(low))); power <= int(std::ceil(std::log10(high))); ++power) {
            for (const double factor : {1.0, 2.0, 5.0}) {
                const double value = factor * std::pow(10, power);
                if (value >= low * (1 - slack) && value <= high * (1 + slack) && (!powersOnly || factor == 1))
                    ticks.values.push_back(value);
            }
        }
        if (int(ticks.values.size()) <= most)
            break;
    }
    if (!ticks.values.empty() && ticks.values.front() < 1)
        ticks.decimals = int(std::ceil(-std::log10(ticks.values.front()) - slack));
    return ticks;
}

DateTicks dateTicks(double low, double high, int most)
{
    DateTicks ticks;
    if (!isDrawable(low, high) || std::fabs(low) > 1.5e6 || std::fabs(high) > 1.5e6)
        return ticks;
    for (const DateStep step : {DateStep::Day, DateStep::Week, DateStep::Month, DateStep::Quarter, DateStep::Year}) {
        ticks.step = step;
        if ((high - low) / daysOf(step) <= most)
            break;
    }
    const QDate epoch(1970, 1, 1);
    const double years = (high - low) / daysOf(DateStep::Year);
    const int stride = ticks.step == DateStep::Year ? std::max(1, int(std::ceil(years / std::max(1, most)))) : 1;
    int index = 0;
    for (QDate date = firstAtOrBefore(dateOf(low), ticks.step); double(epoch.daysTo(date)) <= high;
         date = next(date, ticks.step)) {
        const double days = double(epoch.daysTo(date));
        if (days >= low && index++ % stride == 0)
            ticks.values.push_back(days);
    }
    return ticks;
}

} // namespace runcast
