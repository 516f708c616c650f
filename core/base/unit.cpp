// SPDX-License-Identifier: MIT
#include "core/base/unit.h"

#include "core/base/text.h"

namespace runcast {

std::string_view unitSymbol(Unit unit)
{
    switch (unit) {
    case Unit::None:
        return "";
    case Unit::Count:
        return RC_TEXT("Units", "count");
    case Unit::Ratio:
        return RC_TEXT("Units", "ratio");
    case Unit::Fraction:
        return RC_TEXT("Units", "fraction");
    case Unit::Tokens:
        return RC_TEXT("Units", "tokens");
    case Unit::Parameters:
        return RC_TEXT("Units", "parameters");
    case Unit::Accelerators:
        return RC_TEXT("Units", "accelerators");
    case Unit::People:
        return RC_TEXT("Units", "people");
    case Unit::Bytes:
        return "B";
    case Unit::BytesPerParameter:
        return RC_TEXT("Units", "B/parameter");
    case Unit::Flop:
        return "FLOP";
    case Unit::FlopPerToken:
        return RC_TEXT("Units", "FLOP/token");
    case Unit::GigabytesPerSecond:
        return "GB/s";
    case Unit::PerSecond:
        return "1/s";
    case Unit::TokensPerSecond:
        return RC_TEXT("Units", "tokens/s");
    case Unit::PerHour:
        return "1/h";
    case Unit::Seconds:
        return "s";
    case Unit::Hours:
        return "h";
    case Unit::Days:
        return "d";
    case Unit::Months:
        return RC_TEXT("Units", "months");
    case Unit::Years:
        return RC_TEXT("Units", "years");
    case Unit::Date:
        return RC_TEXT("Units", "date");
    case Unit::Usd:
        return "USD";
    case Unit::UsdPerHour:
        return "USD/h";
    case Unit::UsdPerYear:
        return RC_TEXT("Units", "USD/year");
    case Unit::UsdPerWatt:
        return "USD/W";
    case Unit::UsdPerKwh:
        return "USD/kWh";
    case Unit::UsdPerGbMonth:
        return RC_TEXT("Units", "USD/GB-month");
    case Unit::UsdPerGb:
        return "USD/GB";
    case Unit::UsdPerKwMonth:
        return RC_TEXT("Units", "USD/kW-month");
    case Unit::UsdPerMillionTokens:
        return RC_TEXT("Units", "USD/million tokens");
    case Unit::UsdPerExaflop:
        return "USD/exaFLOP";
    case Unit::PerYear:
        return RC_TEXT("Units", "1/year");
    case Unit::Watts:
        return "W";
    case Unit::Kilograms:
        return "kg";
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
        return RC_TEXT("Units", "homes");
    }
    return "";
}

} // namespace runcast
