// SPDX-License-Identifier: MIT
#include "reports/content/cost_order.h"

#include "reports/content/cost_parts.h"

#include <algorithm>

namespace runcast::report {

std::vector<const Figure *> costPartsBySize(const Schema &schema, const Forecast &forecast)
{
    std::vector<const Figure *> parts = paidCostParts(schema, forecast);
    // Written so that a value that is not known sorts last.
    std::stable_sort(parts.begin(), parts.end(), [&forecast](const Figure *a, const Figure *b) {
        if (isContingency(*a) != isContingency(*b))
            return isContingency(*b);
        const double left = a->get(forecast), right = b->get(forecast);
        return left > right || (left == left && right != right);
    });
    return parts;
}

bool isContingency(const Figure &part)
{
    return part.key == "cost.contingency_usd";
}

} // namespace runcast::report
