// SPDX-License-Identifier: MIT
#pragma once

#include <QLocale>
#include <QString>

namespace runcast {

inline constexpr QChar minusSign(0x2212);
inline constexpr QChar narrowNoBreakSpace(0x202F);
/// A dash lets a line end behind it even before a no-break space; this does not.
inline constexpr QChar wordJoiner(0x2060);
inline constexpr QChar noBreakSpace(0x00A0);
inline constexpr QChar enDash(0x2013);

/// The value with the locale's digits and groups and U+2212 as minus; never "−0.0". NaN is "–", infinity "∞".
/// Example: grouped(QLocale("de"), -1234.5, 1) is "−1.234,5".
QString grouped(const QLocale &locale, double value, int decimals);

/// The same with a sign always in front: "+1,234.5". A value that rounds to zero has none.
QString signedGrouped(const QLocale &locale, double value, int decimals);

/// A power of ten in superscript digits: "×10²⁴".
QString powerOfTen(int exponent);

/// In right-to-left text signed numbers and ranges stand in an isolate (U+2066 … U+2069), or they fall apart.
QString isolated(const QString &text, Qt::LayoutDirection direction);

} // namespace runcast
