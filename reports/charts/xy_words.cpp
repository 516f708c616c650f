// SPDX-License-Identifier: MIT
// The words of an XyChart, put where there is room.
#include "reports/charts/xy_painter.h"

#include <algorithm>

namespace runcast {

void XyPainter::paintRangeLabel(const XyChart::Range &range)
{
    const QPointF at = place(range.at);
    const double gap = m_canvas.length(8);
    const QString letter = m_canvas.theme().scenario(range.scenario).letter;
    QString text = letter + QChar(u' ') + range.label;
    if (!range.detail.isEmpty())
        text += QChar(u'\n') + range.detail;
    m_canvas.textAtFreePlace({{{at.x() + gap, at.y() - gap}, Qt::AlignLeft | Qt::AlignBottom},
                              {{at.x() - gap, at.y() - gap}, Qt::AlignRight | Qt::AlignBottom},
                              {{at.x() + gap, at.y() + gap}, Qt::AlignLeft | Qt::AlignTop},
                              {{at.x() - gap, at.y() + gap}, Qt::AlignRight | Qt::AlignTop},
                              {{m_x.at(range.highX) + gap, at.y()}, Qt::AlignLeft | Qt::AlignVCenter},
                              {{m_x.at(range.lowX) - gap, at.y()}, Qt::AlignRight | Qt::AlignVCenter}},
                             text, TypeRole::Caption, m_canvas.theme().text);
}

void XyPainter::paintCallouts()
{
    for (const bool strong : {true, false}) {
        for (const XyChart::Callout &callout : m_chart.callouts) {
            if (callout.strong == strong)
                paintCallout(callout);
        }
    }
}

void XyPainter::paintCallout(const XyChart::Callout &callout)
{
    const double near = m_canvas.length(m_canvas.sizes().markRadius) + m_canvas.length(4);
    const TypeRole role = callout.strong ? TypeRole::CaptionStrong : TypeRole::Caption;
    const QColor color = callout.strong ? m_canvas.theme().text : m_canvas.theme().secondary;
    const QPointF at = place(callout.at);
    if (m_canvas.textAtFreePlace(placesAround(at, near), callout.text, role, color))
        return;
    // Farther off, with a line that leads to the point.
    for (const double rows : {2.0, 3.5, 5.0}) {
        const double far = near + rows * m_canvas.lineHeight(role);
        for (const ChartCanvas::Place &place : placesAround(at, far)) {
            const QLineF leader(place.anchor, at + (place.anchor - at) * (near / far));
            if (!m_canvas.isFree(leader) || !m_canvas.textAtFreePlace({place}, callout.text, role, color))
                continue;
            m_canvas.polyline({leader.p1(), leader.p2()}, m_canvas.theme().secondary,
                              m_canvas.length(m_canvas.sizes().gridLine));
            m_canvas.reserve(leader);
            return;
        }
    }
}

QList<ChartCanvas::Place> XyPainter::placesAround(const QPointF &at, double distance)
{
    const double d = distance;
    const double diagonal = distance * 0.7;
    return {{{at.x() + diagonal, at.y() + diagonal}, Qt::AlignLeft | Qt::AlignTop},
            {{at.x() - diagonal, at.y() - diagonal}, Qt::AlignRight | Qt::AlignBottom},
            {{at.x() + d, at.y()}, Qt::AlignLeft | Qt::AlignVCenter},
            {{at.x() - d, at.y()}, Qt::AlignRight | Qt::AlignVCenter},
            {{at.x(), at.y() - d}, Qt::AlignHCenter | Qt::AlignBottom},
            {{at.x(), at.y() + d}, Qt::AlignHCenter | Qt::AlignTop},
            {{at.x() + diagonal, at.y() - diagonal}, Qt::AlignLeft | Qt::AlignBottom},
            {{at.x() - diagonal, at.y() + diagonal}, Qt::AlignRight | Qt::AlignTop}};
}

void XyPainter::paintEndLabels()
{
    const double gap = m_canvas.length(6);
    for (const XyChart::Series &series : m_chart.series) {
        if (!series.line || series.name.isEmpty() || series.points.isEmpty())
            continue;
        const QPointF end = place(series.points.last());
        const double mark = series.scenario >= 0 ? m_canvas.scenarioMarkWidth() + m_canvas.length(4) : 0;
        const QString text =
            m_canvas.fitted(series.name, TypeRole::Caption, m_canvas.area().right() - m_plot.right() - gap - mark);
        const double step = std::max(m_canvas.lineHeight(TypeRole::Caption), mark > 0 ? m_canvas.length(17) : 0.0);
        for (const int offset : {0, -1, 1, -2, 2, -3, 3}) {
            const QPointF at(m_plot.right() + gap, std::clamp(end.y(), m_plot.top(), m_plot.bottom()) + offset * step);
            const QRectF box =
                m_canvas.textBox({at.x() + mark, at.y()}, Qt::AlignLeft | Qt::AlignVCenter, text, TypeRole::Caption)
                    .adjusted(-mark, 0, 0, 0);
            if (!m_canvas.isFree(box))
                continue;
            if (mark > 0)
                m_canvas.scenarioMark(at, series.scenario);
            m_canvas.text({at.x() + mark, at.y()}, Qt::AlignLeft | Qt::AlignVCenter, text, TypeRole::Caption,
                          m_canvas.theme().text);
            break;
        }
    }
}

void XyPainter::paintPointLabels()
{
    const double near = m_canvas.length(m_canvas.sizes().markRadius) + m_canvas.length(4);
    for (const XyChart::Series &series : m_chart.series) {
        for (qsizetype i = 0; i < std::min(series.points.size(), series.labels.size()); ++i) {
            if (series.marker != MarkerShape::None && !series.labels[i].isEmpty())
                m_canvas.textAtFreePlace(placesAround(place(series.points[i]), near), series.labels[i],
                                         TypeRole::Caption, m_canvas.theme().text);
        }
    }
}

} // namespace runcast
