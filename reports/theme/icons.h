// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QIcon>
#include <QPainterPath>
#include <QPixmap>
#include <QStringList>

namespace runcast {

/// Names of all icons of the program's own set: "warning", "page-plan".
QStringList iconNames();

/// The icon drawn in one colour, size × size px of the screen, sharp at the given ratio; null for an unknown name.
QPixmap iconPixmap(const QString &name, const QColor &color, int size = 20, double devicePixelRatio = 1);

/// The icon at all sizes that a desktop asks for; disabled it has the second colour.
QIcon icon(const QString &name, const QColor &color, const QColor &disabled = {});

/// Signs that no text font has: drawn as shapes, always with a word beside them.
enum class Mark { Check, Cross, Exclamation, Up, Down, NotEqual, Diamond };

/// The mark as a filled shape inside the unit square (0, 0, 1, 1): scale and fill.
QPainterPath markPath(Mark mark);

} // namespace runcast
