// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/unit.h"

#include <QStringView>

#include <span>

namespace runcast {

/// How much of a number is shown: one decimal of a scale word; whole thousands in the report's tables; all digits.
enum class Detail { Headline, Table, Exact };

/// How the numbers of one column, axis or headline are written, so that they share unit and decimals: the number
/// shown is value / divisor. Free of language; Format finds the words.
struct Scale {
    Unit unit = Unit::None;
    double divisor = 1;
    int decimals = 0;
    const char *scaleWord = ""; // source text, context "Scales": "M"
    const char *unitWord = "";  // source text, context "Units": "GB", "day(s)"; empty for money: the currency
    bool plural = false;        // the unit word has plural forms
    int exponent = 0;           // not 0: "×10²⁴" stands before the unit

    bool operator==(const Scale &) const = default;
};

/// The scale that suits all the values: that of the largest. NaN and infinities are passed over.
/// Example: Usd, {90.1e6, 0.9e6} gives millions with one decimal.
Scale scaleOf(Unit unit, std::span<const double> values, Detail detail, QStringView currencyCode);

bool isMoney(Unit unit);

} // namespace runcast
