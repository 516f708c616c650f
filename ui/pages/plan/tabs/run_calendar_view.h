// SPDX-License-Identifier: MIT
#pragma once

#include "reports/pictures/run_calendar.h"

#include <QPixmap>
#include <QWidget>

namespace runcast {

/// One simulated run as picture; the interruption under the pointer is described.
class RunCalendarView : public QWidget {
    Q_OBJECT
public:
    explicit RunCalendarView(QWidget *parent = nullptr);

    void setCalendar(RunCalendar calendar, const Format &format);
    const RunCalendar &calendar() const { return m_calendar; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    ChartStyle style() const;
    void ensurePainted();
    QString described(const SimulatedStop &stop) const;

    RunCalendar m_calendar;
    Format m_format{Language()};
    QPixmap m_painted;
    ChartHits m_hits;
};

} // namespace runcast
