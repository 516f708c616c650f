// SPDX-License-Identifier: MIT
#pragma once

#include "core/catalog/config/document.h"
#include "core/catalog/config/import_log.h"

namespace runcast::config {

/// True for params.json, the format of Meta's (and Mistral's) own releases: dim, n_layers, n_heads, no model_type.
bool isMetaParams(const Json &object);

/// The same model in the keys of Hugging Face's Llama. Mistral states the MLP's width (hidden_dim), Meta derives it:
/// int(multiplier × int(2/3 × 4 × dim)), rounded up to multiple_of. A warning says which format was read.
Json fromMetaParams(const Json &object, ImportLog &log);

} // namespace runcast::config
