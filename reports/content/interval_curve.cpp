// SPDX-License-Identifier: MIT
#include "reports/content/interval_curve.h"

#include "core/forecast/resolve.h"

#include <cmath>

namespace runcast::report {
namespace {

IntervalPoint pointAt(ResolvedInputs inputs, double seconds)
{
    inputs.checkpointIntervalS = seconds;
    const Forecast f = evaluate(inputs);
    return {f.failure.checkpointIntervalS, f.time.wallClockDays / f.time.idealDays - 1};
}

} // namespace

IntervalCurve intervalCurve(const ReportContext &context)
{
    constexpr int pointCount = 49;
    constexpr double widest = 10; // times the best interval, and its inverse
    IntervalCurve curve;
    const ReliabilityInputs &reliability = context.scenario().reliability;
    if (!(reliability.interruptionsPerAcceleratorHour > 0) || !std::isfinite(context.forecast().time.wallClockDays))
        return curve;
    const ResolvedInputs inputs = resolve(context.scenario(), context.catalog, context.main().outcome.findings);
    curve.best = pointAt(inputs, 0);
    if (!(curve.best.seconds > 0) || !std::isfinite(curve.best.added))
        return curve;
    double low = curve.best.seconds / widest, high = curve.best.seconds * widest;
    if (reliability.checkpointIntervalS > 0) {
        curve.chosen = pointAt(inputs, reliability.checkpointIntervalS);
        low = std::min(low, reliability.checkpointIntervalS / 1.5);
        high = std::max(high, reliability.checkpointIntervalS * 1.5);
    }
    // Far from the best the overhead grows without bound; the curve ends where it is four times the least.
    double ceiling = 4 * curve.best.added;
    if (curve.chosen)
        ceiling = std::max(ceiling, 1.2 * curve.chosen->added);
    for (int i = 0; i < pointCount; ++i) {
        const double seconds = low * std::pow(high / low, double(i) / (pointCount - 1));
        const IntervalPoint point = pointAt(inputs, seconds);
        if (point.added <= ceiling)
            curve.points.push_back(point);
    }
    return curve;
}

} // namespace runcast::report
