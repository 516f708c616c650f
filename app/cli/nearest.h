// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace runcast::cli {

/// The name that was most likely meant by a mistyped one: the fewest letters to change, or the only one that ends or
/// begins with what was typed. Case does not count. Empty if nothing is near.
/// Example: "tokens" among {"training.tokens", "cluster.accelerators"} gives "training.tokens".
std::string nearest(std::string_view typed, const std::vector<std::string> &names);

} // namespace runcast::cli
