// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "reports/format/language.h"

namespace runcast {

/// A typed number in the C locale, its suffix behind it: "15,6 T" in German is "15.6T", "٤٠٪" in Arabic "40%".
/// Refused with words if a separator stands where the language puts none ("1.5" in German, "1,5" in English): it could
/// be meant either way. Text without digits comes back as it is.
Result<QString> plainNumber(const QString &typed, const Language &language);

/// True if a plain number has something behind its digits.
bool hasSuffix(const QString &plain);

} // namespace runcast
