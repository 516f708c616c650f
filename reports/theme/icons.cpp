// SPDX-License-Identifier: MIT
#include "reports/theme/icons.h"

#include <QDir>
#include <QFile>
#include <QPainter>
#include <QSvgRenderer>

#include <cmath>

using namespace Qt::StringLiterals;

static void initIconResource()
{
    Q_INIT_RESOURCE(reports_icons);
}

namespace runcast {
namespace {

const QString folder = u":/runcast/icons/"_s;

// The stroke of a polyline as a filled shape.
QPainterPath stroked(const QPolygonF &line, double width)
{
    QPainterPath path;
    path.addPolygon(line);
    QPainterPathStroker stroker;
    stroker.setWidth(width);
    stroker.setCapStyle(Qt::RoundCap);
    stroker.setJoinStyle(Qt::RoundJoin);
    return stroker.createStroke(path).simplified();
}

QPainterPath polygon(const QPolygonF &corners)
{
    QPainterPath path;
    path.addPolygon(corners);
    path.closeSubpath();
    return path;
}

} // namespace

QStringList iconNames()
{
    initIconResource();
    QStringList names;
    for (const QString &file : QDir(folder).entryList({u"*.svg"_s}, QDir::Files, QDir::Name))
        names.append(file.chopped(4));
    return names;
}

QPixmap iconPixmap(const QString &name, const QColor &color, int size, double devicePixelRatio)
{
    initIconResource();
    const int pixels = int(std::lround(size * devicePixelRatio));
    QFile file(folder + name + u".svg"_s);
    if (pixels <= 0 || !file.open(QIODevice::ReadOnly))
        return {};
    // The set is drawn in this one colour.
    const QByteArray svg = file.readAll().replace("#1B2330", color.name().toLatin1());
    QPixmap pixmap(pixels, pixels);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    QSvgRenderer(svg).render(&painter, QRectF(0, 0, pixels, pixels));
    painter.end();
    pixmap.setDevicePixelRatio(devicePixelRatio);
    return pixmap;
}

QIcon icon(const QString &name, const QColor &color, const QColor &disabled)
{
    QIcon icon;
    for (const int size : {16, 20, 24, 32}) {
        for (const double ratio : {1.0, 2.0}) {
            icon.addPixmap(iconPixmap(name, color, size, ratio));
            if (disabled.isValid())
                icon.addPixmap(iconPixmap(name, disabled, size, ratio), QIcon::Disabled);
        }
    }
    return icon;
}

QPainterPath markPath(Mark mark)
{
    constexpr double stroke = 0.14;
    switch (mark) {
    case Mark::Check:
        return stroked({{0.12, 0.55}, {0.4, 0.82}, {0.88, 0.2}}, stroke);
    case Mark::Cross:
        return stroked({{0.18, 0.18}, {0.82, 0.82}}, stroke).united(stroked({{0.18, 0.82}, {0.82, 0.18}}, stroke));
    case Mark::Exclamation:
        return stroked({{0.5, 0.14}, {0.5, 0.6}}, stroke).united(stroked({{0.5, 0.85}, {0.5, 0.86}}, stroke));
    case Mark::Up:
        return polygon({{0.5, 0.15}, {0.95, 0.88}, {0.05, 0.88}});
    case Mark::Down:
        return polygon({{0.05, 0.12}, {0.95, 0.12}, {0.5, 0.85}});
    case Mark::NotEqual:
        return stroked({{0.12, 0.38}, {0.88, 0.38}}, stroke)
            .united(stroked({{0.12, 0.64}, {0.88, 0.64}}, stroke))
            .united(stroked({{0.3, 0.92}, {0.7, 0.1}}, stroke));
    case Mark::Diamond:
        return polygon({{0.5, 0}, {1, 0.5}, {0.5, 1}, {0, 0.5}});
    }
    return {};
}

} // namespace runcast
