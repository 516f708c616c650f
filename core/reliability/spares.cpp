// SPDX-License-Identifier: MIT
#include "core/reliability/spares.h"

#include <boost/math/distributions/binomial.hpp>
#include <boost/math/distributions/normal.hpp>
#include <boost/math/special_functions/beta.hpp>
#include <boost/math/special_functions/gamma.hpp>

#include <cmath>

namespace runcast {

namespace {

/// The smallest whole k ≥ 0 for which `reached` holds; it holds from some k on. Doubling, then halving.
template <typename Reached> double smallestWhole(Reached reached)
{
    if (reached(0.0))
        return 0;
    double low = 0, high = 1;
    while (!reached(high)) {
        low = high;
        high *= 2;
    }
    while (high - low > 1) {
        const double middle = std::floor((low + high) / 2);
        (reached(middle) ? high : low) = middle;
    }
    return high;
}

} // namespace

double meanUnitsDown(const SparesInput &input)
{
    return input.units * input.failuresPerUnitDay * input.repairDays;
}

double probabilityDownAtMost(double down, double mean, double dispersion)
{
    if (down < 0)
        return 0;
    if (mean == 0)
        return 1;
    const double whole = std::floor(down);
    if (dispersion <= 1)
        return boost::math::gamma_q(whole + 1, mean);
    const double shape = mean / (dispersion - 1); // variance = mean + mean²/shape
    return boost::math::ibeta(shape, whole + 1, 1 / dispersion);
}

double sparesForTarget(double mean, double dispersion, double target)
{
    return smallestWhole([=](double k) { return probabilityDownAtMost(k, mean, dispersion) >= target; });
}

double sparesBinomial(double units, double q, double target)
{
    return smallestWhole([=](double k) { return boost::math::cdf(boost::math::binomial(units + k, q), k) >= target; });
}

double erlangB(double load, int spares)
{
    double blocked = 1;
    for (int k = 1; k <= spares; ++k)
        blocked = load * blocked / (k + load * blocked);
    return blocked;
}

double probabilityNeverShort(double failuresPerDay, double repairDays, double days, int spares)
{
    const double load = failuresPerDay * repairDays;
    const double full = boost::math::gamma_p_derivative(spares + 1.0, load); // the Poisson probability of `spares`
    return std::exp(-failuresPerDay * days * full * (1 - load / (spares + 1)));
}

double probabilityEnoughUnits(double units, double needed, double availability)
{
    using boost::math::complement;
    return boost::math::cdf(complement(boost::math::binomial(units, availability), needed - 1));
}

double waitingShare(const SparesInput &input, double spares)
{
    return 1 - probabilityDownAtMost(spares, meanUnitsDown(input), input.dispersion);
}

SparesCost sparesCost(const SparesInput &input, double spares, double unitUsdPerDay, double days)
{
    return {.spares = spares,
            .sparesUsd = spares * unitUsdPerDay * days,
            .waitingUsd = waitingShare(input, spares) * input.units * unitUsdPerDay * days};
}

SparesCost cheapestSpares(const SparesInput &input, double unitUsdPerDay, double days)
{
    // The next spare pays while it takes more waiting away than it costs: P(out = k + 1) × units > 1. From the mode on
    // that falls, so the first k there at which it no longer pays is the best beside none at all.
    const double mean = meanUnitsDown(input);
    const double mode = std::fmax(0, std::floor(mean - std::fmax(0, input.dispersion - 1)));
    const double best = mode + smallestWhole([&](double beyond) {
                            const double k = mode + beyond;
                            return (probabilityDownAtMost(k + 1, mean, input.dispersion) -
                                    probabilityDownAtMost(k, mean, input.dispersion)) *
                                       input.units <=
                                   1;
                        });
    const SparesCost some = sparesCost(input, best, unitUsdPerDay, days);
    const SparesCost none = sparesCost(input, 0, unitUsdPerDay, days);
    return none.sparesUsd + none.waitingUsd <= some.sparesUsd + some.waitingUsd ? none : some;
}

} // namespace runcast
