// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace runcast {

/// Days since 1970-01-01 of an ISO date "2027-03-01"; nothing if the text is no such date or the day does not exist.
std::optional<int> daysFromIsoDate(std::string_view text);

/// "2027-03-01" of days since 1970-01-01.
std::string isoDateFromDays(int days);

} // namespace runcast
