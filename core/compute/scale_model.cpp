// SPDX-License-Identifier: MIT
#include "core/compute/scale_model.h"

#include "core/base/text.h"
#include "core/compute/parameter_count.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace runcast {

namespace {

constexpr std::int64_t granularity = 64; // widths that matrix units take without padding
constexpr std::int64_t maxHeads = 4096;
constexpr double missWeight = 20; // a total 1 % off counts as much as a shape 20 % off

std::int64_t scaled(std::int64_t size, double factor, std::int64_t step)
{
    if (size == 0)
        return 0;
    return std::max<std::int64_t>(1, std::llround(double(size) * factor / double(step))) * step;
}

// A count of some of the layers, in proportion.
std::int64_t ofLayers(std::int64_t some, std::int64_t before, std::int64_t now)
{
    return std::min(now, std::int64_t(std::llround(double(some) * double(now) / double(before))));
}

// Heads come in multiples of this: so many share keys and values evenly, and tensor parallelism divides them as before.
std::int64_t headStep(const Architecture &a)
{
    const std::int64_t shared = a.kvHeads < a.heads ? a.kvHeads : 1;
    return std::lcm(shared, std::gcd(a.heads, std::int64_t(8)));
}

Architecture withWidth(const Architecture &original, std::int64_t heads)
{
    const double factor = double(heads) / double(original.heads);
    Architecture a = original;
    a.heads = heads;
    if (original.kvHeads == original.heads)
        a.kvHeads = heads;
    const std::int64_t step = std::gcd(original.hiddenSize, granularity);
    a.hiddenSize = scaled(original.hiddenSize, factor, step);
    const double widening = double(a.hiddenSize) / double(original.hiddenSize);
    for (std::int64_t Architecture::*size :
         {&Architecture::ffnSize, &Architecture::expertFfnSize, &Architecture::sharedExpertFfnSize,
          &Architecture::queryRank, &Architecture::kvRank, &Architecture::embeddingProjection})
        a.*size = scaled(original.*size, widening, std::gcd(original.*size, granularity));
    return a;
}

Architecture withLayers(const Architecture &shape, const Architecture &original, std::int64_t layers)
{
    Architecture a = shape;
    a.layers = layers;
    a.denseLayers = std::min(original.denseLayers, layers);
    for (std::int64_t Architecture::*some :
         {&Architecture::windowedLayers, &Architecture::indexerLayers, &Architecture::otherDenseLayers})
        a.*some = ofLayers(original.*some, original.layers, layers);
    return a;
}

double totalOf(const Architecture &a)
{
    const Result<ParameterCount> count = countParameters(a);
    return count ? double(count->total) : std::numeric_limits<double>::quiet_NaN();
}

// The number of layers whose total is nearest to the target: a total is nearly linear in the layers.
std::int64_t nearestLayers(const Architecture &shape, const Architecture &original, double target)
{
    const std::int64_t some = original.layers;
    const double atSome = totalOf(withLayers(shape, original, some));
    const double atTwice = totalOf(withLayers(shape, original, 2 * some));
    const double layers = double(some) + (target - atSome) / (atTwice - atSome) * double(some);
    return layers >= 1 && layers <= 100'000 ? std::llround(layers) : 1;
}

constexpr std::int64_t Architecture::*mlpWidths[] = {&Architecture::ffnSize, &Architecture::expertFfnSize,
                                                     &Architecture::sharedExpertFfnSize};

Architecture withMlps(const Architecture &shape, double factor)
{
    Architecture a = shape;
    for (std::int64_t Architecture::*width : mlpWidths)
        a.*width = scaled(shape.*width, factor, std::gcd(shape.*width, granularity));
    return a;
}

// Takes up in the MLPs what whole layers leave of the way to the target, some percent at most.
Architecture withFittingMlps(const Architecture &shape, double target)
{
    const double total = totalOf(shape);
    const double mlps = totalOf(withMlps(shape, 2)) - total;
    const double factor = 1 + (target - total) / mlps;
    return factor > 0.9 && factor < 1.1 ? withMlps(shape, factor) : shape;
}

// How far a candidate is from the target and from the proportion of layers to width; 0 = neither.
double distance(const Architecture &a, const Architecture &original, double target)
{
    const double proportion =
        double(a.layers) * double(original.hiddenSize) / (double(a.hiddenSize) * double(original.layers));
    return missWeight * std::abs(std::log(totalOf(a) / target)) + std::abs(std::log(proportion));
}

} // namespace

Result<Architecture> scaleArchitecture(const Architecture &original, double targetTotal)
{
    const Result<ParameterCount> count = countParameters(original);
    if (!count)
        return count.error();
    Architecture best;
    double least = std::numeric_limits<double>::infinity();
    for (std::int64_t heads = headStep(original); heads <= maxHeads; heads += headStep(original)) {
        const Architecture shape = withWidth(original, heads);
        const std::int64_t layers = nearestLayers(shape, original, targetTotal);
        const Architecture candidate = withFittingMlps(withLayers(shape, original, layers), targetTotal);
        if (const double miss = distance(candidate, original, targetTotal); miss < least) {
            least = miss;
            best = candidate;
        }
    }
    if (!(std::abs(totalOf(best) / targetTotal - 1) <= 0.1))
        return Error{.code = ErrorCode::Refused,
                     .reason =
                         RC_TEXT("Errors",
                                 "There is no model of these proportions with about that many weights; its vocabulary "
                                 "alone has %1."),
                     .arguments = {std::to_string(count->inputEmbedding + count->outputMatrix)},
                     .advice = RC_TEXT("Errors", "Choose a larger number, or a smaller vocabulary or width first.")};
    return best;
}

} // namespace runcast
