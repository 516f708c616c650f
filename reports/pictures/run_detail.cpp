// SPDX-License-Identifier: MIT
#include "reports/pictures/run_detail.h"

#include "core/base/text.h"
#include "reports/charts/legend.h"
#include "reports/content/reliability_charts.h"
#include "reports/pictures/run_words.h"
#include "reports/pictures/time_picture.h"

#include <QPainter>
#include <QTime>

#include <algorithm>
#include <array>
#include <cmath>

namespace runcast {

namespace {

constexpr double hoursPerDay = 24;
constexpr double pictureHeight = 230; // theme units
constexpr double causeShare = 0.3, againShare = 0.3;

QString say(const Format &format, const char *text)
{
    return format.language().words("Pictures", text);
}

/// The finest step of hours with at most `most` of them in `span`.
double hourStep(double span, double most)
{
    for (const double step : {1.0 / 12, 0.25, 0.5, 1.0, 2.0, 3.0, 6.0, 12.0, 24.0, 48.0, 96.0}) {
        if (span / step <= most)
            return step;
    }
    return 168 * std::ceil(span / most / 168);
}

class DetailPainter {
public:
    DetailPainter(ChartCanvas &canvas, const RunCalendar &calendar, const RunDetail &detail)
        : m_canvas(canvas), m_calendar(calendar), m_detail(detail), m_format(canvas.format())
    {
        m_fromRun = calendar.clock.runHours(detail.fromHours);
        m_toRun = calendar.clock.runHours(detail.toHours);
        findRange();
    }

    void paint(const QRectF &area)
    {
        layOut(area);
        m_canvas.clipTo(m_plot);
        paintPlanned();
        paintStretches();
        paintCheckpoints();
        paintCurve();
        m_canvas.clipTo({});
        paintAxes();
        for (size_t i = 0; i < m_calendar.timeline.stops.size(); ++i)
            hitStop(int(i));
    }

private:
    bool isSeen(double startRun, double endRun) const { return endRun >= m_fromRun && startRun <= m_toRun; }

    /// The work done within the stretch, setbacks included.
    void findRange()
    {
        m_low = m_calendar.solveHours;
        m_high = 0;
        for (const RunPiece &piece : m_calendar.pieces) {
            if (!isSeen(piece.start, piece.end))
                continue;
            m_low = std::min(m_low, progressAt(m_calendar.pieces, std::max(piece.start, m_fromRun)));
            m_low = std::min(m_low, std::max(piece.start, m_fromRun) == piece.start ? piece.before : m_low);
            m_high = std::max(m_high, piece.end <= m_toRun ? piece.after : progressAt(m_calendar.pieces, m_toRun));
        }
        for (const SimulatedStop &stop : m_calendar.timeline.stops) {
            if (stop.start >= m_fromRun && stop.start <= m_toRun)
                m_high = std::max(m_high, stop.reached);
        }
        const double margin = std::max((m_high - m_low) * 0.06, 1e-9 * m_calendar.solveHours);
        m_low -= margin;
        m_high += margin;
    }

    void layOut(const QRectF &area)
    {
        const double gap = m_canvas.length(m_canvas.sizes().axisLabelGap),
                     line = m_canvas.lineHeight(TypeRole::Caption);
        chooseCheckpoints(area.width());
        const QList<LegendItem> legend = legendItems();
        const double names = m_canvas.textSize(percent(0.9999), TypeRole::Caption).width();
        const double left = area.left() + names + gap;
        const QRectF beside(left, area.top(), area.right() - left, area.height());
        const double head = legendHeight(m_canvas, legend, beside.width());
        paintLegend(m_canvas, legend, beside);
        m_plot = QRectF(left, area.top() + head, area.width() - names - 2 * gap, area.height() - head - line - gap);
        m_canvas.setPlot(m_plot);
    }

    QString percent(double fraction) const
    {
        // As many digits as tell the ends apart.
        const double range = (m_high - m_low) / m_calendar.solveHours;
        return m_format.percent(fraction, std::clamp(int(std::ceil(-std::log10(range * 100))) + 1, 0, 4));
    }

    void chooseCheckpoints(double width)
    {
        constexpr double apart = 4; // theme units between ticks
        const double period = m_calendar.checkpoints.period;
        if (!(period > 0))
            return;
        const double pixels = period / (m_detail.toHours - m_detail.fromHours) * width / m_canvas.length(apart);
        m_step = size_t(std::max(1.0, std::ceil(1 / pixels)));
    }

    QList<LegendItem> legendItems() const
    {
        const Theme &theme = m_canvas.theme();
        QList<LegendItem> items = {
            {say(m_format, RC_TEXT("Pictures", "Work lost")), theme.worse, Fill::Hatched},
            {say(m_format, RC_TEXT("Pictures", "Stands still, colour of the cause")), causeTint(FailureCause::Gpu)},
            {say(m_format, RC_TEXT("Pictures", "Computed again")), againColor()}};
        if (m_calendar.checkpoints.count > 0) {
            const QString name =
                m_step == 1
                    ? say(m_format, RC_TEXT("Pictures", "Checkpoints"))
                    : say(m_format, RC_TEXT("Pictures", "1 of %1 checkpoints")).arg(m_format.number(double(m_step)));
            items.append({name, theme.secondary, Fill::Solid, MarkerShape::Triangle});
        }
        if (m_calendar.clock.plannedHoursPerWeek() > 0)
            items.append({say(m_format, RC_TEXT("Pictures", "Planned stops")), plannedColor()});
        return items;
    }

    QColor causeTint(FailureCause cause) const { return causeColor(cause).tinted(causeShare).in(m_canvas.theme()); }
    QColor againColor() const { return ChartColor(ChartColor::accent()).tinted(againShare).in(m_canvas.theme()); }
    QColor plannedColor() const { return ChartColor(Subject::Neutral).tinted(0.5).in(m_canvas.theme()); }

    double xOf(double calendarHours) const
    {
        return m_plot.left() +
               (calendarHours - m_detail.fromHours) / (m_detail.toHours - m_detail.fromHours) * m_plot.width();
    }
    double xOfRun(double runHours) const { return xOf(m_calendar.calendarHours(runHours)); }
    double yOf(double useful) const { return m_plot.bottom() - (useful - m_low) / (m_high - m_low) * m_plot.height(); }

    QRectF column(double fromRun, double toRun) const
    {
        const double left = std::max(m_plot.left(), xOfRun(fromRun)), right = std::min(m_plot.right(), xOfRun(toRun));
        return {left, m_plot.top(), right - left, m_plot.height()};
    }

    void paintPlanned()
    {
        for (const RunClock::Stretch &stop : m_calendar.clock.plannedStops(m_detail.toHours)) {
            const double left = std::max(m_plot.left(), xOf(stop.start)),
                         right = std::min(m_plot.right(), xOf(stop.end));
            if (right > left)
                m_canvas.box(QRectF(left, m_plot.top(), right - left, m_plot.height()), plannedColor());
        }
    }

    void paintStretches()
    {
        const Theme &theme = m_canvas.theme();
        const double cap = m_canvas.length(5), thinnest = m_canvas.length(1.6);
        for (const RunPiece &piece : m_calendar.pieces) {
            if (piece.kind == RunPiece::Kind::CatchUp && isSeen(piece.start, piece.end)) {
                if (const QRectF box = column(piece.start, piece.end); box.width() > 0)
                    m_canvas.box(box, againColor());
            }
        }
        for (const SimulatedStop &stop : m_calendar.timeline.stops) {
            if (!isSeen(stop.start - stop.lostWork, stop.end))
                continue;
            if (const QRectF lost = column(stop.start - stop.lostWork, stop.start); lost.width() > m_canvas.length(1))
                m_canvas.filled(lost, theme.worse, Fill::Hatched);
            QRectF still = column(stop.start, stop.end);
            if (still.right() < m_plot.left() || still.left() > m_plot.right())
                continue;
            still.setWidth(std::max(thinnest, still.width()));
            m_canvas.box(still, causeTint(causeOf(stop)));
            m_canvas.box(QRectF(still.left(), still.top(), still.width(), cap), causeColor(causeOf(stop)).in(theme));
        }
    }

    void paintCheckpoints()
    {
        const double size = m_canvas.length(6);
        for (const double hour :
             checkpointsWithin(m_calendar.timeline, m_calendar.checkpoints.period, m_fromRun, m_toRun, m_step))
            m_canvas.vertical(xOfRun(hour), m_plot.bottom() - size, m_plot.bottom(), m_canvas.theme().secondary,
                              m_canvas.length(1));
    }

    void paintCurve()
    {
        const QColor color = ChartColor(Subject::Failure).in(m_canvas.theme());
        const double width = m_canvas.length(m_canvas.sizes().dataLine);
        const auto planned = m_calendar.clock.plannedStops(m_detail.toHours);
        QPolygonF curve;
        for (const RunPiece &piece : m_calendar.pieces) {
            if (!isSeen(piece.start, piece.end))
                continue;
            curve.append({xOfRun(piece.start), yOf(piece.before)}); // after a stop: straight down, the setback
            for (const RunClock::Stretch &stop : planned) {
                const double hour = m_calendar.clock.runHours(stop.start);
                if (hour <= piece.start || hour >= piece.end)
                    continue;
                const double y = yOf(progressAt(m_calendar.pieces, hour));
                curve.append({xOf(stop.start), y});
                curve.append({xOf(stop.end), y});
            }
            curve.append({xOfRun(piece.end), yOf(piece.after)});
        }
        if (!curve.isEmpty())
            m_canvas.polyline(curve, color, width);
    }

    void paintAxes()
    {
        const Theme &theme = m_canvas.theme();
        const double gap = m_canvas.length(m_canvas.sizes().axisLabelGap);
        m_canvas.horizontal(m_plot.bottom(), m_plot.left(), m_plot.right(), theme.faint,
                            m_canvas.length(m_canvas.sizes().baseLine));
        for (const double share : {0.06, 0.5, 0.94}) {
            const double useful = std::lerp(m_low, m_high, share);
            m_canvas.textAtFreePlace({{{m_plot.left() - gap, yOf(useful)}, Qt::AlignRight | Qt::AlignVCenter}},
                                     percent(useful / m_calendar.solveHours), TypeRole::Caption, theme.secondary);
        }
        const double widest =
            m_canvas.textSize(runMoment(m_calendar, m_detail.fromHours, m_format), TypeRole::Caption).width();
        const double step = hourStep(m_detail.toHours - m_detail.fromHours, m_plot.width() / (widest * 0.9));
        QString lastDate;
        const auto firstMark = std::llround(std::ceil(m_detail.fromHours / step));
        const auto lastMark = std::llround(std::floor(m_detail.toHours / step));
        for (auto mark = firstMark; mark <= lastMark; ++mark) {
            const double hour = double(mark) * step;
            const QString date = runDate(m_calendar, hour, m_format);
            const double inDay = hour - std::floor(hour / hoursPerDay) * hoursPerDay;
            const QTime time = QTime(0, 0).addSecs(int(std::lround(inDay * 3600)));
            const QString clock = m_format.language().locale().toString(time, QLocale::ShortFormat);
            const QString text = date == lastDate ? clock : step >= hoursPerDay ? date : date + u' ' + clock;
            m_canvas.vertical(xOf(hour), m_plot.bottom(), m_plot.bottom() + m_canvas.length(3), theme.faint,
                              m_canvas.length(1));
            if (m_canvas.textAtFreePlace({{{xOf(hour), m_plot.bottom() + gap}, Qt::AlignHCenter | Qt::AlignTop}}, text,
                                         TypeRole::Caption, theme.secondary))
                lastDate = date;
        }
        if (m_detail.stop >= 0) {
            const SimulatedStop &stop = m_calendar.timeline.stops[size_t(m_detail.stop)];
            m_canvas.marker({(xOfRun(stop.start) + xOfRun(stop.end)) / 2, yOf(stop.progress)}, MarkerShape::Ring,
                            theme.text, m_canvas.length(m_canvas.sizes().markRadius * 1.4));
        }
    }

    void hitStop(int index)
    {
        const SimulatedStop &stop = m_calendar.timeline.stops[size_t(index)];
        if (!isSeen(stop.start, stop.end))
            return;
        QRectF box = column(stop.start, stop.end);
        box.setWidth(std::max(box.width(), m_canvas.length(2)));
        m_canvas.hit(box, causeName(causeOf(stop), m_format.language()), stopWords(m_calendar, stop, m_format));
    }

    ChartCanvas &m_canvas;
    const RunCalendar &m_calendar;
    const RunDetail &m_detail;
    const Format &m_format;
    QRectF m_plot;
    double m_fromRun = 0, m_toRun = 1; // of the run's clock
    double m_low = 0, m_high = 1;      // useful compute
    size_t m_step = 1;                 // of checkpoints, one is drawn
};

} // namespace

RunDetail runDetail(const RunCalendar &calendar, int stop, double zoom)
{
    constexpr double intervals = 2.5, stopsLong = 3, fewestHours = 2; // in sight at zoom 1
    const SimulatedRun &run = calendar.timeline.run;
    double middle = calendar.endHours() / 2, span = run.wallClock / (run.interruptions + 1.0) * intervals;
    if (stop >= 0) {
        const SimulatedStop &at = calendar.timeline.stops[size_t(stop)];
        const double start = calendar.calendarHours(at.start), end = calendar.calendarHours(at.end);
        middle = (start - at.lostWork + end) / 2;
        span = std::max(span, (end - start + at.lostWork) * stopsLong);
    }
    span = std::clamp(std::max(span, fewestHours) / zoom, std::min(0.25, calendar.endHours()), calendar.endHours());
    const double from = std::clamp(middle - span / 2, 0.0, calendar.endHours() - span);
    return {from, from + span, stop};
}

ChartHits paintRunDetail(QPainter &painter, const QRectF &area, const RunCalendar &calendar, const RunDetail &detail,
                         const ChartStyle &style)
{
    return paintTimePicture(painter, area, style,
                            [&](ChartCanvas &canvas) { DetailPainter(canvas, calendar, detail).paint(area); });
}

double runDetailHeight(const ChartStyle &style)
{
    return pictureHeight * style.unit;
}

double detailHourAt(const RunDetail &detail, const QRectF &plot, double x)
{
    return std::lerp(detail.fromHours, detail.toHours, std::clamp((x - plot.left()) / plot.width(), 0.0, 1.0));
}

} // namespace runcast
