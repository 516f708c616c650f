// SPDX-License-Identifier: MIT
#pragma once

#include "core/catalog/config/families.h"

#include <string>

namespace runcast::config {

/// The object that describes the language model: the file itself or its text_config, with class defaults filled in.
struct ModelPart {
    Json object;
    std::string path; // "text_config." or empty: before keys in messages
    const Family *family = nullptr;
};

/// Finds the language model in a file and its family, by model_type or else by the name of its class in architectures.
/// An Error names what cannot be modelled and why.
Result<ModelPart> findModelPart(const Json &document, ImportLog &log);

} // namespace runcast::config
