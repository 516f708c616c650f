// SPDX-License-Identifier: MIT
#pragma once

#include "core/forecast/schema.h"
#include "reports/format/format.h"

#include <vector>

namespace runcast {

/// A part of the calendar that brings no progress.
struct Loss {
    QString name;
    double hours = 0;
};

/// What stands between the ideal and the calendar time: stalls, restarts and lost work always, slow servers, silent
/// corruption and planned stops where there are any. They sum to failure.lost_hours.
std::vector<Loss> losses(const Forecast &forecast, const Schema &schema, const Language &language);

} // namespace runcast
