// SPDX-License-Identifier: MIT
#include "reports/charts/legend.h"
#include "reports/charts/painters.h"

#include <algorithm>
#include <cmath>

namespace runcast {
namespace {

constexpr TypeRole valueRole = TypeRole::CaptionStrong;

double lengthOf(const ChartBar &bar) // open parts included
{
    double sum = 0;
    for (const ChartPart &part : bar.parts)
        sum += std::isfinite(part.value) ? std::max(0.0, part.value) : 0;
    return sum;
}

struct Layout {
    QRectF plot;
    double pitch = 0, thickness = 0;
    double labelWidth = 0;
    double namesHeight = 0, linesHeight = 0, legendHeight = 0;
    PlotAxis axis;
};

class BarsPainter {
public:
    BarsPainter(ChartCanvas &canvas, const BarChart &chart) : m_canvas(canvas), m_chart(chart) {}

    void paint()
    {
        arrange();
        m_canvas.setPlot(m_layout.plot);
        const QRectF &plot = m_layout.plot;
        paintBottomAxis(m_canvas, m_layout.axis, plot, true);
        if (m_chart.partNames == BarChart::Names::Above && !m_chart.bars.isEmpty())
            paintNamesAbove();
        for (qsizetype i = 0; i < m_chart.bars.size(); ++i)
            paintBar(m_chart.bars[i], rowMiddle(i));
        const double zero = m_layout.axis.at(0);
        if (m_chart.axis.shown || m_layout.labelWidth > 0)
            m_canvas.vertical(zero, plot.top(), plot.bottom(), m_canvas.theme().secondary,
                              m_canvas.length(m_canvas.sizes().baseLine));
        for (const ReferenceLine &line : m_chart.lines)
            paintLimit(line);
        if (m_chart.partNames == BarChart::Names::Legend)
            paintLegend(m_canvas, legend(),
                        QRectF(m_canvas.area().left(), plot.bottom() + bottomAxisHeight(m_canvas, m_layout.axis),
                               m_canvas.area().width(), m_layout.legendHeight));
    }

private:
    QList<LegendItem> legend() const
    {
        QList<LegendItem> items;
        if (m_chart.partNames == BarChart::Names::Legend) {
            for (const ChartPart &part : partKinds(m_chart))
                items.append({part.label, part.color.in(m_canvas.theme()), part.fill});
        }
        return items;
    }

    TypeRole labelRole(const ChartBar &bar) const
    {
        return bar.strong || bar.detail.size() ? TypeRole::CaptionStrong
               : m_canvas.isPage()             ? TypeRole::TableBody
                                               : TypeRole::Caption;
    }

    double markWidth() const
    {
        const auto marked = [](const ChartBar &bar) { return bar.scenario >= 0; };
        return std::any_of(m_chart.bars.begin(), m_chart.bars.end(), marked)
                   ? m_canvas.scenarioMarkWidth() + m_canvas.length(8)
                   : 0;
    }

    double widestLabel() const
    {
        double width = 0;
        for (const ChartBar &bar : m_chart.bars) {
            width = std::max(width, m_canvas.textSize(bar.label, labelRole(bar)).width());
            width = std::max(width, m_canvas.textSize(bar.detail, TypeRole::Caption).width());
        }
        return width > 0 ? width + m_canvas.length(12) : 0;
    }

    void arrange()
    {
        const QRectF &area = m_canvas.area();
        m_layout.labelWidth = markWidth() + std::min(widestLabel(), area.width() * 0.4);
        const double line = m_canvas.lineHeight(valueRole);
        m_layout.namesHeight = m_chart.partNames == BarChart::Names::Above ? line + m_canvas.length(4) : 0;
        m_layout.linesHeight = m_chart.lines.isEmpty() ? 0 : line + m_canvas.length(3);
        m_layout.legendHeight = legendHeight(m_canvas, legend(), area.width());

        Extent extent;
        extent.add(0);
        for (const ChartBar &bar : m_chart.bars)
            extent.add(lengthOf(bar));
        for (const ReferenceLine &limit : m_chart.lines)
            extent.add(limit.value);
        const double room = area.width() - m_layout.labelWidth;
        const int steps =
            std::clamp(int(room / (4 * m_canvas.textSize(QStringLiteral("00"), TypeRole::Caption).width())), 2, 10);
        ChartAxis axis = m_chart.axis;
        if (!axis.shown && !axis.high)
            axis.high = extent.high > 0 ? extent.high : 1; // without ticks there is no reason to round up
        m_layout.axis = makePlotAxis(axis, m_canvas.format(), 0, extent.high, steps);

        QRectF plot = area;
        plot.setLeft(area.left() + m_layout.labelWidth);
        plot.setTop(area.top() + m_layout.namesHeight + m_layout.linesHeight);
        plot.setBottom(area.bottom() - m_layout.legendHeight - bottomAxisHeight(m_canvas, m_layout.axis));
        plot.setRight(plot.left() + usableWidth(plot));
        m_layout.plot = plot;
        m_layout.axis.from = plot.left();
        m_layout.axis.to = plot.right();
        const double rows = double(std::max(qsizetype(1), m_chart.bars.size()));
        m_layout.pitch = std::min(plot.height() / rows, m_canvas.length(m_canvas.sizes().barPitch) * 1.5);
        m_layout.thickness = std::min(m_canvas.length(m_canvas.sizes().barThickness), m_layout.pitch * 0.72);
        if (m_chart.bars.size() == 1 && m_layout.labelWidth == 0)
            m_layout.thickness = std::min(m_canvas.length(m_canvas.sizes().barThickness), plot.height());
        m_layout.plot.setHeight(m_layout.pitch * rows);
    }

    // As wide as lets each bar's total stand behind it, and the last tick's label in the area.
    double usableWidth(const QRectF &plot) const
    {
        double width = plot.width();
        if (m_chart.axis.shown && !m_layout.axis.labels.isEmpty())
            width -= m_canvas.textSize(m_layout.axis.labels.last(), TypeRole::Caption).width() / 2;
        if (!m_chart.totals)
            return width;
        for (const ChartBar &bar : m_chart.bars) {
            const double share = m_canvas.format().shown(m_chart.axis.scale, lengthOf(bar)) / m_layout.axis.high;
            const double text = m_canvas.textSize(totalText(bar, m_chart.axis, m_canvas.format()), valueRole).width() +
                                m_canvas.length(m_canvas.sizes().labelGap);
            if (share > 0)
                width = std::min(width, (plot.width() - text) / share);
        }
        return std::max(width, plot.width() * 0.2);
    }

    double rowMiddle(qsizetype index) const { return m_layout.plot.top() + m_layout.pitch * (double(index) + 0.5); }

    void paintLabel(const ChartBar &bar, double middle)
    {
        double x = m_canvas.area().left();
        if (bar.scenario >= 0)
            m_canvas.scenarioMark({x, middle}, bar.scenario);
        x += markWidth();
        const double room = m_layout.plot.left() - x - m_canvas.length(6);
        if (room <= 0)
            return;
        const TypeRole role = labelRole(bar);
        if (bar.detail.isEmpty()) {
            const int lines = m_layout.pitch >= 2 * m_canvas.lineHeight(role) ? 2 : 1;
            m_canvas.textAtFreePlace({{{x, middle}, Qt::AlignLeft | Qt::AlignVCenter}},
                                     m_canvas.fitted(bar.label, role, room, lines), role, m_canvas.theme().text);
            return;
        }
        m_canvas.textAtFreePlace({{{x, middle}, Qt::AlignLeft | Qt::AlignBottom}},
                                 m_canvas.fitted(bar.label, role, room), role, m_canvas.theme().text);
        m_canvas.textAtFreePlace({{{x, middle}, Qt::AlignLeft | Qt::AlignTop}},
                                 m_canvas.fitted(bar.detail, TypeRole::Caption, room), TypeRole::Caption,
                                 m_canvas.theme().secondary);
    }

    void paintBar(const ChartBar &bar, double middle)
    {
        paintLabel(bar, middle);
        const Theme &theme = m_canvas.theme();
        double reached = 0;
        for (const ChartPart &part : bar.parts) {
            if (!(part.value > 0) || !std::isfinite(part.value))
                continue;
            const double left = m_layout.axis.at(reached);
            reached += part.value;
            const double gap = bar.parts.size() > 1 ? m_canvas.length(m_canvas.sizes().partGap) : 0;
            QRectF box(left, middle - m_layout.thickness / 2, m_layout.axis.at(reached) - left, m_layout.thickness);
            m_canvas.hit(box, part.label.isEmpty() ? bar.label : part.label, m_layout.axis.exact(part.value));
            if (box.width() > 3 * gap)
                box.setRight(box.right() - gap);
            m_canvas.filled(box, part.color.in(theme), part.fill);
            paintPartText(part, box);
        }
        if (!m_chart.totals)
            return;
        const double gap = m_canvas.length(m_canvas.sizes().labelGap);
        m_canvas.textAtFreePlace({{{m_layout.axis.at(reached) + gap, middle}, Qt::AlignLeft | Qt::AlignVCenter}},
                                 totalText(bar, m_chart.axis, m_canvas.format()), valueRole, theme.text, true);
    }

    // Name and value where both fit, else the value alone, else nothing: the legend and the hover have them.
    void paintPartText(const ChartPart &part, const QRectF &box)
    {
        const Theme &theme = m_canvas.theme();
        const double room = box.width() - 2 * m_canvas.length(m_canvas.sizes().labelGap) / 1.5;
        if (part.fill == Fill::Open) {
            if (m_canvas.textSize(part.label, TypeRole::Caption).width() <= room)
                m_canvas.text(box.center(), Qt::AlignCenter, part.label, TypeRole::Caption, theme.secondary);
            return;
        }
        if (!m_chart.partValues || part.fill == Fill::Hatched)
            return;
        const QString value = m_canvas.format().inScale(m_chart.axis.scale, part.value);
        const QString both = part.label + u' ' + value;
        const bool named = m_chart.partNames == BarChart::Names::None && !part.label.isEmpty() &&
                           m_canvas.textSize(both, valueRole).width() <= room;
        const QString text = named ? both : value;
        if (m_canvas.textSize(text, valueRole).width() > room)
            return;
        const ChartCanvas::Place inside = named
                                              ? ChartCanvas::Place{{box.left() + m_canvas.length(8), box.center().y()},
                                                                   Qt::AlignLeft | Qt::AlignVCenter}
                                              : ChartCanvas::Place{box.center(), Qt::AlignCenter};
        m_canvas.textAtFreePlace({inside}, text, valueRole, theme.on(part.color.in(theme)));
    }

    // Names in a row above the first bar, each near its part's middle, none over another.
    void paintNamesAbove()
    {
        const double bottom = m_layout.plot.top() + (m_layout.pitch - m_layout.thickness) / 2 - m_canvas.length(4);
        const double gap = m_canvas.length(6);
        double reached = 0;
        double free = m_layout.plot.left() - gap;
        for (const ChartPart &part : m_chart.bars.first().parts) {
            const double middle = m_layout.axis.at(reached + part.value / 2);
            reached += part.value;
            if (!(part.value > 0) || part.label.isEmpty() || part.fill == Fill::Open)
                continue;
            const double width = m_canvas.textSize(part.label, TypeRole::Caption).width();
            const double left = std::max(middle - width / 2, free + gap);
            if (left + width > m_canvas.area().right())
                break;
            free = left + width;
            if (left > middle || free < middle)
                continue; // pushed off its part: it would name the wrong one
            m_canvas.textAtFreePlace({{{left, bottom}, Qt::AlignLeft | Qt::AlignBottom}}, part.label, TypeRole::Caption,
                                     m_canvas.theme().secondary);
        }
    }

    void paintLimit(const ReferenceLine &line)
    {
        const double x = m_layout.axis.at(line.value);
        const QColor color = line.color.in(m_canvas.theme());
        const double top = m_layout.plot.top() - m_layout.namesHeight;
        m_canvas.vertical(x, top, m_layout.plot.bottom(), color, m_canvas.length(m_canvas.sizes().limitLine),
                          line.dashed ? m_canvas.sizes().limitDash : QList<qreal>{});
        m_canvas.textAtFreePlace(
            {{{x, top - m_canvas.length(2)}, Qt::AlignHCenter | Qt::AlignBottom},
             {{m_canvas.area().right(), top - m_canvas.length(2)}, Qt::AlignRight | Qt::AlignBottom}},
            line.label, valueRole, color);
    }

    ChartCanvas &m_canvas;
    const BarChart &m_chart;
    Layout m_layout;
};

} // namespace

void paintBars(ChartCanvas &canvas, const BarChart &chart)
{
    BarsPainter(canvas, chart).paint();
}

} // namespace runcast
