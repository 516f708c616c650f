// SPDX-License-Identifier: MIT
#include "ui/pages/plan/tabs/run_calendar_view.h"

#include "reports/content/reliability_charts.h"
#include "ui/theme/widget_theme.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

namespace runcast {

RunCalendarView::RunCalendarView(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

ChartStyle RunCalendarView::style() const
{
    return ChartStyle::screen(themeOf(this), m_format, logicalDpiY(), px(1000) / 1000.0);
}

void RunCalendarView::setCalendar(RunCalendar calendar, const Format &format)
{
    m_calendar = std::move(calendar);
    m_format = format;
    m_painted = {};
    updateGeometry();
    update();
}

QSize RunCalendarView::sizeHint() const
{
    return {px(640), int(runCalendarHeight(m_calendar, style()))};
}

QSize RunCalendarView::minimumSizeHint() const
{
    return {px(240), sizeHint().height()};
}

void RunCalendarView::ensurePainted()
{
    if (!m_painted.isNull() || size().isEmpty())
        return;
    m_painted = QPixmap(size() * devicePixelRatioF());
    m_painted.setDevicePixelRatio(devicePixelRatioF());
    m_painted.fill(Qt::transparent);
    QPainter painter(&m_painted);
    m_hits = paintRunCalendar(painter, rect(), m_calendar, style());
}

void RunCalendarView::paintEvent(QPaintEvent *)
{
    ensurePainted();
    QPainter(this).drawPixmap(0, 0, m_painted);
}

void RunCalendarView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_painted = {};
}

QString RunCalendarView::described(const SimulatedStop &stop) const
{
    constexpr double secondsPerHour = 3600, hoursPerDay = 24;
    const auto time = [this](double hours) { return m_format.value(Unit::Seconds, hours * secondsPerHour).joined(); };
    const QString cause =
        causeName(stop.cause < 0 ? FailureCause::Other : FailureCause(stop.cause), m_format.language());
    const QString what =
        tr("%1: stands still for %2, %3 computed again").arg(cause, time(stop.end - stop.start), time(stop.lostWork));
    const QString when = m_calendar.startDay
                             ? m_format.date(*m_calendar.startDay + std::floor(stop.start / hoursPerDay))
                             : tr("day %1").arg(m_format.number(std::floor(stop.start / hoursPerDay) + 1));
    return when + QStringLiteral(" · ") + what;
}

bool RunCalendarView::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    auto *help = static_cast<QHelpEvent *>(event);
    ensurePainted();
    const SimulatedStop *stop = stopAt(m_calendar, m_hits.plot, help->pos(), px(3));
    if (stop)
        QToolTip::showText(help->globalPos(), described(*stop).toHtmlEscaped(), this);
    else
        QToolTip::hideText();
    return true;
}

void RunCalendarView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        m_painted = {};
        update();
    }
}

} // namespace runcast
