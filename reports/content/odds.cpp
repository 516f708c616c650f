// SPDX-License-Identifier: MIT
#include "reports/content/odds.h"

#include "core/base/text.h"

#include <cmath>

namespace runcast {

const Percentiles *percentilesOf(const Figure &figure, const Forecast &forecast)
{
    const Percentiles *range = figure.range ? figure.range(forecast) : nullptr;
    const bool known = range && std::isfinite(range->p10) && std::isfinite(range->p50) && std::isfinite(range->p80) &&
                       std::isfinite(range->p90);
    return known ? range : nullptr;
}

QString oddsText(const Figure &figure, const Forecast &forecast, const Format &format)
{
    const Percentiles *range = percentilesOf(figure, forecast);
    if (!range)
        return {};
    const QString band =
        figure.unit == Unit::Date
            ? format.language().words("Report", "%1 to %2").arg(format.date(range->p10), format.date(range->p90))
            : format.range(figure.unit, range->p10, range->p90);
    return format.language().words("Report", "P10 – P90: %1").arg(band);
}

} // namespace runcast
