// SPDX-License-Identifier: MIT
#include "core/reliability/ramp.h"

#include <cmath>

namespace runcast {

double calendarWithRamp(double full, double ramp)
{
    if (full <= 0)
        return full;
    return full < ramp / 2 ? std::sqrt(2 * full * ramp) : full + ramp / 2;
}

double workWithRamp(double calendar, double ramp)
{
    if (calendar <= 0)
        return calendar;
    return calendar < ramp ? calendar * calendar / (2 * ramp) : calendar - ramp / 2;
}

} // namespace runcast
