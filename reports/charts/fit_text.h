// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <functional>

namespace runcast {

/// The text on at most `lines` lines (separated by \n) no wider than `width`, broken at spaces. What is too long ends
/// in "…"; a number is kept whole or left out whole. `measure` gives the width of a piece of text.
QString fitText(const QString &text, double width, int lines, const std::function<double(const QString &)> &measure);

} // namespace runcast
