// SPDX-License-Identifier: MIT
#include "core/cost/ownership.h"

#include <cmath>

namespace runcast {

namespace {
constexpr double hoursPerYear = 8766; // 365.25 days
}

double annuityFactor(double rate, double years)
{
    if (rate == 0)
        return 1 / years;
    return rate / -std::expm1(-years * std::log1p(rate));
}

double ownedUsdPerAcceleratorHour(const OwnershipInput &input)
{
    const double discount = std::exp(-input.lifetimeYears * std::log1p(input.costOfCapital));
    const double written = input.capitalUsd * (1 - input.residualFraction * discount);
    const double usdPerYear = written * annuityFactor(input.costOfCapital, input.lifetimeYears) +
                              input.capitalUsd * input.maintenanceFractionPerYear;
    return usdPerYear / (hoursPerYear * input.utilisedFraction);
}

} // namespace runcast
