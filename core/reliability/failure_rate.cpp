// SPDX-License-Identifier: MIT
#include "core/reliability/failure_rate.h"

#include <boost/math/distributions/chi_squared.hpp>
#include <boost/math/distributions/gamma.hpp>
#include <boost/math/distributions/normal.hpp>
#include <boost/math/quadrature/tanh_sinh.hpp>
#include <boost/math/tools/roots.hpp>

#include <array>
#include <cmath>
#include <cstdint>

namespace runcast {

namespace {

double normalQuantile(double p)
{
    return boost::math::quantile(boost::math::normal(), p);
}

} // namespace

double RateBelief::quantile(double p) const
{
    return lnSd == 0 ? median : median * std::exp(lnSd * normalQuantile(p));
}

RateBelief beliefFromRates(const double *rates, int count)
{
    double sum = 0, squares = 0;
    for (int i = 0; i < count; ++i)
        sum += std::log(rates[i]);
    const double mean = sum / count;
    for (int i = 0; i < count; ++i)
        squares += std::pow(std::log(rates[i]) - mean, 2);
    return {std::exp(mean), std::sqrt(squares / (count - 1))};
}

Interval poissonInterval(double events, double confidence)
{
    using boost::math::chi_squared;
    const double tail = (1 - confidence) / 2;
    Interval interval;
    if (events > 0)
        interval.low = boost::math::quantile(chi_squared(2 * events), tail) / 2;
    interval.high = boost::math::quantile(boost::math::complement(chi_squared(2 * events + 2), tail)) / 2;
    return interval;
}

double jeffreysQuantile(double events, double exposure, double p)
{
    return boost::math::quantile(boost::math::gamma_distribution<>(events + 0.5, 1 / exposure), p);
}

RateBelief updatedBelief(const RateBelief &prior, double events, double exposure)
{
    if (!(exposure > 0) || prior.lnSd == 0)
        return prior;
    // The posterior in x = ln(rate), on a grid around its mode; narrower than the prior and than the likelihood alone.
    constexpr int points = 401;
    constexpr double reach = 8; // deviations to each side
    double mode = std::log(prior.median);
    double curvature = 1;
    const double precision = 1 / (prior.lnSd * prior.lnSd);
    for (int step = 0; step < 100; ++step) { // Newton; the posterior is log-concave in x
        const double expected = exposure * std::exp(mode);
        const double slope = events - expected - (mode - std::log(prior.median)) * precision;
        curvature = expected + precision;
        const double move = slope / curvature;
        mode += std::fmin(std::fmax(move, -1), 1);
        if (std::fabs(move) < 1e-12)
            break;
    }
    const double sd = 1 / std::sqrt(curvature);
    std::array<double, points> cumulative{};
    double sum = 0;
    const auto at = [&](int i) { return mode + sd * reach * (2.0 * i / (points - 1) - 1); };
    const auto logDensity = [&](double x) {
        const double off = (x - std::log(prior.median)) / prior.lnSd;
        return events * x - exposure * std::exp(x) - off * off / 2;
    };
    const double top = logDensity(mode);
    for (int i = 0; i < points; ++i) {
        sum += std::exp(logDensity(at(i)) - top);
        cumulative[size_t(i)] = sum;
    }
    const auto quantile = [&](double p) {
        int i = 0;
        while (cumulative[size_t(i)] < p * sum)
            ++i;
        const double before = i == 0 ? 0 : cumulative[size_t(i) - 1];
        const double share = (p * sum - before) / (cumulative[size_t(i)] - before);
        // A cell's mass stands around its point.
        return at(i) + (share - 0.5) * (at(1) - at(0));
    };
    return {std::exp(quantile(0.5)), (quantile(0.9) - quantile(0.1)) / (2 * normalQuantile(0.9))};
}

Interval countBand(double mean, double dispersion)
{
    const double reach = normalQuantile(0.9) * std::sqrt(dispersion * mean);
    return {mean - reach, mean + reach};
}

double meanBurnIn(double multiplier, double decay, double duration)
{
    if (multiplier == 1 || decay == 0 || duration == 0)
        return duration == 0 ? multiplier : 1;
    return 1 + (multiplier - 1) * decay / duration * -std::expm1(-duration / decay);
}

double availability(double mtbf, double repair)
{
    return mtbf / (mtbf + repair);
}

double probabilityOfAny(double count, double p)
{
    return -std::expm1(count * std::log1p(-p));
}

double expectedLargestNormal(double count)
{
    // E[max] = ∫ x d(Φ(x)^n), written over both half-lines so that no difference of near-equal numbers is taken.
    const boost::math::normal normal;
    boost::math::quadrature::tanh_sinh<double> integrate;
    const auto above = [&](double x) {
        return -std::expm1(count * std::log1p(-boost::math::cdf(boost::math::complement(normal, x))));
    };
    const auto below = [&](double x) { return std::exp(count * std::log(boost::math::cdf(normal, -x))); };
    constexpr double farthest = 12; // Φ(−12) is 2e-33
    return integrate.integrate(above, 0.0, farthest) - integrate.integrate(below, 0.0, farthest);
}

double blomLargestNormal(double count)
{
    return normalQuantile((count - 0.375) / (count + 0.25));
}

WeibullMoments weibullMoments(double shape, double scale)
{
    const double mean = std::tgamma(1 + 1 / shape);
    return {scale * mean, scale * std::sqrt(std::tgamma(1 + 2 / shape) - mean * mean)};
}

double weibullShapeForDispersion(double dispersion)
{
    if (dispersion == 1)
        return 1;
    const auto excess = [dispersion](double logShape) {
        const double shape = std::exp(logShape);
        return std::lgamma(1 + 2 / shape) - 2 * std::lgamma(1 + 1 / shape) - std::log1p(dispersion);
    };
    std::uintmax_t steps = 100;
    const auto bracket = boost::math::tools::toms748_solve(excess, std::log(0.1), std::log(20.0),
                                                           boost::math::tools::eps_tolerance<double>(45), steps);
    return std::exp((bracket.first + bracket.second) / 2);
}

} // namespace runcast
