// SPDX-License-Identifier: MIT
#include "core/reliability/wall_clock_odds.h"

#include <boost/math/distributions/normal.hpp>
#include <boost/math/tools/roots.hpp>

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace runcast {

namespace {

double normalQuantile(double p)
{
    return boost::math::quantile(boost::math::normal(), p);
}

double normalBelow(double z)
{
    return std::erfc(-z / std::sqrt(2.0)) / 2;
}

} // namespace

double WallClockOdds::factorAt(double p, double lnSd)
{
    return std::exp(lnSd * normalQuantile(p));
}

double WallClockOdds::factorOf(size_t cell, double lnSd)
{
    static const std::array<double, cells> z = [] {
        std::array<double, cells> all{};
        for (size_t i = 0; i < cells; ++i)
            all[i] = normalQuantile((double(i) + 0.5) / cells);
        return all;
    }();
    return std::exp(lnSd * z[cell]);
}

void WallClockOdds::spreadInsideCells()
{
    // A cell stands for a stretch of rates: half of the way to its neighbours, as a uniform distribution.
    const std::array<ClockMoments, cells> points = m_cells;
    for (size_t i = 0; i < cells; ++i) {
        const double below = points[i == 0 ? 0 : i - 1].mean, above = points[std::min(i + 1, cells - 1)].mean;
        const double width = i == 0 || i + 1 == cells ? above - below : (above - below) / 2;
        if (std::isfinite(width))
            m_cells[i].sd = std::sqrt(points[i].sd * points[i].sd + width * width / 12);
    }
}

double WallClockOdds::probabilityWithin(double wallClock) const
{
    double sum = 0;
    for (const ClockMoments &cell : m_cells) {
        if (!std::isfinite(cell.mean))
            continue;
        sum += cell.sd > 0 ? normalBelow((wallClock - cell.mean) / cell.sd) : wallClock >= cell.mean;
    }
    return sum / cells;
}

double WallClockOdds::quantile(double p) const
{
    double low = m_cells.front().mean, high = low;
    for (const ClockMoments &cell : m_cells) {
        if (!std::isfinite(cell.mean) || !std::isfinite(cell.sd))
            continue;
        constexpr double reach = 6; // deviations; beyond lies 1e-9
        low = std::min(low, cell.mean - reach * cell.sd);
        high = std::max(high, cell.mean + reach * cell.sd);
    }
    const auto off = [&](double wallClock) { return probabilityWithin(wallClock) - p; };
    if (!std::isfinite(low) || !(off(high) >= 0)) // it may never end
        return std::numeric_limits<double>::infinity();
    if (high - low <= 1e-12 * high)
        return m_middle.mean;
    if (!(off(low) < 0)) // numbers too large to be told apart
        return std::numeric_limits<double>::infinity();
    std::uintmax_t steps = 60;
    const auto bracket =
        boost::math::tools::toms748_solve(off, low, high, boost::math::tools::eps_tolerance<double>(30), steps);
    return (bracket.first + bracket.second) / 2;
}

Interval WallClockOdds::chanceBand() const
{
    const double reach = normalQuantile(0.9) * m_middle.sd;
    return {m_middle.mean - reach, m_middle.mean + reach};
}

} // namespace runcast
