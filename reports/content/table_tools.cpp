// SPDX-License-Identifier: MIT
#include "reports/content/table_tools.h"

#include "reports/format/number.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace runcast::report {

bool NumberColumn::roundsAway(std::span<const double> parts, double total) const
{
    const double step = std::pow(10, m_scale.decimals) / m_scale.divisor;
    double sum = 0;
    for (const double part : parts)
        sum += std::round(part * step);
    return sum != std::round(total * step);
}

QString asHead(const QString &text)
{
    // Symbols of units keep their case: kW, h, t CO₂e.
    constexpr qsizetype longestSymbol = 3;
    qsizetype end = 0;
    while (end < text.size() && text[end].isLetter())
        ++end;
    return end > longestSymbol ? text.first(1).toUpper() + text.sliced(1) : text;
}

QString roundingNote(bool roundsAway, const Language &language)
{
    return roundsAway ? language.words("Report", "Figures are rounded; totals are computed from exact values.")
                      : QString();
}

QString exactNumber(const Format &format, double value)
{
    const double size = std::fabs(value);
    constexpr double longest = 1e15; // written with a power from here on
    constexpr double smallest = 1e-4;
    if (size >= longest || (size > 0 && size < smallest)) {
        const int exponent = int(std::floor(std::log10(size)));
        return format.number(value / std::pow(10, exponent), 6) + narrowNoBreakSpace + powerOfTen(exponent);
    }
    if (value == std::round(value))
        return format.number(value);
    const int before = size >= 1 ? int(std::floor(std::log10(size))) + 1 : 0;
    int decimals = std::max(size >= 1e5 ? 2 : 0, 7 - before);
    // Without the zeros that say nothing: 0.4, not 0.4000000.
    while (decimals > 0) {
        const double step = std::pow(10, decimals - 1);
        if (std::fabs(std::round(value * step) / step - value) > size * 1e-12)
            break;
        --decimals;
    }
    return format.number(value, decimals);
}

QString withUnit(const QString &name, const QString &unit)
{
    return unit.isEmpty() ? name : u"%1, %2"_s.arg(name, unit);
}

} // namespace runcast::report
