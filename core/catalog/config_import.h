// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/catalog/architecture.h"
#include "core/scenario/check.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace runcast {

/// A model read from a config.json.
struct ConfigImport {
    Architecture architecture;          // complete: countParameters() gives a count
    std::string name;                   // as the file names the model, else its file name or family; untrusted text
    std::int64_t maxSequenceLength = 0; // longest sequence that the file states; 0 = unknown
    std::vector<Finding> warnings;      // what was left out, assumed or contradictory; none is an Error
};

/// The model that the bytes of a Hugging Face config.json (or of Meta's params.json) describe. Accepts what can be
/// counted exactly; everything else is an Error that says what is wrong, where and what to do. Makes no guess: a size
/// that is missing, out of range or contradictory is refused by the name of its key. `fileName` serves messages and the
/// name.
Result<ConfigImport> importConfig(std::string_view bytes, std::string_view fileName);

} // namespace runcast
