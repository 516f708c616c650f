// SPDX-License-Identifier: MIT
#include "core/layout/search/selection_bias.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace runcast {

double selectionBias(std::span<const double> lnTimes, double spread)
{
    if (lnTimes.size() < 2)
        return 0;
    // The smallest of x + e lies at z with density Σ f_i(z) / S_i(z) × Π S_j(z); its error is then z - x_i.
    constexpr int steps = 400;
    constexpr double reach = 6; // spreads below the best and above it
    const double low = *std::min_element(lnTimes.begin(), lnTimes.end()) - reach * spread;
    const double width = 2 * reach * spread / steps;
    double mean = 0;
    for (int step = 0; step < steps; ++step) {
        const double z = low + (step + 0.5) * width;
        double allAbove = 1, sum = 0;
        for (const double x : lnTimes) {
            const double u = (z - x) / spread;
            const double above = 0.5 * std::erfc(u / std::numbers::sqrt2);
            allAbove *= above;
            const double density = std::exp(-u * u / 2) / (spread * std::sqrt(2 * std::numbers::pi));
            sum += (z - x) * density / std::max(above, 1e-300);
        }
        mean += sum * allAbove * width;
    }
    return -mean;
}

} // namespace runcast
