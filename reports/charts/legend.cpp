// SPDX-License-Identifier: MIT
#include "reports/charts/legend.h"

namespace runcast {
namespace {

constexpr TypeRole role = TypeRole::Caption;

struct Placed {
    LegendItem item; // its name shortened to the width
    QPointF leftMiddle;
};

QList<Placed> layout(const ChartCanvas &canvas, const QList<LegendItem> &items, const QRectF &area)
{
    const double square = canvas.length(canvas.sizes().legendSquare);
    const double gap = canvas.length(4);
    const double line = canvas.lineHeight(role) + canvas.length(3);
    QList<Placed> placed;
    double x = area.left();
    double y = area.top() + line / 2;
    for (LegendItem item : items) {
        item.name = canvas.fitted(item.name, role, area.width() - square - gap);
        const double width = square + gap + canvas.textSize(item.name, role).width();
        if (x > area.left() && x + width > area.right()) {
            x = area.left();
            y += line;
        }
        placed.append({item, {x, y}});
        x += width + canvas.length(canvas.sizes().legendGap);
    }
    return placed;
}

} // namespace

double legendHeight(const ChartCanvas &canvas, const QList<LegendItem> &items, double width)
{
    if (items.isEmpty())
        return 0;
    const QList<Placed> placed = layout(canvas, items, QRectF(0, 0, width, 0));
    return placed.last().leftMiddle.y() + (canvas.lineHeight(role) + canvas.length(3)) / 2 + canvas.length(6);
}

void paintLegend(ChartCanvas &canvas, const QList<LegendItem> &items, const QRectF &area)
{
    const double square = canvas.length(canvas.sizes().legendSquare);
    const QRectF inside = area.adjusted(0, canvas.length(6), 0, 0);
    for (const Placed &entry : layout(canvas, items, inside)) {
        const QRectF box(entry.leftMiddle.x(), entry.leftMiddle.y() - square / 2, square, square);
        if (entry.item.marker == MarkerShape::None)
            canvas.filled(box, entry.item.color, entry.item.fill);
        else
            canvas.marker(box.center(), entry.item.marker, entry.item.color, square / 2);
        canvas.text({box.right() + canvas.length(4), entry.leftMiddle.y()}, Qt::AlignLeft | Qt::AlignVCenter,
                    entry.item.name, role, canvas.theme().secondary);
    }
}

} // namespace runcast
