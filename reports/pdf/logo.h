// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QRectF>

class QPainter;

namespace runcast::report {

/// Draws an SVG or a bitmap as large as it fits into the box, at its trailing edge and top. A file that is neither
/// draws nothing.
void drawLogo(QPainter &painter, const QRectF &box, const QByteArray &file, bool mirrored);

} // namespace runcast::report
