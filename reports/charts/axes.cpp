// SPDX-License-Identifier: MIT
#include "reports/charts/painters.h"

#include <algorithm>
#include <cmath>

namespace runcast {

double valueAxisWidth(const ChartCanvas &canvas, const PlotAxis &axis)
{
    if (!axis.axis.shown)
        return 0;
    double width = 0;
    for (const QString &label : axis.labels)
        width = std::max(width, canvas.textSize(label, TypeRole::Caption).width());
    return width + canvas.length(canvas.sizes().axisLabelGap);
}

void paintValueAxis(ChartCanvas &canvas, const PlotAxis &axis, const QRectF &plot)
{
    const double gap = canvas.length(canvas.sizes().axisLabelGap);
    const double gridLine = canvas.length(canvas.sizes().gridLine);
    for (size_t i = 0; axis.axis.shown && i < axis.ticks.size(); ++i) {
        const double y = axis.atShown(axis.ticks[i]);
        canvas.horizontal(y, plot.left(), plot.right(), canvas.theme().line, gridLine);
        canvas.text({plot.left() - gap, y}, Qt::AlignRight | Qt::AlignVCenter, axis.labels[qsizetype(i)],
                    TypeRole::Caption, canvas.theme().secondary);
    }
}

// Half a line, so that the lowest label of the value axis stays clear of the first one below the plot.
static double bottomGap(const ChartCanvas &canvas)
{
    return canvas.lineHeight(TypeRole::Caption) * 0.55;
}

double bottomAxisHeight(const ChartCanvas &canvas, const PlotAxis &axis)
{
    if (!axis.axis.shown)
        return 0;
    const double line = canvas.lineHeight(TypeRole::Caption);
    return bottomGap(canvas) + line + (axis.axis.title.isEmpty() ? 0 : line + canvas.length(3));
}

void paintBottomAxis(ChartCanvas &canvas, const PlotAxis &axis, const QRectF &plot, bool grid)
{
    if (!axis.axis.shown)
        return;
    const QColor color = canvas.theme().secondary;
    const double top = plot.bottom() + bottomGap(canvas);
    for (size_t i = 0; i < axis.ticks.size(); ++i) {
        const double x = axis.atShown(axis.ticks[i]);
        if (grid)
            canvas.vertical(x, plot.top(), plot.bottom(), canvas.theme().line, canvas.length(canvas.sizes().gridLine));
        const QString &label = axis.labels[qsizetype(i)];
        const double middle = axis.labelAt(i);
        // A month that is cut off by the plot's edge has no room for its name.
        const double width = canvas.textSize(label, TypeRole::Caption).width();
        if (middle != x && std::fabs(middle - x) * 2 < width)
            continue;
        const double left = std::clamp(middle - width / 2, canvas.area().left(),
                                       std::max(canvas.area().left(), canvas.area().right() - width));
        canvas.textAtFreePlace({{{left, top}, Qt::AlignLeft | Qt::AlignTop}}, label, TypeRole::Caption, color);
    }
    if (!axis.axis.title.isEmpty()) {
        const QString title = canvas.fitted(axis.axis.title, TypeRole::Caption, plot.width());
        canvas.text({plot.right(), top + canvas.lineHeight(TypeRole::Caption) + canvas.length(3)},
                    Qt::AlignRight | Qt::AlignTop, title, TypeRole::Caption, color);
    }
}

void paintHorizontalLine(ChartCanvas &canvas, const ReferenceLine &line, double y, const QRectF &plot)
{
    const QColor color = line.color.in(canvas.theme());
    const double width = canvas.length(canvas.sizes().limitLine);
    const double gap = canvas.length(2) + width;
    canvas.horizontal(y, plot.left(), plot.right(), color, width,
                      line.dashed ? canvas.sizes().limitDash : QList<qreal>{});
    canvas.hit(QRectF(plot.left(), y - gap, plot.width(), 2 * gap), line.label, {});
    canvas.textAtFreePlace({{{plot.right(), y - gap}, Qt::AlignRight | Qt::AlignBottom},
                            {{plot.left() + gap, y - gap}, Qt::AlignLeft | Qt::AlignBottom},
                            {{plot.right(), y + gap}, Qt::AlignRight | Qt::AlignTop}},
                           line.label, TypeRole::CaptionStrong, canvas.theme().readable(color));
}

void paintVerticalLines(ChartCanvas &canvas, const QList<ReferenceLine> &lines, const PlotAxis &axis,
                        const QRectF &plot)
{
    const double width = canvas.length(canvas.sizes().limitLine);
    const double gap = canvas.length(4) + width;
    // All lines before any words: none of these may lie across another line.
    for (const ReferenceLine &line : lines) {
        const double x = axis.at(line.value);
        canvas.vertical(x, plot.top(), plot.bottom(), line.color.in(canvas.theme()), width,
                        line.dashed ? canvas.sizes().limitDash : QList<qreal>{});
        canvas.reserve(QRectF(x - width, plot.top(), 2 * width, plot.height()));
        canvas.hit(QRectF(x - gap, plot.top(), 2 * gap, plot.height()), line.label, {});
    }
    const double row = canvas.lineHeight(TypeRole::CaptionStrong);
    for (const ReferenceLine &line : lines) {
        const double x = axis.at(line.value);
        QList<ChartCanvas::Place> places{{{x, plot.top()}, Qt::AlignHCenter | Qt::AlignBottom},
                                         {{x + gap, plot.top()}, Qt::AlignLeft | Qt::AlignBottom},
                                         {{x - gap, plot.top()}, Qt::AlignRight | Qt::AlignBottom}};
        for (double y = plot.top(); y < plot.bottom() - row; y += row) {
            places.append({{x + gap, y}, Qt::AlignLeft | Qt::AlignTop});
            places.append({{x - gap, y}, Qt::AlignRight | Qt::AlignTop});
        }
        canvas.textAtFreePlace(places, line.label, TypeRole::CaptionStrong,
                               canvas.theme().readable(line.color.in(canvas.theme())));
    }
}

double columnNameLines(const ChartCanvas &canvas, const QStringList &names, double pitch)
{
    qsizetype lines = 1;
    for (const QString &name : names)
        lines = std::max(lines, canvas.fitted(name, TypeRole::CaptionStrong, pitch, 2).count(u'\n') + 1);
    return double(lines);
}

void paintColumnName(ChartCanvas &canvas, const QPointF &topMiddle, double pitch, const QString &name, TypeRole role,
                     const QColor &color)
{
    // A word somewhat wider than its column may stand, if its neighbours leave the room.
    for (const double share : {1.3, 1.15, 1.0}) {
        const QString text = canvas.fitted(name, role, pitch, 2);
        const QString wider = canvas.fitted(name, role, pitch * share, 2);
        const QString shown = text.contains(QChar(0x2026)) ? wider : text;
        if (canvas.textAtFreePlace({{topMiddle, Qt::AlignHCenter | Qt::AlignTop}}, shown, role, color))
            return;
    }
}

double sumOf(const ChartBar &bar)
{
    double sum = 0;
    for (const ChartPart &part : bar.parts)
        sum += std::isfinite(part.value) && part.fill != Fill::Open ? part.value : 0;
    return sum;
}

QString totalText(const ChartBar &bar, const ChartAxis &axis, const Format &format)
{
    return bar.total.isEmpty() ? format.inScale(axis.scale, sumOf(bar)) : bar.total;
}

QList<ChartPart> partKinds(const BarChart &chart)
{
    QList<ChartPart> kinds;
    QStringList used;
    for (const ChartBar &bar : chart.bars) {
        for (const ChartPart &part : bar.parts) {
            const auto same = [&part](const ChartPart &other) { return other.label == part.label; };
            if (std::none_of(kinds.begin(), kinds.end(), same))
                kinds.append(part);
            if (part.value != 0)
                used.append(part.label);
        }
    }
    // A part that is zero in the first bar still keeps its place in the order.
    kinds.removeIf([&used](const ChartPart &kind) { return kind.label.isEmpty() || !used.contains(kind.label); });
    return kinds;
}

} // namespace runcast
