// SPDX-License-Identifier: MIT
#include "reports/pictures/run_calendar.h"

#include "core/base/text.h"
#include "reports/content/reliability_charts.h"
#include "reports/pictures/run_words.h"
#include "reports/pictures/time_picture.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace runcast {
namespace {

constexpr double hoursPerDay = 24;
constexpr double pointsToUnits = 4.0 / 3; // a point is 4/3 px at 96 dpi
constexpr double hoursPerWeek = 168;
constexpr double rowHeight = 19;               // theme units
constexpr double barShare = 0.8;               // of the row
constexpr double lowShare = 0.3;               // of the bar: what is computed again
constexpr double headLines = 2.4;              // legend and names of days
constexpr int fewestWeeks = 3, mostWeeks = 60; // beyond, a row stands for more than a week

QString say(const Format &format, const char *text)
{
    return format.language().words("Pictures", text);
}

/// Where hours of the run lie in rows.
class WeekGrid {
public:
    explicit WeekGrid(const RunCalendar &calendar)
    {
        if (calendar.startDay) {
            constexpr double firstMonday = 4; // 1970-01-05, in days since 1970-01-01
            m_offset = std::fmod(std::fmod(*calendar.startDay - firstMonday, 7) + 7, 7) * hoursPerDay;
        }
        const double end = std::max(calendar.endHours(), calendar.odds.empty() ? 0 : calendar.odds.back().highHours);
        const double weeks = std::ceil((end + m_offset) / hoursPerWeek);
        m_weeksPerRow = std::max(1.0, std::ceil(weeks / mostWeeks));
        m_rows = std::clamp(int(std::ceil(weeks / m_weeksPerRow)), fewestWeeks, mostWeeks);
    }

    int rows() const { return m_rows; }
    double rowHours() const { return m_weeksPerRow * hoursPerWeek; }
    bool isWeekly() const { return m_weeksPerRow == 1; }
    /// Hours of the run at which a row begins; below 0 before the start.
    double rowStart(int row) const { return row * rowHours() - m_offset; }

private:
    double m_offset = 0; // hours from the Monday of the first week to the start
    double m_weeksPerRow = 1;
    int m_rows = fewestWeeks;
};

struct RowFigures {
    int stops = 0;
    double useful = 0, elapsed = 0;
};

RowFigures figuresOf(const RunCalendar &calendar, const WeekGrid &grid, int row)
{
    const double from = std::max(0.0, grid.rowStart(row));
    const double to = std::min(calendar.endHours(), grid.rowStart(row + 1));
    RowFigures figures;
    if (to <= from)
        return figures;
    for (const SimulatedStop &stop : calendar.timeline.stops) {
        const double start = calendar.calendarHours(stop.start);
        figures.stops += start >= from && start < to;
    }
    figures.useful = (calendar.fractionAt(to) - calendar.fractionAt(from)) * calendar.idealHours;
    figures.elapsed = to - from;
    return figures;
}

class CalendarPainter {
public:
    CalendarPainter(ChartCanvas &canvas, const RunCalendar &calendar)
        : m_canvas(canvas), m_calendar(calendar), m_grid(calendar), m_format(canvas.format())
    {
    }

    void paint(const QRectF &area)
    {
        layOut(area);
        paintLegend(area);
        paintHead();
        for (int row = 0; row < m_grid.rows(); ++row)
            paintRow(row);
    }

private:
    void layOut(const QRectF &area)
    {
        const double gap = m_canvas.length(m_canvas.sizes().axisLabelGap);
        for (int row = 0; row < m_grid.rows(); ++row)
            m_nameWidth = std::max(m_nameWidth, m_canvas.textSize(rowName(row), TypeRole::Caption).width());
        m_stopsHead = say(m_format, RC_TEXT("Pictures", "stops"));
        m_goodputHead = say(m_format, RC_TEXT("Pictures", "goodput"));
        m_stopsWidth = m_canvas.textSize(m_stopsHead, TypeRole::Caption).width() + gap;
        m_goodputWidth = std::max(m_canvas.textSize(m_goodputHead, TypeRole::Caption).width(),
                                  m_canvas.textSize(m_format.percent(0.999, 1), TypeRole::Caption).width()) +
                         2 * gap;
        const double head = headLines * m_canvas.lineHeight(TypeRole::Caption);
        m_plot = QRectF(area.left() + m_nameWidth + gap, area.top() + head,
                        area.width() - m_nameWidth - m_stopsWidth - m_goodputWidth - 2 * gap, area.height() - head);
        m_canvas.setPlot(m_plot);
    }

    void paintLegend(const QRectF &area)
    {
        std::array<bool, failureCauseCount> occurs{};
        for (const SimulatedStop &stop : m_calendar.timeline.stops)
            occurs[size_t(causeOf(stop))] = true;
        const double side = m_canvas.length(10), gap = m_canvas.length(5);
        double x = m_plot.left();
        const double y = area.top() + m_canvas.lineHeight(TypeRole::Caption) / 2;
        for (size_t i = 0; i < failureCauseCount; ++i) {
            const QString name = causeName(FailureCause(i), m_format.language());
            const double width = m_canvas.textSize(name, TypeRole::Caption).width();
            if (!occurs[i] || x + side + gap + width > area.right())
                continue;
            m_canvas.roundBox(QRectF(x, y - side / 2, side, side), causeColor(FailureCause(i)).in(m_canvas.theme()),
                              m_canvas.length(2));
            m_canvas.textAtFreePlace({{{x + side + gap, y}, Qt::AlignLeft | Qt::AlignVCenter}}, name, TypeRole::Caption,
                                     m_canvas.theme().secondary);
            x += side + gap + width + 3 * gap;
        }
    }

    void paintHead()
    {
        const QColor color = m_canvas.theme().secondary;
        const double y = m_plot.top();
        if (m_grid.isWeekly() && m_calendar.startDay) {
            for (int day = 0; day < 7; ++day) {
                const QString name = m_format.language().locale().standaloneDayName(day + 1, QLocale::ShortFormat);
                m_canvas.textAtFreePlace(
                    {{{m_plot.left() + (day + 0.5) * m_plot.width() / 7, y}, Qt::AlignHCenter | Qt::AlignBottom}}, name,
                    TypeRole::Caption, color);
            }
        }
        m_canvas.textAtFreePlace({{{m_plot.right() + m_stopsWidth, y}, Qt::AlignRight | Qt::AlignBottom}}, m_stopsHead,
                                 TypeRole::Caption, color);
        m_canvas.textAtFreePlace(
            {{{m_plot.right() + m_stopsWidth + m_goodputWidth, y}, Qt::AlignRight | Qt::AlignBottom}}, m_goodputHead,
            TypeRole::Caption, color);
    }

    QString rowName(int row) const
    {
        if (m_calendar.startDay)
            return runDate(m_calendar, std::max(0.0, m_grid.rowStart(row)), m_format);
        //: A week of the run; %1 = its number.
        return say(m_format, RC_TEXT("Pictures", "week %1"))
            .arg(m_format.number(row * m_grid.rowHours() / hoursPerWeek + 1));
    }

    double xOf(int row, double hour) const
    {
        return m_plot.left() + (hour - m_grid.rowStart(row)) / m_grid.rowHours() * m_plot.width();
    }

    void stretch(int row, double from, double to, const QRectF &bar, const QColor &color)
    {
        const double left = xOf(row, std::max(from, m_grid.rowStart(row)));
        const double right = xOf(row, std::min(to, m_grid.rowStart(row + 1)));
        if (right > left)
            m_canvas.box(QRectF(left, bar.top(), right - left, bar.height()), color);
    }

    void paintRow(int row)
    {
        const double height = m_plot.height() / m_grid.rows();
        const QRectF whole(m_plot.left(), m_plot.top() + row * height, m_plot.width(), height);
        const QRectF bar = whole.adjusted(0, height * (1 - barShare) / 2, 0, -height * (1 - barShare) / 2);
        const Theme &theme = m_canvas.theme();
        if (!m_calendar.odds.empty())
            stretch(row, m_calendar.odds.back().lowHours, m_calendar.odds.back().highHours, whole,
                    ChartColor(ChartColor::accent()).tinted(0.18).in(theme));
        stretch(row, m_calendar.clock.delayHours(), m_calendar.endHours(), bar, theme.free);
        const QRectF low(bar.left(), bar.bottom() - bar.height() * lowShare, bar.width(), bar.height() * lowShare);
        for (const RunPiece &piece : m_calendar.pieces) {
            if (piece.kind == RunPiece::Kind::CatchUp)
                stretch(row, m_calendar.calendarHours(piece.start), m_calendar.calendarHours(piece.end), low,
                        theme.faint);
        }
        for (const RunClock::Stretch &stop : m_calendar.clock.plannedStops(m_calendar.endHours()))
            stretch(row, stop.start, stop.end, bar, ChartColor(Subject::Neutral).tinted(0.5).in(theme));
        const double thinnest = m_canvas.length(1.6);
        for (const SimulatedStop &stop : m_calendar.timeline.stops) {
            const double start = m_calendar.calendarHours(stop.start), end = m_calendar.calendarHours(stop.end);
            if (end < m_grid.rowStart(row) || start >= m_grid.rowStart(row + 1))
                continue;
            const double left = std::max(m_plot.left(), xOf(row, start));
            const double right = std::min(m_plot.right(), xOf(row, end));
            m_canvas.box(QRectF(left, bar.top(), std::max(thinnest, right - left), bar.height()),
                         causeColor(causeOf(stop)).in(theme));
        }
        for (int day = 1; day < 7 && m_grid.isWeekly(); ++day)
            m_canvas.vertical(m_plot.left() + day * m_plot.width() / 7, bar.top(), bar.bottom(), theme.surface,
                              m_canvas.length(1));
        paintWords(row, whole);
    }

    void paintWords(int row, const QRectF &whole)
    {
        const QColor color = m_canvas.theme().secondary;
        const double gap = m_canvas.length(m_canvas.sizes().axisLabelGap), y = whole.center().y();
        m_canvas.textAtFreePlace({{{m_plot.left() - gap, y}, Qt::AlignRight | Qt::AlignVCenter}}, rowName(row),
                                 TypeRole::Caption, color);
        const RowFigures figures = figuresOf(m_calendar, m_grid, row);
        if (figures.elapsed <= 0)
            return;
        const QString stops = m_format.number(figures.stops);
        const QString goodput = m_format.percent(figures.useful / figures.elapsed, 1);
        m_canvas.textAtFreePlace({{{m_plot.right() + m_stopsWidth, y}, Qt::AlignRight | Qt::AlignVCenter}}, stops,
                                 TypeRole::Caption, m_canvas.theme().text);
        m_canvas.textAtFreePlace(
            {{{m_plot.right() + m_stopsWidth + m_goodputWidth, y}, Qt::AlignRight | Qt::AlignVCenter}}, goodput,
            TypeRole::Caption, m_canvas.theme().text);
        m_canvas.hit(whole, rowName(row),
                     say(m_format, RC_TEXT("Pictures", "%1 stops, goodput %2")).arg(stops, goodput));
    }

    ChartCanvas &m_canvas;
    const RunCalendar &m_calendar;
    WeekGrid m_grid;
    const Format &m_format;
    QRectF m_plot;
    QString m_stopsHead, m_goodputHead;
    double m_nameWidth = 0, m_stopsWidth = 0, m_goodputWidth = 0;
};

} // namespace

ChartHits paintRunCalendar(QPainter &painter, const QRectF &area, const RunCalendar &calendar, const ChartStyle &style)
{
    return paintTimePicture(painter, area, style,
                            [&](ChartCanvas &canvas) { CalendarPainter(canvas, calendar).paint(area); });
}

double runCalendarHeight(const RunCalendar &calendar, const ChartStyle &style)
{
    return (WeekGrid(calendar).rows() * rowHeight +
            style.theme->style(TypeRole::Caption).linePoints * headLines * pointsToUnits) *
           style.unit;
}

int stopAt(const RunCalendar &calendar, const QRectF &plot, const QPointF &point, double reach)
{
    if (!plot.contains(point))
        return -1;
    const WeekGrid grid(calendar);
    const int row = std::min(grid.rows() - 1, int((point.y() - plot.top()) / plot.height() * grid.rows()));
    const double hoursPerPixel = grid.rowHours() / plot.width();
    return stopNear(calendar, grid.rowStart(row) + (point.x() - plot.left()) * hoursPerPixel, reach * hoursPerPixel);
}

} // namespace runcast
