// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace runcast {

/// What a number is measured in. SI and US dollars inside; scale words (M, GB, MWh) are chosen where a person reads.
enum class Unit {
    None,     // a name, a choice, a flag
    Count,    // 16384
    Ratio,    // 1.2, no unit
    Fraction, // 0.4, read as 40 %
    Tokens,
    Parameters,
    Accelerators,
    People,
    Bytes,
    BytesPerParameter,
    Flop,
    FlopPerToken,
    PerSecond,
    GigabytesPerSecond,
    TokensPerSecond,
    PerHour,
    Seconds,
    Hours,
    Days,
    Months,
    Years,
    Date, // days since 1970-01-01
    Usd,
    UsdPerHour,
    UsdPerYear,
    UsdPerWatt,
    UsdPerKwh,
    UsdPerGbMonth,
    UsdPerGb,
    UsdPerKwMonth,
    UsdPerMillionTokens,
    UsdPerExaflop,
    PerYear,
    Watts,
    Kilograms,
    Megawatts,
    MegawattHours,
    Tonnes,
    CubicMetres,
    GramsPerKwh,
    LitresPerKwh,
    UnitsPerUsd,
    Homes,
};

/// The unit as JSON, CSV and the command line print it: "USD/h", "B", "1/h", "" for a plain name.
std::string_view unitSymbol(Unit unit);

} // namespace runcast
