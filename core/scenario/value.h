// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <variant>

namespace runcast {

/// The value of a parameter: nothing (not entered), a number, a flag, or a name (choice, catalog id, currency, ISO
/// date).
using Value = std::variant<std::monostate, double, bool, std::string>;

/// True if the value was not entered.
inline bool isMissing(const Value &value)
{
    return std::holds_alternative<std::monostate>(value);
}

} // namespace runcast
