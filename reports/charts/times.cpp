// SPDX-License-Identifier: MIT
#include "reports/charts/painters.h"

#include <algorithm>
#include <cmath>

namespace runcast {
namespace {

class TimesPainter {
public:
    TimesPainter(ChartCanvas &canvas, const TimeChart &chart) : m_canvas(canvas), m_chart(chart) {}

    void paint()
    {
        arrange();
        m_canvas.setPlot(m_plot);
        paintMonths();
        for (qsizetype i = 0; i < m_chart.rows.size(); ++i)
            paintSpans(m_chart.rows[i], rowMiddle(i));
        for (const ReferenceLine &line : m_chart.deadlines)
            paintDeadline(line);
        paintMilestones();
        for (qsizetype i = 0; i < m_chart.rows.size(); ++i)
            paintWords(m_chart.rows[i], rowMiddle(i));
    }

private:
    bool marked() const
    {
        return std::any_of(m_chart.rows.begin(), m_chart.rows.end(),
                           [](const TimeChart::Row &r) { return r.scenario >= 0; });
    }

    TypeRole labelRole() const { return m_canvas.isPage() ? TypeRole::TableBody : TypeRole::Caption; }

    void arrange()
    {
        const QRectF &area = m_canvas.area();
        Extent extent;
        double label = m_canvas.textSize(m_chart.milestonesLabel, labelRole()).width();
        for (const TimeChart::Row &row : m_chart.rows) {
            label = std::max(label, m_canvas.textSize(row.label, labelRole()).width());
            for (const TimeChart::Span &span : row.spans) {
                extent.add(span.start);
                extent.add(span.end);
                extent.add(span.highEnd.value_or(span.end));
            }
        }
        for (const TimeChart::Milestone &milestone : m_chart.milestones)
            extent.add(milestone.day);
        for (const ReferenceLine &line : m_chart.deadlines)
            extent.add(line.value);
        const double mark = marked() ? m_canvas.scenarioMarkWidth() + m_canvas.length(8) : 0;
        m_labelWidth = std::min(label, area.width() * 0.35);
        m_plot = area;
        m_plot.setLeft(area.left() + mark + m_labelWidth + m_canvas.length(12));
        const double line = m_canvas.lineHeight(TypeRole::Caption) + m_canvas.length(5);
        (m_chart.monthsAbove ? m_plot.setTop(area.top() + line) : m_plot.setBottom(area.bottom() - line));
        const int steps = std::clamp(int(m_plot.width() / m_canvas.length(m_canvas.isPage() ? 26 : 34)), 2, 12);
        const ChartAxis axis{.scale = {.unit = Unit::Date}, .fromZero = false};
        m_axis = makePlotAxis(axis, m_canvas.format(), extent.low, extent.high, steps);
        m_axis.from = m_plot.left();
        m_axis.to = m_plot.right();
        const double rows = double(m_chart.rows.size()) + (m_chart.milestones.isEmpty() ? 0 : 1.4);
        m_pitch = std::min(m_plot.height() / std::max(1.0, rows), m_canvas.length(m_canvas.sizes().barPitch) * 1.3);
        m_plot.setHeight(m_pitch * std::max(1.0, rows));
    }

    double rowMiddle(qsizetype index) const { return m_plot.top() + m_pitch * (double(index) + 0.5); }

    void paintMonths()
    {
        const double line = m_canvas.lineHeight(TypeRole::Caption);
        const double y =
            m_chart.monthsAbove ? m_plot.top() - m_canvas.length(5) - line : m_plot.bottom() + m_canvas.length(5);
        for (size_t i = 0; i < m_axis.ticks.size(); ++i) {
            const double x = m_axis.atShown(m_axis.ticks[i]);
            m_canvas.vertical(x, m_plot.top(), m_plot.bottom(), m_canvas.theme().line,
                              m_canvas.length(m_canvas.sizes().gridLine));
            const QString &label = m_axis.labels[qsizetype(i)];
            const double middle = m_axis.labelAt(i);
            if (middle == x || std::fabs(middle - x) * 2 >= m_canvas.textSize(label, TypeRole::Caption).width())
                m_canvas.textAtFreePlace({{{middle, y}, Qt::AlignHCenter | Qt::AlignTop}}, label, TypeRole::Caption,
                                         m_canvas.theme().secondary);
        }
    }

    void paintSpans(const TimeChart::Row &row, double middle)
    {
        const Theme &theme = m_canvas.theme();
        const double thickness = std::min(m_canvas.length(m_canvas.sizes().spanThickness), m_pitch * 0.7);
        for (const TimeChart::Span &span : row.spans) {
            if (!std::isfinite(span.start) || !std::isfinite(span.end))
                continue;
            const double left = m_axis.at(span.start);
            const double right = m_axis.at(span.end);
            const QRectF box(left, middle - thickness / 2, std::max(right - left, m_canvas.length(1)), thickness);
            QRectF region = box;
            if (span.lowEnd && span.highEnd) {
                const double taller = thickness * 0.85;
                const QRectF band(QPointF(m_axis.at(*span.lowEnd), middle - taller),
                                  QPointF(m_axis.at(*span.highEnd), middle + taller));
                m_canvas.box(band, span.color.tinted(0.3).in(theme));
                region |= band;
            }
            if (span.fill == Fill::Solid)
                m_canvas.roundBox(box, span.color.in(theme), m_canvas.length(theme.page ? 1 : 2));
            else
                m_canvas.filled(box, span.color.in(theme), span.fill);
            if (span.lowEnd && span.highEnd)
                m_canvas.vertical(right, middle - thickness, middle + thickness, span.color.in(theme),
                                  m_canvas.length(m_canvas.sizes().markLine));
            m_canvas.reserve(region);
            m_canvas.hit(region, row.label, m_canvas.format().range(Unit::Date, span.start, span.end));
        }
    }

    void paintWords(const TimeChart::Row &row, double middle)
    {
        double x = m_canvas.area().left();
        if (row.scenario >= 0)
            m_canvas.scenarioMark({x, middle}, row.scenario);
        x += marked() ? m_canvas.scenarioMarkWidth() + m_canvas.length(8) : 0;
        m_canvas.textAtFreePlace({{{x, middle}, Qt::AlignLeft | Qt::AlignVCenter}},
                                 m_canvas.fitted(row.label, labelRole(), m_labelWidth), labelRole(),
                                 m_canvas.theme().text);
        if (row.spans.isEmpty() || row.text.isEmpty())
            return;
        const TimeChart::Span &last = row.spans.last();
        const double gap = m_canvas.length(8);
        const double right = m_axis.at(std::max(last.end, last.highEnd.value_or(last.end))) + gap;
        const double left = m_axis.at(row.spans.first().start) - gap;
        m_canvas.textAtFreePlace(
            {{{right, middle}, Qt::AlignLeft | Qt::AlignVCenter}, {{left, middle}, Qt::AlignRight | Qt::AlignVCenter}},
            row.text, TypeRole::Caption, m_canvas.theme().text, true);
    }

    void paintDeadline(const ReferenceLine &line)
    {
        const double x = m_axis.at(line.value);
        const QColor color = line.color.in(m_canvas.theme());
        m_canvas.vertical(x, m_plot.top(), m_plot.bottom(), color, m_canvas.length(m_canvas.sizes().limitLine),
                          line.dashed ? m_canvas.sizes().limitDash : QList<qreal>{});
        const double gap = m_canvas.length(4);
        QList<ChartCanvas::Place> places;
        for (const double y : {m_plot.bottom() - m_canvas.lineHeight(TypeRole::CaptionStrong), m_plot.top()}) {
            places.append({{x + gap, y}, Qt::AlignLeft | Qt::AlignTop});
            places.append({{x - gap, y}, Qt::AlignRight | Qt::AlignTop});
        }
        m_canvas.textAtFreePlace(places, line.label, TypeRole::CaptionStrong, color, true);
        m_canvas.hit(QRectF(x - gap, m_plot.top(), 2 * gap, m_plot.height()), line.label,
                     m_canvas.format().date(line.value));
    }

    void paintMilestones()
    {
        if (m_chart.milestones.isEmpty())
            return;
        const double middle = m_plot.top() + m_pitch * (double(m_chart.rows.size()) + 0.5);
        const double radius = m_canvas.length(m_canvas.sizes().markRadius);
        m_canvas.textAtFreePlace({{{m_canvas.area().left(), middle}, Qt::AlignLeft | Qt::AlignVCenter}},
                                 m_canvas.fitted(m_chart.milestonesLabel, labelRole(), m_labelWidth), labelRole(),
                                 m_canvas.theme().text);
        for (const TimeChart::Milestone &milestone : m_chart.milestones) {
            const double x = m_axis.at(milestone.day);
            m_canvas.marker({x, middle}, MarkerShape::Diamond, m_canvas.theme().text, radius);
            m_canvas.textAtFreePlace({{{x, middle + radius + m_canvas.length(2)}, Qt::AlignHCenter | Qt::AlignTop}},
                                     milestone.label, TypeRole::CaptionStrong, m_canvas.theme().text);
            m_canvas.hit(QRectF(x - 2 * radius, middle - 2 * radius, 4 * radius, 4 * radius), milestone.label,
                         m_canvas.format().date(milestone.day));
        }
    }

    ChartCanvas &m_canvas;
    const TimeChart &m_chart;
    PlotAxis m_axis;
    QRectF m_plot;
    double m_labelWidth = 0, m_pitch = 0;
};

} // namespace

void paintTimes(ChartCanvas &canvas, const TimeChart &chart)
{
    TimesPainter(canvas, chart).paint();
}

} // namespace runcast
