// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/catalog/architecture.h"

namespace runcast {

/// The model made larger or smaller to about `targetTotal` weights, with the proportions of the original: layers grow
/// as its width does, MLPs stay as many times wider, heads keep their size and share of keys and values; vocabulary and
/// the number of experts stay. Widths are whole heads and multiples of 64, so the total is near the target, within 10
/// %. An Error if there is no such model, for example because the vocabulary alone has more weights. Example: Llama 3.1
/// 8B to 70e9: 65 layers of width 8,576, 69.8e9 weights.
Result<Architecture> scaleArchitecture(const Architecture &original, double targetTotal);

} // namespace runcast
