// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace runcast {

enum class Judgement { None, Better, Worse, Same };

/// A change against a baseline. The arrow is drawn from `direction` as a shape, never as a character.
struct Delta {
    Judgement judgement = Judgement::None;
    int direction = 0; // 1 up, -1 down, 0 none
    QString change;    // "+5.3", "+5.6 pp", "122 days later", "same", "–"
    QString unit;      // "M USD"; empty where the change says it
    QString percent;   // "+6 %"; empty for fractions, dates and a baseline of zero or below
    QString word;      // "better", "worse", "same"; empty without a judgement

    /// "−13.7 (−15 %)".
    QString text() const;
    /// "−13.7 M USD (−15 %), better".
    QString sentence() const;
};

} // namespace runcast
