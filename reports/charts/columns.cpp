// SPDX-License-Identifier: MIT
#include "reports/charts/legend.h"
#include "reports/charts/painters.h"

#include <algorithm>
#include <cmath>
#include <numeric>

using namespace Qt::StringLiterals;

namespace runcast {
namespace {

constexpr TypeRole valueRole = TypeRole::CaptionStrong;

class ColumnsPainter {
public:
    ColumnsPainter(ChartCanvas &canvas, const BarChart &chart) : m_canvas(canvas), m_chart(chart) {}

    void paint()
    {
        arrange();
        m_canvas.setPlot(m_plot);
        paintValueAxis(m_canvas, m_axis, m_plot);
        for (qsizetype i = 0; i < m_chart.bars.size(); ++i)
            paintColumn(i);
        m_canvas.horizontal(m_axis.at(0), m_plot.left(), m_plot.right(), m_canvas.theme().secondary,
                            m_canvas.length(m_canvas.sizes().baseLine));
        for (const ReferenceLine &line : m_chart.lines)
            paintHorizontalLine(m_canvas, line, m_axis.at(line.value), m_plot);
        paintTotals();
        paintNames();
        const QRectF &area = m_canvas.area();
        paintLegend(m_canvas, legend(), QRectF(area.left(), area.bottom() - m_legend, area.width(), m_legend));
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

    void arrange()
    {
        const QRectF &area = m_canvas.area();
        m_legend = legendHeight(m_canvas, legend(), area.width());
        Extent extent;
        extent.add(0);
        for (const ChartBar &bar : m_chart.bars)
            extent.add(sumOf(bar));
        for (const ReferenceLine &line : m_chart.lines)
            extent.add(line.value);
        const double nameHeight = 2 * m_canvas.lineHeight(TypeRole::Caption) + m_canvas.length(5);
        const double height = area.height() - m_legend - nameHeight;
        const int steps = std::clamp(int(height / (1.9 * m_canvas.lineHeight(TypeRole::Caption))), 1, 5);
        m_axis = makePlotAxis(m_chart.axis, m_canvas.format(), extent.low, extent.high, steps);
        m_plot = area;
        m_plot.setLeft(area.left() + valueAxisWidth(m_canvas, m_axis));
        m_pitch = m_plot.width() / double(std::max(qsizetype(1), m_chart.bars.size()));
        m_width = std::min(m_canvas.length(m_canvas.sizes().columnWidth), m_pitch * 0.66);
        m_plot.setTop(area.top() + m_canvas.lineHeight(valueRole) + m_canvas.length(6));
        m_plot.setBottom(area.bottom() - m_legend - m_canvas.length(5) -
                         nameLines() * m_canvas.lineHeight(TypeRole::Caption));
        m_axis.from = m_plot.bottom();
        m_axis.to = m_plot.top();
    }

    double nameLines() const
    {
        QStringList names;
        for (const ChartBar &bar : m_chart.bars)
            names.append(bar.label);
        return columnNameLines(m_canvas, names, m_pitch - m_canvas.length(4));
    }

    double middle(qsizetype index) const { return m_plot.left() + m_pitch * (double(index) + 0.5); }

    void paintColumn(qsizetype index)
    {
        const ChartBar &bar = m_chart.bars[index];
        double reached = 0;
        for (const ChartPart &part : bar.parts) {
            if (!std::isfinite(part.value) || part.value == 0)
                continue;
            const double from = m_axis.at(reached);
            reached += part.value;
            const double to = m_axis.at(reached);
            const QRectF box(middle(index) - m_width / 2, std::min(from, to), m_width, std::fabs(to - from));
            m_canvas.filled(box, part.color.in(m_canvas.theme()), part.fill);
            const QString label = part.label.isEmpty() ? bar.label : bar.label + ": "_L1 + part.label;
            m_canvas.hit(box, label, m_axis.exact(part.value));
        }
    }

    // The largest and the chosen first: where there is no room for all, these have their number.
    void paintTotals()
    {
        if (!m_chart.totals)
            return;
        QList<qsizetype> order(m_chart.bars.size());
        std::iota(order.begin(), order.end(), 0);
        std::stable_sort(order.begin(), order.end(), [this](qsizetype a, qsizetype b) {
            const ChartBar &first = m_chart.bars[a];
            const ChartBar &second = m_chart.bars[b];
            return first.strong != second.strong ? first.strong : sumOf(first) > sumOf(second);
        });
        for (const qsizetype index : order)
            paintTotal(index);
    }

    void paintTotal(qsizetype index)
    {
        const ChartBar &bar = m_chart.bars[index];
        const QString text = totalText(bar, m_chart.axis, m_canvas.format());
        const double gap = m_canvas.length(4);
        const double top = m_axis.at(std::max(0.0, sumOf(bar)));
        const QPointF above(middle(index), top - gap);
        const QRectF box = m_canvas.textBox(above, Qt::AlignHCenter | Qt::AlignBottom, text, valueRole);
        const Theme &theme = m_canvas.theme();
        if (!crossesLine(box) &&
            m_canvas.textAtFreePlace({{above, Qt::AlignHCenter | Qt::AlignBottom}}, text, valueRole, theme.text))
            return;
        const bool fitsInside = m_axis.at(0) - top > box.height() + 2 * gap && box.width() < m_width;
        if (!fitsInside || bar.parts.isEmpty() || bar.parts.last().fill != Fill::Solid)
            return;
        m_canvas.textAtFreePlace({{{middle(index), top + gap}, Qt::AlignHCenter | Qt::AlignTop}}, text, valueRole,
                                 theme.on(bar.parts.last().color.in(theme)));
    }

    bool crossesLine(const QRectF &box) const
    {
        return std::any_of(m_chart.lines.begin(), m_chart.lines.end(), [&](const ReferenceLine &line) {
            const double y = m_axis.at(line.value);
            return y > box.top() - m_canvas.length(1) && y < box.bottom() + m_canvas.length(1);
        });
    }

    void paintNames()
    {
        for (qsizetype i = 0; i < m_chart.bars.size(); ++i) {
            const ChartBar &bar = m_chart.bars[i];
            const QPointF at(middle(i), m_plot.bottom() + m_canvas.length(5));
            const bool byLetter = bar.label.isEmpty() && bar.scenario >= 0;
            const QString name = byLetter ? QString(m_canvas.theme().scenario(bar.scenario).letter) : bar.label;
            paintColumnName(m_canvas, at, m_pitch - m_canvas.length(4), name,
                            bar.strong ? TypeRole::CaptionStrong : TypeRole::Caption,
                            bar.strong ? m_canvas.theme().text : m_canvas.theme().secondary);
        }
    }

    ChartCanvas &m_canvas;
    const BarChart &m_chart;
    PlotAxis m_axis;
    QRectF m_plot;
    double m_pitch = 0, m_width = 0, m_legend = 0;
};

} // namespace

void paintColumns(ChartCanvas &canvas, const BarChart &chart)
{
    ColumnsPainter(canvas, chart).paint();
}

} // namespace runcast
