// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

namespace runcast {

/// The text without case and accents, for searching: "Zürich" becomes "zurich".
QString foldedText(const QString &text);

/// The words of what was typed, folded.
QStringList searchWords(const QString &typed);

} // namespace runcast
