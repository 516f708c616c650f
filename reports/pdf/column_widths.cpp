// SPDX-License-Identifier: MIT
#include "reports/pdf/column_widths.h"

#include <algorithm>
#include <numeric>

namespace runcast::report {
namespace {

constexpr double gap = 1.6, gapAfterNumber = 4;
// A word longer than this is broken rather than allowed to push the other columns aside.
constexpr double longestWord = 34;

double sum(const std::vector<double> &values)
{
    return std::accumulate(values.begin(), values.end(), 0.0);
}

double gapAfter(const std::vector<ColumnNeed> &needs, size_t column)
{
    if (column + 1 == needs.size())
        return 0;
    return needs[column].isNumber && !needs[column + 1].isNumber ? gapAfterNumber : gap;
}

void stretch(std::vector<double> &widths, const std::vector<ColumnNeed> &needs, double left)
{
    std::vector<double> shares;
    for (const ColumnNeed &need : needs)
        shares.push_back(need.fixed > 0 ? 0 : need.stretch >= 0 ? need.stretch : need.isNumber ? 0.6 : 1);
    const double all = sum(shares);
    if (!(all > 0))
        return;
    for (size_t i = 0; i < widths.size(); ++i)
        widths[i] += left * shares[i] / all;
}

// Between the least and the most that each column wants, by one share for all.
std::vector<double> between(const std::vector<double> &low, const std::vector<double> &high, double width)
{
    const double share = (width - sum(low)) / std::max(1e-9, sum(high) - sum(low));
    std::vector<double> widths = low;
    for (size_t i = 0; i < widths.size(); ++i)
        widths[i] += (high[i] - low[i]) * share;
    return widths;
}

// The widest columns give first: a common limit above what each needs at least.
std::vector<double> limited(const std::vector<double> &low, const std::vector<double> &high, double width)
{
    const auto widthsAt = [&](double limit) {
        std::vector<double> widths = high;
        for (size_t i = 0; i < widths.size(); ++i)
            widths[i] = std::max(low[i], std::min(high[i], limit));
        return widths;
    };
    double below = 0, above = width;
    for (int step = 0; step < 40; ++step) {
        const double limit = (below + above) / 2;
        (sum(widthsAt(limit)) > width ? above : below) = limit;
    }
    return widthsAt(below);
}

} // namespace

ColumnPlan planColumns(const std::vector<ColumnNeed> &needs, double width)
{
    double available = width;
    std::vector<double> wanted, headsWrapped, least;
    for (size_t i = 0; i < needs.size(); ++i) {
        const ColumnNeed &need = needs[i];
        available -= gapAfter(needs, i);
        const double word = std::min(longestWord, std::max(need.headWord, need.bodyWord));
        wanted.push_back(need.fixed > 0 ? need.fixed : std::max(need.head, need.body));
        headsWrapped.push_back(need.fixed > 0 ? need.fixed : std::max(need.headWord, need.body));
        least.push_back(need.fixed > 0 ? need.fixed : need.isNumber ? std::max(need.headWord, need.bodyWord) : word);
    }
    ColumnPlan plan;
    if (sum(wanted) <= available) {
        plan.widths = wanted;
        stretch(plan.widths, needs, available - sum(wanted));
    } else if (sum(headsWrapped) <= available) {
        plan.widths = between(headsWrapped, wanted, available);
    } else if (sum(least) <= available) {
        plan.widths = limited(least, headsWrapped, available);
    } else {
        plan.widths = least;
        for (double &w : plan.widths)
            w *= available / sum(least);
    }
    double left = 0;
    for (size_t i = 0; i < needs.size(); ++i) {
        plan.lefts.push_back(left);
        left += plan.widths[i] + gapAfter(needs, i);
    }
    return plan;
}

} // namespace runcast::report
