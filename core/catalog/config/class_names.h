// SPDX-License-Identifier: MIT
#pragma once

#include "core/catalog/config/families.h"

#include <string>
#include <string_view>

namespace runcast::config {

/// The first class that architectures names: "LlamaForCausalLM"; empty if it names none.
std::string_view className(const Json &object);

/// The type of the class that architectures names, with a finding that says so; empty if it is none that is known.
std::string typeFromClass(const Json &object, ImportLog &log);

/// The family of a model_type, also of the names that it has in files of models for several media: "gemma3" ->
/// gemma3_text.
const Family *familyOfType(std::string_view modelType);

/// Warns where architectures name another family, or a class without the output matrix of a language model.
void compareWithClass(const Json &object, const Family &family, ImportLog &log);

} // namespace runcast::config
