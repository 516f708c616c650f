// SPDX-License-Identifier: MIT
#include "reports/content/losses.h"

#include "reports/format/text.h"

namespace runcast {

std::vector<Loss> losses(const Forecast &forecast, const Schema &schema, const Language &language)
{
    struct Part {
        std::string_view key;
        bool always;
    };
    constexpr Part parts[] = {{"failure.checkpoint_hours", true},  {"failure.restart_hours", true},
                              {"failure.lost_work_hours", true},   {"failure.straggler_hours", false},
                              {"failure.corruption_hours", false}, {"failure.planned_hours", false}};
    std::vector<Loss> all;
    for (const Part &part : parts) {
        const Figure *figure = schema.figure(part.key);
        const double hours = figure ? figure->get(forecast) : notComputed;
        if (figure && (part.always || hours > 0))
            all.push_back({title(*figure, language), hours});
    }
    return all;
}

} // namespace runcast
