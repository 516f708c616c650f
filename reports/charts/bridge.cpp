// SPDX-License-Identifier: MIT
#include "reports/charts/painters.h"

#include <algorithm>
#include <cmath>

namespace runcast {
namespace {

constexpr TypeRole valueRole = TypeRole::CaptionStrong;

Extent levels(const BridgeChart &chart)
{
    Extent extent;
    extent.add(0);
    double level = 0;
    for (const BridgeChart::Step &step : chart.steps) {
        level = step.total ? step.value : level + step.value;
        extent.add(level);
    }
    return extent;
}

double levelAfter(const BridgeChart::Step &step, double before)
{
    return step.total ? step.value : before + (std::isfinite(step.value) ? step.value : 0);
}

bool isJudged(const BridgeChart::Step &step)
{
    return step.judged && !step.total && step.value != 0;
}

QString valueText(const BridgeChart::Step &step, const BridgeChart &chart, const Format &format)
{
    return step.total ? format.inScale(chart.axis.scale, step.value)
                      : format.signedInScale(chart.axis.scale, step.value);
}

QStringList namesOf(const BridgeChart &chart)
{
    QStringList names;
    for (const BridgeChart::Step &step : chart.steps)
        names.append(step.label);
    return names;
}

/// Columns from left to right, as accountants draw it.
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
        const Extent extent = levels(m_chart);
        const int steps = std::clamp(int(area.height() / (3 * m_canvas.lineHeight(TypeRole::Caption))), 2, 6);
        m_axis = makePlotAxis(m_chart.axis, m_canvas.format(), extent.low, extent.high, steps);
        m_plot = area;
        m_plot.setLeft(area.left() + valueAxisWidth(m_canvas, m_axis));
        m_plot.setTop(area.top() + m_canvas.lineHeight(valueRole) + m_canvas.length(6));
        m_pitch = m_plot.width() / double(std::max(qsizetype(1), m_chart.steps.size()));
        m_width = std::min(m_canvas.length(m_canvas.sizes().columnWidth), m_pitch * 0.66);
        const double lines = columnNameLines(m_canvas, namesOf(m_chart), m_pitch - m_canvas.length(4));
        m_plot.setBottom(area.bottom() - m_canvas.length(5) - lines * m_canvas.lineHeight(TypeRole::Caption));
        m_axis.from = m_plot.bottom();
        m_axis.to = m_plot.top();
    }

    double paintStep(qsizetype index, double before)
    {
        const BridgeChart::Step &step = m_chart.steps[index];
        const Theme &theme = m_canvas.theme();
        const double after = levelAfter(step, before);
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
        const QString text = valueText(step, m_chart, m_canvas.format());
        const bool judged = isJudged(step);
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

/// Rows from top to bottom, where the columns would be too narrow for their names.
class BridgeRowsPainter {
public:
    BridgeRowsPainter(ChartCanvas &canvas, const BridgeChart &chart) : m_canvas(canvas), m_chart(chart) {}

    void paint()
    {
        arrange();
        m_canvas.setPlot(m_plot);
        paintBottomAxis(m_canvas, m_axis, m_plot, true);
        double level = 0;
        for (qsizetype i = 0; i < m_chart.steps.size(); ++i)
            level = paintStep(i, level);
        m_canvas.vertical(m_axis.at(0), m_plot.top(), m_plot.bottom(), m_canvas.theme().secondary,
                          m_canvas.length(m_canvas.sizes().baseLine));
    }

private:
    void arrange()
    {
        const QRectF &area = m_canvas.area();
        const Extent extent = levels(m_chart);
        double names = 0, values = 0;
        for (const BridgeChart::Step &step : m_chart.steps) {
            names = std::max(names, m_canvas.textSize(step.label, TypeRole::Caption).width());
            const double arrow = isJudged(step) ? m_canvas.arrowWidth(valueRole) : 0;
            const QString text = valueText(step, m_chart, m_canvas.format());
            values = std::max(values, m_canvas.textSize(text, valueRole).width() + arrow);
        }
        m_axis = makePlotAxis(m_chart.axis, m_canvas.format(), extent.low, extent.high, 5);
        m_plot = area;
        m_plot.setLeft(area.left() + std::min(names, area.width() * 0.45) + m_canvas.length(8));
        m_plot.setRight(area.right() - values - m_canvas.length(4));
        m_plot.setBottom(area.bottom() - bottomAxisHeight(m_canvas, m_axis));
        m_axis.from = m_plot.left();
        m_axis.to = m_plot.right();
        const double rows = double(std::max(qsizetype(1), m_chart.steps.size()));
        m_pitch = std::min(m_plot.height() / rows, m_canvas.length(m_canvas.sizes().barPitch) * 1.5);
        m_thickness = std::min(m_canvas.length(m_canvas.sizes().barThickness), m_pitch * 0.66);
        m_plot.setHeight(m_pitch * rows);
        m_nameLines = m_pitch >= 2 * m_canvas.lineHeight(TypeRole::Caption) ? 2 : 1;
    }

    double paintStep(qsizetype index, double before)
    {
        const BridgeChart::Step &step = m_chart.steps[index];
        const Theme &theme = m_canvas.theme();
        const double after = levelAfter(step, before);
        const double middle = m_plot.top() + m_pitch * (double(index) + 0.5);
        const double left = m_axis.at(std::min(step.total ? 0 : before, after));
        const double right = m_axis.at(std::max(step.total ? 0 : before, after));
        const QRectF box(left, middle - m_thickness / 2, std::max(right - left, m_canvas.length(1)), m_thickness);
        m_canvas.filled(box, step.color.in(theme), step.fill);
        m_canvas.hit(box.adjusted(-m_canvas.length(3), 0, m_canvas.length(3), 0), step.label, m_axis.exact(step.value));
        if (index + 1 < m_chart.steps.size())
            m_canvas.vertical(m_axis.at(after), box.bottom(), box.bottom() + m_pitch - m_thickness, theme.secondary,
                              m_canvas.length(m_canvas.sizes().gridLine), {3, 2});
        const double room = m_plot.left() - m_canvas.length(8) - m_canvas.area().left();
        m_canvas.text({m_canvas.area().left(), middle}, Qt::AlignLeft | Qt::AlignVCenter,
                      m_canvas.fitted(step.label, TypeRole::Caption, room, m_nameLines), TypeRole::Caption,
                      step.total ? theme.text : theme.secondary);
        paintValue(step, {box.right() + m_canvas.length(4), middle});
        return after;
    }

    void paintValue(const BridgeChart::Step &step, const QPointF &leftMiddle)
    {
        const bool judged = isJudged(step);
        const QColor color = judged ? step.color.in(m_canvas.theme()) : m_canvas.theme().text;
        const QString text = valueText(step, m_chart, m_canvas.format());
        const double arrow = judged ? m_canvas.arrowWidth(valueRole) : 0;
        const QRectF place = m_canvas.text({leftMiddle.x() + arrow, leftMiddle.y()}, Qt::AlignLeft | Qt::AlignVCenter,
                                           text, valueRole, color);
        if (judged)
            m_canvas.arrow({leftMiddle.x(), place.bottom()}, step.value > 0, valueRole, color);
    }

    ChartCanvas &m_canvas;
    const BridgeChart &m_chart;
    PlotAxis m_axis;
    QRectF m_plot;
    double m_pitch = 0, m_thickness = 0;
    int m_nameLines = 1;
};

/// Every name stands whole in the lines that names under columns may have.
bool namesFitColumns(const ChartCanvas &canvas, const BridgeChart &chart)
{
    const double axisRoom = canvas.textSize(QStringLiteral("0000"), TypeRole::Caption).width();
    const double pitch = (canvas.area().width() - axisRoom) / double(std::max(qsizetype(1), chart.steps.size()));
    const double room = pitch - canvas.length(8);
    for (const QString &name : namesOf(chart)) {
        if (canvas.fitted(name, TypeRole::Caption, room, 2).contains(u'…') && !name.contains(u'…'))
            return false;
    }
    return true;
}

} // namespace

void paintBridge(ChartCanvas &canvas, const BridgeChart &chart)
{
    if (namesFitColumns(canvas, chart))
        BridgePainter(canvas, chart).paint();
    else
        BridgeRowsPainter(canvas, chart).paint();
}

} // namespace runcast
