// SPDX-License-Identifier: MIT
#pragma once

#include "core/reliability/failure_rate.h"
#include "core/reliability/two_tiers.h"
#include "core/reliability/wall_clock.h"

#include <array>
#include <optional>

namespace runcast {

/// The wall clock of a run at one interruption rate.
struct ClockMoments {
    double mean = 0, sd = 0;
};

/// How the wall clock is spread: by the run's own chance, by not knowing the rate, and by both. The rate is drawn once
/// for the run, chance is normal around the mean at that rate.
class WallClockOdds {
public:
    /// `at(factor)`: moments when the rate is `factor` times the median of `belief`.
    template <typename At> WallClockOdds(double lnSd, At at)
    {
        for (size_t i = 0; i < cells; ++i)
            m_cells[i] = at(lnSd == 0 ? 1 : factorOf(i, lnSd));
        m_middle = at(1.0);
        m_rate = {at(factorAt(0.1, lnSd)).mean, at(factorAt(0.9, lnSd)).mean};
        spreadInsideCells();
    }

    /// The wall clock that is not exceeded with probability p; infinite where the run does not end.
    double quantile(double p) const;
    /// Probability that the run ends within `wallClock`.
    double probabilityWithin(double wallClock) const;
    /// P10 to P90 at the median rate: chance alone.
    Interval chanceBand() const;
    /// P10 to P90 of the mean: not knowing the rate alone.
    Interval rateBand() const { return m_rate; }

private:
    static constexpr size_t cells = 32; // of equal probability
    static double factorOf(size_t cell, double lnSd);
    static double factorAt(double p, double lnSd);
    void spreadInsideCells();

    std::array<ClockMoments, cells> m_cells{};
    ClockMoments m_middle;
    Interval m_rate;
};

} // namespace runcast
