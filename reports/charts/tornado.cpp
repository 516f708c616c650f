// SPDX-License-Identifier: MIT
#include "reports/charts/legend.h"
#include "reports/charts/painters.h"

#include <algorithm>
#include <cmath>

namespace runcast {
namespace {

class TornadoPainter {
public:
    TornadoPainter(ChartCanvas &canvas, const TornadoChart &chart) : m_canvas(canvas), m_chart(chart) {}

    void paint()
    {
        arrange();
        m_canvas.setPlot(m_plot);
        paintBottomAxis(m_canvas, m_axis, m_plot, true);
        const double base = m_axis.at(m_chart.base);
        for (qsizetype i = 0; i < m_chart.rows.size(); ++i)
            paintRow(m_chart.rows[i], m_plot.top() + m_pitch * (double(i) + 0.5), base);
        m_canvas.vertical(base, m_plot.top() - m_canvas.length(4), m_plot.bottom(), m_canvas.theme().text,
                          m_canvas.length(m_canvas.sizes().limitLine));
        m_canvas.textAtFreePlace({{{base, m_plot.top() - m_canvas.length(6)}, Qt::AlignHCenter | Qt::AlignBottom}},
                                 m_chart.baseLabel, TypeRole::CaptionStrong, m_canvas.theme().text);
        const QRectF &area = m_canvas.area();
        paintLegend(m_canvas, legend(),
                    QRectF(area.left(), m_plot.bottom() + bottomAxisHeight(m_canvas, m_axis), area.width(), m_legend));
    }

private:
    QColor lowColor() const { return ChartColor::scenario(0).tinted(0.57).in(m_canvas.theme()); }
    QColor highColor() const { return ChartColor::scenario(0).in(m_canvas.theme()); }

    QColor colorOf(bool high, double value) const
    {
        if (m_chart.rising && m_chart.falling)
            return (value >= m_chart.base ? *m_chart.rising : *m_chart.falling).in(m_canvas.theme());
        return high ? highColor() : lowColor();
    }

    QList<LegendItem> legend() const
    {
        if (m_chart.lowName.isEmpty() || m_chart.rising)
            return {};
        return {{m_chart.lowName, lowColor()}, {m_chart.highName, highColor()}};
    }

    TypeRole labelRole() const { return m_canvas.isPage() ? TypeRole::TableBody : TypeRole::Body; }

    QString endText(const QString &given, double value) const
    {
        return given.isEmpty() ? m_canvas.format().signedInScale(m_chart.axis.scale, value - m_chart.base) : given;
    }

    bool detailed() const
    {
        return std::any_of(m_chart.rows.begin(), m_chart.rows.end(),
                           [](const TornadoChart::Row &row) { return !row.detail.isEmpty(); });
    }

    void arrange()
    {
        const QRectF &area = m_canvas.area();
        m_legend = legendHeight(m_canvas, legend(), area.width());
        Extent extent;
        extent.add(m_chart.base);
        double label = 0, lowText = 0, highText = 0;
        for (const TornadoChart::Row &row : m_chart.rows) {
            extent.add(row.low);
            extent.add(row.high);
            label = std::max({label, m_canvas.textSize(row.label, labelRole()).width(),
                              m_canvas.textSize(row.detail, TypeRole::Caption).width()});
            lowText = std::max(lowText, m_canvas.textSize(endText(row.lowText, row.low), TypeRole::Caption).width());
            highText =
                std::max(highText, m_canvas.textSize(endText(row.highText, row.high), TypeRole::Caption).width());
        }
        m_labelWidth = std::min(label, area.width() * 0.4);
        m_plot = area;
        const double textRoom = std::max(lowText, highText) + m_canvas.length(m_canvas.sizes().labelGap);
        m_plot.setLeft(area.left() + m_labelWidth + m_canvas.length(8) + textRoom);
        m_plot.setRight(area.right() - textRoom);
        m_plot.setTop(area.top() + m_canvas.lineHeight(TypeRole::CaptionStrong) + m_canvas.length(8));
        const int steps = std::clamp(int(m_plot.width() / m_canvas.length(70)), 2, 8);
        ChartAxis axis = m_chart.axis;
        axis.fromZero = false;
        m_axis = makePlotAxis(axis, m_canvas.format(), extent.low, extent.high, steps);
        m_plot.setBottom(area.bottom() - m_legend - bottomAxisHeight(m_canvas, m_axis));
        m_axis.from = m_plot.left();
        m_axis.to = m_plot.right();
        const double rows = double(std::max(qsizetype(1), m_chart.rows.size()));
        const double wordsHeight =
            m_canvas.lineHeight(labelRole()) + (detailed() ? m_canvas.lineHeight(TypeRole::Caption) : 0);
        m_pitch = std::min(m_plot.height() / rows, wordsHeight + m_canvas.length(10));
        m_plot.setHeight(m_pitch * rows);
    }

    void paintRow(const TornadoChart::Row &row, double middle, double base)
    {
        const double thickness = std::min(m_canvas.length(m_canvas.sizes().tornadoThickness), m_pitch * 0.75);
        const Theme &theme = m_canvas.theme();
        const QPointF left(m_canvas.area().left(), middle);
        const bool twoLines = !row.detail.isEmpty() &&
                              m_pitch >= m_canvas.lineHeight(labelRole()) + m_canvas.lineHeight(TypeRole::Caption);
        m_canvas.textAtFreePlace({{left, Qt::AlignLeft | (twoLines ? Qt::AlignBottom : Qt::AlignVCenter)}},
                                 m_canvas.fitted(row.label, labelRole(), m_labelWidth), labelRole(), theme.text);
        if (twoLines)
            m_canvas.textAtFreePlace({{left, Qt::AlignLeft | Qt::AlignTop}},
                                     m_canvas.fitted(row.detail, TypeRole::Caption, m_labelWidth), TypeRole::Caption,
                                     theme.secondary);
        double lowest = base, highest = base;
        for (const bool high : {false, true}) {
            const double value = high ? row.high : row.low;
            if (!std::isfinite(value))
                continue;
            const double end = m_axis.at(value);
            lowest = std::min(lowest, end);
            highest = std::max(highest, end);
            const QRectF box(std::min(base, end), middle - thickness / 2, std::fabs(end - base), thickness);
            m_canvas.box(box, colorOf(high, value));
            const QString side = high ? m_chart.highName : m_chart.lowName;
            m_canvas.hit(box, side.isEmpty() ? row.label : row.label + QStringLiteral(", ") + side,
                         m_axis.exact(value));
        }
        const double gap = m_canvas.length(m_canvas.sizes().labelGap);
        const bool lowIsLeft = !(row.low > row.high);
        const QString leftText = lowIsLeft ? endText(row.lowText, row.low) : endText(row.highText, row.high);
        const QString rightText = lowIsLeft ? endText(row.highText, row.high) : endText(row.lowText, row.low);
        m_canvas.textAtFreePlace({{{lowest - gap, middle}, Qt::AlignRight | Qt::AlignVCenter}}, leftText,
                                 TypeRole::Caption, theme.text, true);
        m_canvas.textAtFreePlace({{{highest + gap, middle}, Qt::AlignLeft | Qt::AlignVCenter}}, rightText,
                                 TypeRole::Caption, theme.text, true);
    }

    ChartCanvas &m_canvas;
    const TornadoChart &m_chart;
    PlotAxis m_axis;
    QRectF m_plot;
    double m_labelWidth = 0, m_pitch = 0, m_legend = 0;
};

} // namespace

void paintTornado(ChartCanvas &canvas, const TornadoChart &chart)
{
    TornadoPainter(canvas, chart).paint();
}

} // namespace runcast
