// SPDX-License-Identifier: MIT
#include "core/forecast/schema.h"

#include <algorithm>

namespace runcast {

namespace {

template <typename Entry> const Entry *find(const std::vector<Entry> &entries, std::string_view key)
{
    const auto found =
        std::find_if(entries.begin(), entries.end(), [key](const Entry &entry) { return entry.key == key; });
    return found == entries.end() ? nullptr : &*found;
}

} // namespace

const Parameter *Schema::parameter(std::string_view key) const
{
    return find(parameters, key);
}

const Figure *Schema::figure(std::string_view key) const
{
    return find(figures, key);
}

const Schema &standardSchema()
{
    static const Schema schema{standardParameters(), standardFigures()};
    return schema;
}

} // namespace runcast
