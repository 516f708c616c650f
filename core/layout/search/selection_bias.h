// SPDX-License-Identifier: MIT
#pragma once

#include <span>

namespace runcast {

/// Spread (standard deviation) of ln(predicted / measured) between layouts of one model on one cluster in the
/// cross-validated rows (runcast validate --steps). Two predictions 10 % apart stand in the wrong order in one of five
/// cases.
inline constexpr double layoutErrorSpread = 0.08;
/// The part of it that choosing the best feeds on. Half: the rest is noise of the measurements and error that similar
/// layouts share. In 99 measured groups the chosen layouts were not predicted too fast at all, on average; with this
/// spread the correction would have been 1.5 %.
inline constexpr double selectionErrorSpread = layoutErrorSpread / 2;

/// By how much ln(time) of the best of several layouts is expected to be predicted too low because it was chosen as the
/// best: the mean error of the smallest of x + e over independent normal e of the given spread. 0 for one layout.
/// Example: two equal times, spread 0.08: 0.08 / √π = 0.0451.
double selectionBias(std::span<const double> lnTimes, double spread = selectionErrorSpread);

} // namespace runcast
