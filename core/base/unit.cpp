// SPDX-License-Identifier: MIT
#include "core/base/unit.h"

namespace runcast {

std::string_view unitSymbol(Unit unit)
{
    switch (unit) {
    case Unit::None:
        return "";
    case Unit::Count:
        return "count";
    case Unit::Ratio:
        return "ratio";
    case Unit::Fraction:
        return "fraction";
    case Unit::Tokens:
        return "tokens";
    case Unit::Parameters:
        return "parameters";
    case Unit::Accelerators:
        return "accelerators";
    case Unit::People:
        return "people";
    case Unit::Bytes:
        return "B";
    case Unit::BytesPerParameter:
        return "B/parameter";
    case Unit::Flop:
        return "FLOP";
    case Unit::FlopPerToken:
        return "FLOP/token";
    case Unit::PerSecond:
        return "1/s";
    case Unit::TokensPerSecond:
        return "tokens/s";
    case Unit::PerHour:
        return "1/h";
    case Unit::Seconds:
        return "s";
    case Unit::Hours:
        return "h";
    case Unit::Days:
        return "d";
    case Unit::Years:
        return "years";
    case Unit::Date:
        return "date";
    case Unit::Usd:
        return "USD";
    case Unit::UsdPerHour:
        return "USD/h";
    case Unit::UsdPerYear:
        return "USD/year";
    case Unit::UsdPerWatt:
        return "USD/W";
    case Unit::UsdPerKwh:
        return "USD/kWh";
    case Unit::UsdPerGbMonth:
        return "USD/GB-month";
    case Unit::UsdPerMillionTokens:
        return "USD/million tokens";
    case Unit::UsdPerExaflop:
        return "USD/exaFLOP";
    case Unit::PerYear:
        return "1/year";
    case Unit::Watts:
        return "W";
    case Unit::Megawatts:
        return "MW";
    case Unit::MegawattHours:
        return "MWh";
    case Unit::Tonnes:
        return "t";
    case Unit::CubicMetres:
        return "m3";
    case Unit::GramsPerKwh:
        return "g/kWh";
    case Unit::LitresPerKwh:
        return "l/kWh";
    case Unit::UnitsPerUsd:
        return "1/USD";
    case Unit::Homes:
        return "homes";
    }
    return "";
}

} // namespace runcast
