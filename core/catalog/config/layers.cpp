// SPDX-License-Identifier: MIT
#include "core/catalog/config/layers.h"

#include "core/base/text.h"

#include <algorithm>

namespace runcast::config {

const Json *layerList(const ConfigReader &reader, std::string_view key, std::int64_t layers)
{
    const Json *list = reader.list(key);
    if (!list || list->empty() || std::int64_t(list->size()) == layers)
        return list && !list->empty() ? list : nullptr;
    reader.log().remark("import.layer_list_length",
                        {reader.pathOf(key), std::to_string(list->size()), std::to_string(layers)});
    return nullptr;
}

std::int64_t countWord(const Json &list, std::string_view word)
{
    return std::count_if(list.begin(), list.end(), [word](const Json &entry) {
        return entry.is_string() && entry.get_ref<const std::string &>() == word;
    });
}

void readWindowEverywhere(const ConfigReader &reader, Architecture &a)
{
    a.slidingWindow = reader.sizeOr("sliding_window", 0, 0);
    a.windowedLayers = a.slidingWindow > 0 ? a.layers : 0;
}

void readWindowBetween(const ConfigReader &reader, Architecture &a, std::int64_t period)
{
    a.slidingWindow = reader.sizeOr("sliding_window", 0, 0);
    if (a.slidingWindow == 0)
        return;
    if (const Json *kinds = layerList(reader, "layer_types", a.layers))
        a.windowedLayers = countWord(*kinds, "sliding_attention");
    else
        a.windowedLayers = a.layers - a.layers / period;
}

} // namespace runcast::config
