// SPDX-License-Identifier: MIT
#pragma once

#include "core/catalog/architecture.h"
#include "core/catalog/config/reader.h"

namespace runcast::config {

/// A list with one entry a layer; nullptr if it is absent, or if its length is another, which is a warning.
const Json *layerList(const ConfigReader &reader, std::string_view key, std::int64_t layers);

/// How many entries of a list are that word.
std::int64_t countWord(const Json &list, std::string_view word);

/// The window of `key` in every layer, if the file states one.
void readWindowEverywhere(const ConfigReader &reader, Architecture &a);

/// The window of sliding_window in all but every `period`-th layer, or in the layers that layer_types names.
void readWindowBetween(const ConfigReader &reader, Architecture &a, std::int64_t period);

/// Marks the layers of a list as dense: those from the first layer on as `denseLayers`, others as `otherDenseLayers`.
/// `isDense` tells it for each of a.layers layers.
template <typename Predicate> void setDenseLayers(Architecture &a, Predicate isDense)
{
    a.denseLayers = a.otherDenseLayers = 0;
    for (std::int64_t i = 0; i < a.layers; ++i) {
        if (!isDense(i))
            continue;
        if (a.denseLayers == i)
            ++a.denseLayers;
        else if (i % a.sparseStep == a.sparseOffset)
            ++a.otherDenseLayers;
    }
}

} // namespace runcast::config
