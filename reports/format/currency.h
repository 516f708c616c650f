// SPDX-License-Identifier: MIT
#pragma once

#include <QStringView>

namespace runcast {

/// Digits after the decimal point of a currency's minor unit by ISO 4217: 2, but 0 for JPY and 3 for KWD.
int minorDigits(QStringView currencyCode);

} // namespace runcast
