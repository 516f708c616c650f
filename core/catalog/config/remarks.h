// SPDX-License-Identifier: MIT
#pragma once

#include "core/scenario/check.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace runcast {

/// The finding of a remark that an import made. Scenarios keep remarks by id and arguments only, so that the words stay
/// those of this program and its language. Nothing if the id is not known or an argument is missing.
std::optional<Finding> importFinding(std::string_view id, const std::vector<std::string> &arguments);

} // namespace runcast
