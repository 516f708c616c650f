// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace runcast {

/// Days since 1970-01-01 of an ISO date "2027-03-01"; nothing if the text is no such date or the day does not exist.
std::optional<int> daysFromIsoDate(std::string_view text);

/// The last of the days that a date names as exactly as it is known: "2025", "2025-12" or "2025-12-31"; nothing if it
/// is none of these. Days since 1970-01-01.
std::optional<int> lastDayOfIsoDate(std::string_view text);

/// "2027-03-01" of days since 1970-01-01.
std::string isoDateFromDays(int days);

} // namespace runcast
