// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/catalog/config/document.h"

#include <functional>
#include <optional>
#include <string_view>

namespace runcast::config {

/// The error that says what a JSON object is if it is known to be no model config: a LoRA adapter, tokenizer or
/// generation settings, an index of weights, a server's error message, a part of an image model …
std::optional<Error> refuseForeignObject(const Json &object);

/// The error that names why a model type cannot be modelled, if it is known: encoders, encoder-decoders, vision and
/// audio models, state-space models and hybrids, layers that differ in shape.
std::optional<Error> refuseModelType(std::string_view modelType, const Json &object);

/// The refused model type for which `matches` is true; empty if there is none.
std::string_view findRefusedType(const std::function<bool(std::string_view type)> &matches);

/// The error for keys that no model of equal decoder layers has, whatever its type: is_encoder_decoder, block_configs,
/// attn_type_list, linear-attention layers in layer_types …
std::optional<Error> refuseStructure(std::string_view modelType, const Json &object);

} // namespace runcast::config
