// SPDX-License-Identifier: MIT
#include "reports/format/currency.h"

#include <QString>

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace runcast {

int minorDigits(QStringView currencyCode)
{
    // ISO 4217 list one, 2024-06-25: the currencies whose exponent is not 2.
    constexpr QLatin1StringView none[] = {"BIF"_L1, "CLP"_L1, "DJF"_L1, "GNF"_L1, "ISK"_L1, "JPY"_L1,
                                          "KMF"_L1, "KRW"_L1, "PYG"_L1, "RWF"_L1, "UGX"_L1, "UYI"_L1,
                                          "VND"_L1, "VUV"_L1, "XAF"_L1, "XOF"_L1, "XPF"_L1};
    constexpr QLatin1StringView three[] = {"BHD"_L1, "IQD"_L1, "JOD"_L1, "KWD"_L1, "LYD"_L1, "OMR"_L1, "TND"_L1};
    constexpr QLatin1StringView four[] = {"CLF"_L1, "UYW"_L1};
    const auto isOneOf = [currencyCode](const auto &codes) {
        return std::find(std::begin(codes), std::end(codes), currencyCode) != std::end(codes);
    };
    if (isOneOf(none))
        return 0;
    if (isOneOf(three))
        return 3;
    return isOneOf(four) ? 4 : 2;
}

} // namespace runcast
