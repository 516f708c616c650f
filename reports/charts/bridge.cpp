// SPDX-License-Identifier: MIT
#include "reports/charts/painters.h"

#include <algorithm>
#include <cmath>

namespace runcast {
namespace {

constexpr TypeRole valueRole = TypeRole::CaptionStrong;

class BridgePainter {
public:
    BridgePainter(ChartCanvas &canvas, const BridgeChart &chart) : m_canvas(canvas), m_chart(chart) {}

    void paint()
    {
        arrange();
        m_canvas.setPlot(m_plot);
        paintValueAxis(m_canvas, m_axis, m_plot);
        double level = 0;
        for (qsizetype i = 0; i < m_chart.steps.size(); ++i)
            level = paintStep(i, level);
        m_canvas.horizontal(m_axis.at(0), m_plot.left(), m_plot.right(), m_canvas.theme().secondary,
                            m_canvas.length(m_canvas.sizes().baseLine));
    }

private:
    void arrange()
    {
        const QRectF &area = m_canvas.area();
        Extent extent;
        extent.add(0);
        double level = 0;
        for (const BridgeChart::Step &step : m_chart.steps) {
            level = step.total ? step.value : level + step.value;
            extent.add(level);
        }
        const int steps = std::clamp(int(area.height() / (3 * m_canvas.lineHeight(TypeRole::Caption))), 2, 6);
        m_axis = makePlotAxis(m_chart.axis, m_canvas.format(), extent.low, extent.high, steps);
        m_plot = area;
        m_plot.setLeft(area.left() + valueAxisWidth(m_canvas, m_axis));
        m_plot.setTop(area.top() + m_canvas.lineHeight(valueRole) + m_canvas.length(6));
        m_pitch = m_plot.width() / double(std::max(qsizetype(1), m_chart.steps.size()));
        m_width = std::min(m_canvas.length(m_canvas.sizes().columnWidth), m_pitch * 0.66);
        QStringList names;
        for (const BridgeChart::Step &step : m_chart.steps)
            names.append(step.label);
        const double lines = columnNameLines(m_canvas, names, m_pitch - m_canvas.length(4));
        m_plot.setBottom(area.bottom() - m_canvas.length(5) - lines * m_canvas.lineHeight(TypeRole::Caption));
        m_axis.from = m_plot.bottom();
        m_axis.to = m_plot.top();
    }

    double paintStep(qsizetype index, double before)
    {
        const BridgeChart::Step &step = m_chart.steps[index];
        const Theme &theme = m_canvas.theme();
        const double after = step.total ? step.value : before + (std::isfinite(step.value) ? step.value : 0);
        const double middle = m_plot.left() + m_pitch * (double(index) + 0.5);
        const double top = m_axis.at(std::max(step.total ? 0 : before, after));
        const double bottom = m_axis.at(std::min(step.total ? 0 : before, after));
        const QRectF box(middle - m_width / 2, top, m_width, std::max(bottom - top, m_canvas.length(1)));
        m_canvas.filled(box, step.color.in(theme), step.fill);
        m_canvas.hit(box.adjusted(0, -m_canvas.length(3), 0, m_canvas.length(3)), step.label, m_axis.exact(step.value));
        if (index + 1 < m_chart.steps.size())
            m_canvas.horizontal(m_axis.at(after), box.right(), box.right() + m_pitch - m_width, theme.secondary,
                                m_canvas.length(m_canvas.sizes().gridLine), {3, 2});
        paintValue(step, box);
        paintColumnName(m_canvas, {middle, m_plot.bottom() + m_canvas.length(5)}, m_pitch - m_canvas.length(4),
                        step.label, TypeRole::Caption, step.total ? theme.text : theme.secondary);
        return after;
    }

    void paintValue(const BridgeChart::Step &step, const QRectF &box)
    {
        const Theme &theme = m_canvas.theme();
        const Format &format = m_canvas.format();
        const QString text = step.total ? format.inScale(m_chart.axis.scale, step.value)
                                        : format.signedInScale(m_chart.axis.scale, step.value);
        const bool judged = step.judged && !step.total && step.value != 0;
        const double arrowWidth = judged ? m_canvas.arrowWidth(valueRole) : 0;
        const QSizeF size = m_canvas.textSize(text, valueRole);
        const double gap = m_canvas.length(3);
        // A fall is written under its bar, where the eye goes, a rise above it.
        const double above = box.top() - gap - size.height();
        const double below = box.bottom() + gap;
        const double left = box.center().x() - (size.width() + arrowWidth) / 2;
        const bool under = judged && step.value < 0;
        for (const double top : {under ? below : above, under ? above : below}) {
            const QRectF place(left, top, size.width() + arrowWidth, size.height());
            if (!m_canvas.isFree(place))
                continue;
            const QColor color = judged ? step.color.in(theme) : theme.text;
            if (judged)
                m_canvas.arrow({left, place.bottom()}, step.value > 0, valueRole, color);
            m_canvas.text({left + arrowWidth, top}, Qt::AlignLeft | Qt::AlignTop, text, valueRole, color);
            return;
        }
    }

    ChartCanvas &m_canvas;
    const BridgeChart &m_chart;
    PlotAxis m_axis;
    QRectF m_plot;
    double m_pitch = 0, m_width = 0;
};

} // namespace

void paintBridge(ChartCanvas &canvas, const BridgeChart &chart)
{
    BridgePainter(canvas, chart).paint();
}

} // namespace runcast
