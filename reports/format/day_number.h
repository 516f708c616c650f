// SPDX-License-Identifier: MIT
#pragma once

#include <QDateTime>

namespace runcast {

/// The day of a time, UTC as reports date themselves, in days since 1970-01-01 as core counts them.
inline int dayNumber(const QDateTime &time)
{
    return int(QDate(1970, 1, 1).daysTo(time.toUTC().date()));
}

} // namespace runcast
