// SPDX-License-Identifier: MIT
#include "reports/format/scale.h"

#include "core/base/text.h"
#include "reports/format/currency.h"

#include <QtGlobal>

#include <algorithm>
#include <cmath>

namespace runcast {
namespace {

enum class Ladder { None, Amount, Large, Bytes, Watts, WattHours, Duration, Powers };

// What is fixed for a unit. `smallDecimals` are used below the ladder's first step, for values from 10 on; smaller
// values get more, so that three digits count.
struct UnitStyle {
    Ladder ladder = Ladder::None;
    const char *word = "";
    bool plural = false;
    double base = 1;       // of the ladder in the unit: a megawatt is 1e6 W
    int decimals = 1;      // on a step of the ladder
    int smallDecimals = 0; // off the ladder
    int leadingDigits = 0; // below 10: that many significant digits, 0 = smallDecimals
};

struct Step {
    double factor;
    const char *scaleWord;
    const char *unitWord; // replaces the unit's word if not null
    double from = 0;      // used from this value on; 0 = from the factor
};

constexpr Step amountSteps[] = {{1e12, RC_TEXT("Scales", "T"), nullptr},
                                {1e9, RC_TEXT("Scales", "B"), nullptr},
                                {1e6, RC_TEXT("Scales", "M"), nullptr},
                                {1e3, RC_TEXT("Scales", "k"), nullptr, 1e4}};
constexpr Step byteSteps[] = {{1e18, "", RC_TEXT("Units", "EB")}, {1e15, "", RC_TEXT("Units", "PB")},
                              {1e12, "", RC_TEXT("Units", "TB")}, {1e9, "", RC_TEXT("Units", "GB")},
                              {1e6, "", RC_TEXT("Units", "MB")},  {1e3, "", RC_TEXT("Units", "kB")}};
constexpr Step wattSteps[] = {{1e9, "", RC_TEXT("Units", "GW")},
                              {1e6, "", RC_TEXT("Units", "MW")},
                              {1e3, "", RC_TEXT("Units", "kW")},
                              {1, "", RC_TEXT("Units", "W")}};
constexpr Step wattHourSteps[] = {{1e12, "", RC_TEXT("Units", "TWh")},
                                  {1e9, "", RC_TEXT("Units", "GWh")},
                                  {1e6, "", RC_TEXT("Units", "MWh")},
                                  {1e3, "", RC_TEXT("Units", "kWh")},
                                  {1, "", RC_TEXT("Units", "Wh")}};

std::span<const Step> steps(Ladder ladder)
{
    switch (ladder) {
    case Ladder::Amount:
        return amountSteps;
    case Ladder::Large:
        return std::span(amountSteps).first<3>(); // no thousands: 16,384 stays as it is
    case Ladder::Bytes:
        return byteSteps;
    case Ladder::Watts:
        return wattSteps;
    case Ladder::WattHours:
        return wattHourSteps;
    case Ladder::None:
    case Ladder::Duration:
    case Ladder::Powers:
        break;
    }
    return {};
}

UnitStyle styleOf(Unit unit)
{
    switch (unit) {
    case Unit::None:
    case Unit::Date:
        return {};
    case Unit::Count:
        return {.ladder = Ladder::Large, .leadingDigits = 2};
    case Unit::Ratio:
        return {.smallDecimals = 1, .leadingDigits = 3};
    case Unit::Fraction:
        return {.word = "%", .base = 100, .smallDecimals = 1};
    case Unit::Tokens:
        return {.ladder = Ladder::Large, .word = QT_TRANSLATE_N_NOOP("Units", "token(s)"), .plural = true};
    case Unit::Parameters:
        return {.ladder = Ladder::Large, .decimals = 2};
    case Unit::Accelerators:
        return {.ladder = Ladder::Large, .word = QT_TRANSLATE_N_NOOP("Units", "GPU(s)"), .plural = true};
    case Unit::People:
        return {.word = QT_TRANSLATE_N_NOOP("Units", "person(s)"), .plural = true, .leadingDigits = 2};
    case Unit::Homes:
        return {.ladder = Ladder::Large, .word = QT_TRANSLATE_N_NOOP("Units", "home(s)"), .plural = true};
    case Unit::Bytes:
        return {.ladder = Ladder::Bytes, .word = RC_TEXT("Units", "B")};
    case Unit::BytesPerParameter:
        return {.word = RC_TEXT("Units", "B/parameter"), .smallDecimals = 1, .leadingDigits = 2};
    case Unit::Flop:
        return {.ladder = Ladder::Powers, .word = RC_TEXT("Units", "FLOP")};
    case Unit::FlopPerToken:
        return {.ladder = Ladder::Powers, .word = RC_TEXT("Units", "FLOP/token")};
    case Unit::GigabytesPerSecond:
        return {.word = RC_TEXT("Units", "GB/s"), .leadingDigits = 3};
    case Unit::PerSecond:
        return {.ladder = Ladder::Amount, .word = RC_TEXT("Units", "/s"), .leadingDigits = 3};
    case Unit::TokensPerSecond:
        return {.ladder = Ladder::Amount, .word = RC_TEXT("Units", "tokens/s"), .leadingDigits = 3};
    case Unit::PerHour:
        return {.ladder = Ladder::Powers, .word = RC_TEXT("Units", "/h"), .decimals = 3};
    case Unit::PerYear:
        return {.word = RC_TEXT("Units", "/year"), .smallDecimals = 1, .leadingDigits = 3};
    case Unit::Seconds:
        return {.ladder = Ladder::Duration};
    case Unit::Hours:
        return {.ladder = Ladder::Amount, .word = RC_TEXT("Units", "h"), .smallDecimals = 1};
    case Unit::Days:
        return {.word = QT_TRANSLATE_N_NOOP("Units", "day(s)"), .plural = true, .smallDecimals = 1};
    case Unit::Years:
        return {.word = QT_TRANSLATE_N_NOOP("Units", "year(s)"), .plural = true, .smallDecimals = 1};
    case Unit::Months:
        return {.word = QT_TRANSLATE_N_NOOP("Units", "month(s)"), .plural = true, .smallDecimals = 1};
    case Unit::Usd:
        return {.ladder = Ladder::Amount};
    case Unit::UsdPerYear:
        return {.ladder = Ladder::Amount, .word = RC_TEXT("Units", "/year")};
    case Unit::UsdPerHour:
        return {.word = RC_TEXT("Units", "/h")};
    case Unit::UsdPerWatt:
        return {.word = RC_TEXT("Units", "/W")};
    case Unit::UsdPerKwh:
        return {.word = RC_TEXT("Units", "/kWh")};
    case Unit::UsdPerGbMonth:
        return {.word = RC_TEXT("Units", "/GB-month")};
    case Unit::UsdPerGb:
        return {.word = RC_TEXT("Units", "/GB")};
    case Unit::UsdPerKwMonth:
        return {.word = RC_TEXT("Units", "/kW-month")};
    case Unit::UsdPerMillionTokens:
        return {.word = RC_TEXT("Units", "/M tokens")};
    case Unit::UsdPerExaflop:
        return {.word = RC_TEXT("Units", "/exaFLOP")};
    case Unit::Watts:
        return {.ladder = Ladder::Watts};
    case Unit::Megawatts:
        return {.ladder = Ladder::Watts, .base = 1e6};
    case Unit::MegawattHours:
        return {.ladder = Ladder::WattHours, .base = 1e6};
    case Unit::Kilograms:
        return {.ladder = Ladder::Large, .word = RC_TEXT("Units", "kg CO₂e"), .leadingDigits = 2};
    case Unit::Tonnes:
        return {.ladder = Ladder::Large, .word = RC_TEXT("Units", "t CO₂e"), .leadingDigits = 2};
    case Unit::CubicMetres:
        return {.ladder = Ladder::Large, .word = RC_TEXT("Units", "m³"), .leadingDigits = 2};
    case Unit::GramsPerKwh:
        return {.word = RC_TEXT("Units", "g/kWh"), .leadingDigits = 2};
    case Unit::LitresPerKwh:
        return {.word = RC_TEXT("Units", "l/kWh"), .smallDecimals = 1, .leadingDigits = 3};
    case Unit::UnitsPerUsd:
        return {.smallDecimals = 2, .leadingDigits = 5};
    }
    return {};
}

bool isPrice(Unit unit)
{
    return isMoney(unit) && unit != Unit::Usd && unit != Unit::UsdPerYear;
}

int orderOf(double value)
{
    return value > 0 ? int(std::floor(std::log10(value))) : 0;
}

// Decimals that leave `digits` significant digits to a value below 10.
int decimalsFor(double value, int digits, int fewest)
{
    if (!(value > 0) || value >= 10 || digits == 0)
        return fewest;
    return std::clamp(digits - 1 - orderOf(value), fewest, 12);
}

bool isWhole(std::span<const double> values)
{
    return std::all_of(values.begin(), values.end(), [](double v) { return !std::isfinite(v) || v == std::round(v); });
}

double roundedTo(double value, int decimals)
{
    const double factor = std::pow(10, decimals);
    return std::round(value * factor) / factor;
}

Scale durationScale(double seconds)
{
    Scale scale{.unit = Unit::Seconds, .unitWord = RC_TEXT("Units", "s")};
    if (seconds >= 2 * 86400) {
        scale.divisor = 86400;
        scale.unitWord = QT_TRANSLATE_N_NOOP("Units", "day(s)");
        scale.plural = true;
    } else if (seconds >= 7200) {
        scale.divisor = 3600;
        scale.unitWord = RC_TEXT("Units", "h");
    } else if (seconds >= 120) {
        scale.divisor = 60;
        scale.unitWord = RC_TEXT("Units", "min");
    } else if (seconds > 0 && seconds < 0.1) {
        scale.divisor = 1e-3;
        scale.unitWord = RC_TEXT("Units", "ms");
    }
    const double shown = seconds / scale.divisor;
    scale.decimals = scale.divisor == 1 ? decimalsFor(shown, 3, 1) : 1;
    return scale;
}

Scale powerScale(Unit unit, const UnitStyle &style, double largest)
{
    Scale scale{.unit = unit, .decimals = style.decimals, .unitWord = style.word};
    const int order = orderOf(largest);
    // Large amounts step by thousands, as the prefixes do; small rates have one digit before the point.
    if (order >= 6)
        scale.exponent = order - order % 3;
    else if (order < -2)
        scale.exponent = order;
    else
        scale.decimals = decimalsFor(largest, style.decimals + 1, 0);
    scale.divisor = std::pow(10, scale.exponent);
    return scale;
}

} // namespace

bool isMoney(Unit unit)
{
    switch (unit) {
    case Unit::Usd:
    case Unit::UsdPerHour:
    case Unit::UsdPerYear:
    case Unit::UsdPerWatt:
    case Unit::UsdPerKwh:
    case Unit::UsdPerGbMonth:
    case Unit::UsdPerGb:
    case Unit::UsdPerKwMonth:
    case Unit::UsdPerMillionTokens:
    case Unit::UsdPerExaflop:
        return true;
    default:
        return false;
    }
}

Scale scaleOf(Unit unit, std::span<const double> values, Detail detail, QStringView currencyCode)
{
    double largest = 0;
    for (const double value : values) {
        if (std::isfinite(value))
            largest = std::max(largest, std::fabs(value));
    }
    const UnitStyle style = styleOf(unit);
    if (style.ladder == Ladder::Duration)
        return durationScale(largest);
    if (style.ladder == Ladder::Powers)
        return powerScale(unit, style, largest);

    Scale scale{.unit = unit, .unitWord = style.word, .plural = style.plural};
    const double base = style.base * largest;
    const bool exact = detail == Detail::Exact;
    if (detail == Detail::Table && (unit == Unit::Usd || unit == Unit::Hours) && base >= 1e6) {
        scale.divisor = 1e3;
        scale.scaleWord = RC_TEXT("Scales", "thousand");
        return scale;
    }
    const std::span<const Step> ladder = steps(style.ladder);
    const bool wordless = exact && (style.ladder == Ladder::Amount || style.ladder == Ladder::Large);
    for (const Step &step : ladder) {
        // 999.96 k is written 1.0 M: compare what will be shown.
        const double from = step.from > 0 ? step.from / step.factor : 1;
        const bool reached = roundedTo(base / step.factor, style.decimals) >= from;
        const bool last = step.unitWord && &step == &ladder.back();
        if (wordless || !(reached || (last && style.ladder != Ladder::Bytes)))
            continue;
        scale.divisor = step.factor / style.base;
        scale.scaleWord = step.scaleWord;
        scale.unitWord = step.unitWord ? step.unitWord : style.word;
        scale.plural = style.plural;
        scale.decimals = step.factor == 1 && isWhole(values) ? 0 : style.decimals;
        if (exact)
            scale.decimals = 3;
        return scale;
    }
    scale.divisor = 1 / style.base;
    if (isPrice(unit)) {
        const int minor = minorDigits(currencyCode);
        scale.decimals = decimalsFor(base, 3, minor);
    } else if (unit == Unit::Usd || unit == Unit::UsdPerYear) {
        scale.decimals = exact || base < 1000 ? minorDigits(currencyCode) : 0;
    } else if (unit == Unit::Fraction) {
        scale.decimals = base > 0 && base < 1 ? 2 : 1;
    } else if (!isWhole(values) || unit == Unit::Ratio || unit == Unit::Days) {
        scale.decimals = decimalsFor(base, style.leadingDigits, style.smallDecimals);
    }
    if (exact && !isWhole(values))
        scale.decimals = std::max(scale.decimals, 2);
    return scale;
}

} // namespace runcast
