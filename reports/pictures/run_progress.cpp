// SPDX-License-Identifier: MIT
#include "reports/pictures/run_progress.h"

#include "core/base/text.h"
#include "core/reliability/ramp.h"
#include "reports/charts/legend.h"
#include "reports/charts/plot_axis.h"
#include "reports/content/reliability_charts.h"
#include "reports/pictures/run_words.h"
#include "reports/pictures/time_picture.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

namespace runcast {

namespace {

constexpr double hoursPerDay = 24;
constexpr double pictureHeight = 262, stripHeight = 18, stripMark = 10, stripGap = 3; // theme units
constexpr double bandShare = 0.18;
constexpr int quarters = 4; // grid lines

QString say(const Format &format, const char *text)
{
    return format.language().words("Pictures", text);
}

/// The end of the axis: where the slowest of run and band ends.
double spanHours(const RunCalendar &calendar)
{
    const double high = calendar.odds.empty() ? 0 : calendar.odds.back().highHours;
    return std::max({calendar.endHours(), high, 1.0});
}

class ProgressPainter {
public:
    ProgressPainter(ChartCanvas &canvas, const RunCalendar &calendar)
        : m_canvas(canvas), m_calendar(calendar), m_format(canvas.format()), m_span(spanHours(calendar))
    {
    }

    void paint(const QRectF &area)
    {
        layOut(area);
        paintShades();
        paintBand();
        paintGrid();
        paintAxis();
        paintIdeal();
        paintRun();
        paintInterruptions();
        paintCheckpoints();
    }

private:
    void layOut(const QRectF &area)
    {
        const double gap = m_canvas.length(m_canvas.sizes().axisLabelGap),
                     line = m_canvas.lineHeight(TypeRole::Caption);
        m_stopsName = say(m_format, RC_TEXT("Pictures", "Interruptions"));
        chooseCheckpoints(area.width());
        double names = m_canvas.textSize(m_format.percent(1), TypeRole::Caption).width();
        for (const QString &name : {m_stopsName, m_checkpointsName})
            names = std::max(names, m_canvas.textSize(name, TypeRole::Caption).width());
        const QList<LegendItem> legend = legendItems();
        const double left = area.left() + names + gap;
        const QRectF beside(left, area.top(), area.right() - left, area.height());
        const double head = legendHeight(m_canvas, legend, beside.width()) + line / 2;
        paintLegend(m_canvas, legend, beside);
        const double strips = m_canvas.length(2 * stripHeight) + line / 2 + gap;
        m_plot =
            QRectF(left, area.top() + head, area.width() - names - 2 * gap, area.height() - head - line - gap - strips);
        m_canvas.setPlot(m_plot);
    }

    /// Every so manieth checkpoint, so that ticks stay apart.
    void chooseCheckpoints(double width)
    {
        constexpr double apart = 6; // theme units between ticks
        const double most = std::max(1.0, width / m_canvas.length(apart));
        const double needed = double(m_calendar.checkpoints.count) / most;
        m_step = 1;
        for (size_t decade = 1; double(m_step) < needed; decade *= 10) {
            for (const size_t round : std::array<size_t, 3>{2, 5, 10}) {
                if (double(m_step) < needed)
                    m_step = round * decade;
            }
        }
        if (m_calendar.checkpoints.count == 0)
            m_checkpointsName = QString();
        else if (m_step == 1)
            m_checkpointsName = say(m_format, RC_TEXT("Pictures", "Checkpoints"));
        else
            //: Beside ticks for checkpoints; %1 = 40: only each 40th has one.
            m_checkpointsName =
                say(m_format, RC_TEXT("Pictures", "1 of %1 checkpoints")).arg(m_format.number(double(m_step)));
    }

    QList<LegendItem> legendItems() const
    {
        const Theme &theme = m_canvas.theme();
        QList<LegendItem> items = {{say(m_format, RC_TEXT("Pictures", "This run")), runColor()}};
        if (!m_calendar.odds.empty())
            items.append({say(m_format, RC_TEXT("Pictures", "P10 to P90 of many runs")), bandColor()});
        items.append({say(m_format, RC_TEXT("Pictures", "Without any loss")), theme.secondary, Fill::Open});
        if (m_calendar.clock.delayHours() > 0)
            items.append({say(m_format, RC_TEXT("Pictures", "Hardware late")), theme.line});
        if (m_calendar.clock.rampHours() > 0)
            items.append({say(m_format, RC_TEXT("Pictures", "Ramp-up")), theme.raised});
        if (m_calendar.clock.plannedHoursPerWeek() > 0)
            items.append({say(m_format, RC_TEXT("Pictures", "Planned stops")), plannedColor()});
        return items;
    }

    QColor runColor() const { return ChartColor(Subject::Failure).in(m_canvas.theme()); }
    QColor bandColor() const { return ChartColor(ChartColor::accent()).tinted(bandShare).in(m_canvas.theme()); }
    QColor plannedColor() const { return ChartColor(Subject::Neutral).tinted(0.5).in(m_canvas.theme()); }

    double xOf(double calendarHours) const { return m_plot.left() + calendarHours / m_span * m_plot.width(); }
    double yOf(double fraction) const { return m_plot.bottom() - fraction * m_plot.height(); }

    void shade(double from, double to, const QColor &color)
    {
        const double left = xOf(from), right = xOf(std::min(to, m_span));
        if (right > left)
            m_canvas.box(QRectF(left, m_plot.top(), right - left, m_plot.height()), color);
    }

    void paintShades()
    {
        const RunClock &clock = m_calendar.clock;
        shade(0, clock.delayHours(), m_canvas.theme().line);
        shade(clock.delayHours(), clock.delayHours() + clock.rampHours(), m_canvas.theme().raised);
    }

    void paintBand()
    {
        QPolygonF band;
        for (const ProgressOdds &point : m_calendar.odds)
            band.append({xOf(point.lowHours), yOf(point.fraction)});
        for (auto point = m_calendar.odds.rbegin(); point != m_calendar.odds.rend(); ++point)
            band.append({xOf(point->highHours), yOf(point->fraction)});
        if (!band.isEmpty())
            m_canvas.polygon(band, bandColor());
        for (const RunClock::Stretch &stop : m_calendar.clock.plannedStops(m_calendar.endHours()))
            shade(stop.start, stop.end, plannedColor());
    }

    void paintGrid()
    {
        const Theme &theme = m_canvas.theme();
        const double gap = m_canvas.length(m_canvas.sizes().axisLabelGap);
        for (int i = 0; i <= quarters; ++i) {
            const double fraction = double(i) / quarters, y = yOf(fraction);
            m_canvas.horizontal(y, m_plot.left(), m_plot.right(), i == 0 ? theme.faint : theme.line,
                                m_canvas.length(i == 0 ? m_canvas.sizes().baseLine : m_canvas.sizes().gridLine));
            m_canvas.textAtFreePlace({{{m_plot.left() - gap, y}, Qt::AlignRight | Qt::AlignVCenter}},
                                     m_format.percent(fraction), TypeRole::Caption, theme.secondary);
        }
    }

    void paintIdeal()
    {
        constexpr int points = 48;
        const RunClock &clock = m_calendar.clock;
        QPolygonF line;
        for (int i = 0; i <= points; ++i) {
            const double fraction = double(i) / points;
            const double hours =
                clock.delayHours() + calendarWithRamp(fraction * m_calendar.idealHours, clock.rampHours());
            line.append({xOf(hours), yOf(fraction)});
        }
        m_canvas.polyline(line, m_canvas.theme().secondary, m_canvas.length(m_canvas.sizes().dataLine * 0.75),
                          m_canvas.sizes().limitDash);
    }

    void paintRun()
    {
        const double nearest = m_canvas.length(0.4); // closer points cannot be told apart
        QPolygonF curve;
        const auto add = [&](double runHours, double useful, bool always) {
            const QPointF point(xOf(m_calendar.calendarHours(runHours)), yOf(useful / m_calendar.solveHours));
            if (always || curve.isEmpty() || point.x() - curve.last().x() >= nearest)
                curve.append(point);
        };
        add(0, 0, true);
        for (const RunPiece &piece : m_calendar.pieces) {
            add(piece.start, piece.before, false);
            add(piece.end, piece.after, &piece == &m_calendar.pieces.back());
        }
        m_canvas.polyline(curve, runColor(), m_canvas.length(m_canvas.sizes().dataLine));
        m_canvas.marker(curve.last(), MarkerShape::Dot, runColor(), m_canvas.length(m_canvas.sizes().markRadius));
        const double away = m_canvas.length(m_canvas.sizes().labelGap + m_canvas.sizes().markRadius);
        const QString end =
            say(m_format, RC_TEXT("Pictures", "ends %1")).arg(runDate(m_calendar, m_calendar.endHours(), m_format));
        // Under the curve, which falls to the left by so much within the words.
        const double slope = m_plot.height() / std::max(1.0, curve.last().x() - m_plot.left());
        const double below = m_canvas.textSize(end, TypeRole::CaptionStrong).width() * slope + away;
        m_canvas.textAtFreePlace({{{curve.last().x(), curve.last().y() + below}, Qt::AlignRight | Qt::AlignTop},
                                  {{curve.last().x() - away, curve.last().y()}, Qt::AlignRight | Qt::AlignVCenter}},
                                 end, TypeRole::CaptionStrong, m_canvas.theme().text, true);
    }

    QRectF strip(int row) const
    {
        const double top = m_plot.bottom() + m_canvas.lineHeight(TypeRole::Caption) / 2 +
                           m_canvas.length(stripGap + row * stripHeight);
        return {m_plot.left(), top, m_plot.width(), m_canvas.length(stripMark)};
    }

    void nameStrip(const QRectF &strip, const QString &name)
    {
        m_canvas.textAtFreePlace({{{strip.left() - m_canvas.length(m_canvas.sizes().axisLabelGap), strip.center().y()},
                                   Qt::AlignRight | Qt::AlignVCenter}},
                                 name, TypeRole::Caption, m_canvas.theme().secondary);
    }

    void paintInterruptions()
    {
        const QRectF row = strip(0);
        nameStrip(row, m_stopsName);
        m_canvas.box(QRectF(row.left(), row.top(), xOf(m_calendar.endHours()) - row.left(), row.height()),
                     m_canvas.theme().free);
        const double thinnest = m_canvas.length(1.2);
        for (const SimulatedStop &stop : m_calendar.timeline.stops) {
            const double left = xOf(m_calendar.calendarHours(stop.start));
            const double right = xOf(m_calendar.calendarHours(stop.end));
            m_canvas.box(QRectF(left, row.top(), std::max(thinnest, right - left), row.height()),
                         causeColor(causeOf(stop)).in(m_canvas.theme()));
        }
    }

    void paintCheckpoints()
    {
        if (m_calendar.checkpoints.count == 0)
            return;
        const QRectF row = strip(1);
        nameStrip(row, m_checkpointsName);
        const SimulatedTimeline &timeline = m_calendar.timeline;
        for (const double hour :
             checkpointsWithin(timeline, m_calendar.checkpoints.period, 0, timeline.run.wallClock, m_step))
            m_canvas.vertical(xOf(m_calendar.calendarHours(hour)), row.top(), row.bottom(), m_canvas.theme().faint,
                              m_canvas.length(1));
    }

    /// Days, weeks or months: a line up through the plot, and its name below the strips.
    void paintAxis()
    {
        constexpr double narrowest = 70; // theme units between two names
        const double first = m_calendar.startDay.value_or(0), last = first + m_span / hoursPerDay;
        ChartAxis axis;
        axis.scale = m_format.scaleFor(m_calendar.startDay ? Unit::Date : Unit::Days, std::vector{first, last});
        axis.low = first;
        axis.high = last;
        axis.fromZero = !m_calendar.startDay;
        PlotAxis plot =
            makePlotAxis(axis, m_format, first, last, std::max(2, int(m_plot.width() / m_canvas.length(narrowest))));
        plot.from = m_plot.left();
        plot.to = m_plot.right();
        const double y = strip(2).top();
        for (size_t i = 0; i < plot.ticks.size(); ++i) {
            if (const double x = plot.atShown(plot.ticks[i]); x >= m_plot.left() && x <= m_plot.right())
                m_canvas.vertical(x, m_plot.top(), m_plot.bottom(), m_canvas.theme().line,
                                  m_canvas.length(m_canvas.sizes().gridLine));
            if (const double x = plot.labelAt(i); x >= m_plot.left() && x <= m_plot.right())
                m_canvas.textAtFreePlace({{{x, y}, Qt::AlignHCenter | Qt::AlignTop}}, plot.labels[qsizetype(i)],
                                         TypeRole::Caption, m_canvas.theme().secondary);
        }
    }

    ChartCanvas &m_canvas;
    const RunCalendar &m_calendar;
    const Format &m_format;
    double m_span;
    QRectF m_plot;
    QString m_stopsName, m_checkpointsName;
    size_t m_step = 1; // of checkpoints, one is drawn
};

} // namespace

ChartHits paintRunProgress(QPainter &painter, const QRectF &area, const RunCalendar &calendar, const ChartStyle &style)
{
    return paintTimePicture(painter, area, style,
                            [&](ChartCanvas &canvas) { ProgressPainter(canvas, calendar).paint(area); });
}

double runProgressHeight(const ChartStyle &style)
{
    return pictureHeight * style.unit;
}

double progressHourAt(const RunCalendar &calendar, const QRectF &plot, double x)
{
    return std::clamp((x - plot.left()) / plot.width(), 0.0, 1.0) * spanHours(calendar);
}

} // namespace runcast
