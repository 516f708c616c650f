// SPDX-License-Identifier: MIT
#include "ui/pages/plan/tabs/run_calendar_view.h"

#include "reports/pictures/run_calendar.h"
#include "reports/pictures/run_progress.h"
#include "reports/pictures/run_words.h"
#include "ui/theme/widget_theme.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

namespace runcast {

RunCalendarView::RunCalendarView(Part part, QWidget *parent)
    : PictureView(640, 240, parent), m_part(part), m_calendar(std::make_shared<const RunCalendar>())
{
    setFocusPolicy(Qt::StrongFocus);
}

void RunCalendarView::setCalendar(std::shared_ptr<const RunCalendar> calendar, const RunDetail &detail,
                                  const Format &format)
{
    m_calendar = std::move(calendar);
    m_detail = detail;
    changed(format);
}

ChartHits RunCalendarView::paintPicture(QPainter &painter, const QRectF &area, const ChartStyle &style) const
{
    if (m_calendar->pieces.empty())
        return {};
    switch (m_part) {
    case Part::Progress:
        return paintRunProgress(painter, area, *m_calendar, style);
    case Part::Detail:
        return paintRunDetail(painter, area, *m_calendar, m_detail, style);
    case Part::Weeks:
        break;
    }
    return paintRunCalendar(painter, area, *m_calendar, style);
}

double RunCalendarView::pictureHeight(const ChartStyle &style) const
{
    switch (m_part) {
    case Part::Progress:
        return runProgressHeight(style);
    case Part::Detail:
        return runDetailHeight(style);
    case Part::Weeks:
        break;
    }
    return runCalendarHeight(*m_calendar, style);
}

int RunCalendarView::stopAtPoint(const QPointF &point, double reach) const
{
    const QRectF &plot = paintedPlot();
    if (m_calendar->pieces.empty() || plot.isEmpty() || point.x() < plot.left() || point.x() > plot.right())
        return -1;
    switch (m_part) {
    case Part::Progress: {
        const double span = progressHourAt(*m_calendar, plot, plot.right());
        return stopNear(*m_calendar, progressHourAt(*m_calendar, plot, point.x()), reach * span / plot.width());
    }
    case Part::Detail: {
        const double span = m_detail.toHours - m_detail.fromHours;
        return stopNear(*m_calendar, detailHourAt(m_detail, plot, point.x()), reach * span / plot.width());
    }
    case Part::Weeks:
        break;
    }
    return stopAt(*m_calendar, plot, point, reach);
}

QString RunCalendarView::wordsAt(const QPointF &point) const
{
    const QRectF &plot = paintedPlot();
    if (m_part == Part::Progress && plot.contains(point))
        return progressWords(*m_calendar, progressHourAt(*m_calendar, plot, point.x()), format());
    const int stop = stopAtPoint(point, px(3));
    if (stop >= 0)
        return stopWords(*m_calendar, m_calendar->timeline.stops[size_t(stop)], format());
    if (m_part == Part::Detail && plot.contains(point))
        return progressWords(*m_calendar, detailHourAt(m_detail, plot, point.x()), format());
    return {};
}

void RunCalendarView::mousePressEvent(QMouseEvent *event)
{
    constexpr int reach = 40; // a click means the nearest
    ensurePainted();
    const int stop = event->button() == Qt::LeftButton ? stopAtPoint(event->position(), px(reach)) : -1;
    if (stop >= 0)
        emit stopChosen(stop);
    else
        PictureView::mousePressEvent(event);
}

void RunCalendarView::keyPressEvent(QKeyEvent *event)
{
    const int step = event->key() == Qt::Key_Right ? 1 : event->key() == Qt::Key_Left ? -1 : 0;
    const int stop = m_detail.stop + step;
    if (step == 0 || stop < 0 || stop >= int(m_calendar->timeline.stops.size()))
        PictureView::keyPressEvent(event);
    else
        emit stopChosen(stop);
}

void RunCalendarView::focusInEvent(QFocusEvent *event)
{
    PictureView::focusInEvent(event);
    update();
}

void RunCalendarView::focusOutEvent(QFocusEvent *event)
{
    PictureView::focusOutEvent(event);
    update();
}

void RunCalendarView::paintEvent(QPaintEvent *event)
{
    PictureView::paintEvent(event);
    if (!hasFocus())
        return;
    QPainter painter(this);
    painter.setPen(QPen(themeOf(this).accent, px(2)));
    painter.drawRect(rect().adjusted(1, 1, -1, -1));
}

} // namespace runcast
