// SPDX-License-Identifier: MIT
#pragma once

#include "reports/format/language.h"

#include <QStringList>

#include <functional>
#include <optional>
#include <span>

namespace runcast {

/// The words that stand in formulas and as symbols of their inputs: English source texts, context "Formulas".
std::span<const char *const> formulaPhrases();

/// "committed hours" in the language; what is no phrase of formulas (a symbol, a unit) stays as it is.
QString formulaPhrase(const QString &phrase, const Language &language);

/// The phrases of a formula in their order: words of two letters or more that follow each other.
QStringList phrasesOf(const QString &formula);

/// A formula with its words in the language and, where `value` knows one, values in the places of symbols.
QString writeFormula(const QString &formula, const Language &language,
                     const std::function<std::optional<QString>(const QString &symbol)> &value = {});

} // namespace runcast
