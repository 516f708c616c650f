// SPDX-License-Identifier: MIT
#include "app/cli/nearest.h"

#include "core/base/strings.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace runcast::cli {

namespace {

// Longer words are no slips of the hand; comparing them would only take time.
constexpr size_t longestName = 80;

/// Letters to insert, drop, change or swap with their neighbour.
size_t editDistance(std::string_view a, std::string_view b)
{
    std::vector<size_t> beforeLast(b.size() + 1), last(b.size() + 1), row(b.size() + 1);
    std::iota(last.begin(), last.end(), size_t(0));
    for (size_t i = 1; i <= a.size(); ++i) {
        row[0] = i;
        for (size_t j = 1; j <= b.size(); ++j) {
            const size_t change = last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
            row[j] = std::min({last[j] + 1, row[j - 1] + 1, change});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                row[j] = std::min(row[j], beforeLast[j - 2] + 1);
        }
        beforeLast = std::exchange(last, row);
    }
    return last[b.size()];
}

std::string onlyMatch(const std::vector<std::string> &names, auto matches)
{
    const auto first = std::find_if(names.begin(), names.end(), matches);
    if (first == names.end() || std::find_if(first + 1, names.end(), matches) != names.end())
        return {};
    return *first;
}

} // namespace

std::string nearest(std::string_view typed, const std::vector<std::string> &names)
{
    if (typed.empty() || typed.size() > longestName)
        return {};
    const std::string wanted = asciiLower(typed);
    std::string best;
    size_t bestDistance = std::max<size_t>(1, wanted.size() / 3) + 1;
    for (const std::string &name : names) {
        if (name.size() > longestName)
            continue;
        const size_t distance = editDistance(wanted, asciiLower(name));
        if (distance < bestDistance) {
            bestDistance = distance;
            best = name;
        }
    }
    if (!best.empty())
        return best;
    std::string ending =
        onlyMatch(names, [&wanted](const std::string &name) { return asciiLower(name).ends_with('.' + wanted); });
    if (!ending.empty())
        return ending;
    return onlyMatch(names, [&wanted](const std::string &name) { return asciiLower(name).starts_with(wanted); });
}

} // namespace runcast::cli
