// SPDX-License-Identifier: MIT
#include "core/validation/validation.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace runcast {

double quantileOf(std::vector<double> values, double share)
{
    if (values.empty())
        return std::numeric_limits<double>::quiet_NaN();
    std::sort(values.begin(), values.end());
    const double place = share * double(values.size() - 1);
    const size_t below = size_t(place);
    const size_t above = std::min(below + 1, values.size() - 1);
    return values[below] + (place - double(below)) * (values[above] - values[below]);
}

ValidationSummary summarise(std::vector<ValidationItem> items)
{
    ValidationSummary summary;
    std::vector<double> signedErrors, sizes;
    std::map<std::string, std::vector<double>> byGroup;
    for (const ValidationItem &item : items) {
        if (std::isnan(item.error))
            continue;
        signedErrors.push_back(item.error);
        sizes.push_back(std::fabs(item.error));
        byGroup[item.group].push_back(std::fabs(item.error));
        if (std::fabs(item.error) > std::fabs(summary.worstError))
            summary.worstError = item.error;
    }
    summary.rows = sizes.size();
    summary.medianError = quantileOf(sizes, 0.5);
    summary.p90Error = quantileOf(sizes, 0.9);
    summary.bias = quantileOf(signedErrors, 0.5);
    for (const auto &[group, errors] : byGroup)
        summary.medianByGroup[group] = quantileOf(errors, 0.5);
    summary.items = std::move(items);
    return summary;
}

} // namespace runcast
