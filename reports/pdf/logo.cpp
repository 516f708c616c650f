// SPDX-License-Identifier: MIT
#include "reports/pdf/logo.h"

#include <QImage>
#include <QPainter>
#include <QSvgRenderer>

namespace runcast::report {
namespace {

QRectF fitted(const QSizeF &size, const QRectF &box, bool mirrored)
{
    const QSizeF scaled = size.scaled(box.size(), Qt::KeepAspectRatio);
    return {QPointF(mirrored ? box.left() : box.right() - scaled.width(), box.top()), scaled};
}

} // namespace

void drawLogo(QPainter &painter, const QRectF &box, const QByteArray &file, bool mirrored)
{
    const QImage image = QImage::fromData(file);
    if (!image.isNull()) {
        painter.drawImage(fitted(image.size(), box, mirrored), image);
        return;
    }
    QSvgRenderer vector(file);
    if (vector.isValid() && !vector.defaultSize().isEmpty())
        vector.render(&painter, fitted(vector.defaultSize(), box, mirrored));
}

} // namespace runcast::report
