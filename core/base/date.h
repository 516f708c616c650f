// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace runcast {

/// Days since 1970-01-01 of an ISO date "2027-03-01"; nothing if the text is no such date or the day does not exist.
std::optional<int> daysFromIsoDate(std::string_view text);

/// Days since 1970-01-01 of the last day that "2025", "2025-12" or "2025-12-31" can mean; nothing for other texts.
std::optional<int> lastDayOfDate(std::string_view text);
/// The first such day.
std::optional<int> firstDayOfDate(std::string_view text);

/// "2027-03-01" of days since 1970-01-01.
std::string isoDateFromDays(int days);

} // namespace runcast
