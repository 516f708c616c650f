// SPDX-License-Identifier: MIT
#include "reports/content/table_tools.h"

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

QString roundingNote(bool roundsAway, const Language &language)
{
    return roundsAway ? language.words("Report", "Figures are rounded; totals are computed from exact values.")
                      : QString();
}

QString withUnit(const QString &name, const QString &unit)
{
    return unit.isEmpty() ? name : u"%1, %2"_s.arg(name, unit);
}

} // namespace runcast::report
