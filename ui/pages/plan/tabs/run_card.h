// SPDX-License-Identifier: MIT
#pragma once

#include "core/forecast/run_calendar.h"
#include "reports/format/format.h"
#include "ui/widgets/card.h"

#include <memory>

class QLabel;
class QPushButton;

namespace runcast {

class FlowLayout;
class RunCalendarView;

/// One simulated run on its calendar: progress with the band of many runs, week by week, and a stretch of it from near,
/// around an interruption that is chosen by a click, the arrow keys or the buttons; first the costliest.
class RunCard : public Card {
    Q_OBJECT
public:
    explicit RunCard(QWidget *parent = nullptr);

    /// nullptr = there is no run to show.
    void setRun(std::shared_ptr<const RunCalendar> calendar, const QString &title, const QString &note,
                const Format &format);
    /// Beside "Show another".
    void addButton(QPushButton *button);
    /// Below the pictures.
    void addBelow(QWidget *widget);
    void retranslate();

signals:
    void anotherRequested();

private:
    void choose(int stop);
    void zoom(double factor);
    void showDetail();

    QLabel *m_title, *m_note, *m_detailTitle, *m_detailNote;
    FlowLayout *m_buttons;
    QPushButton *m_another, *m_before, *m_after, *m_nearer, *m_farther;
    RunCalendarView *m_progress, *m_weeks, *m_detail;
    std::shared_ptr<const RunCalendar> m_calendar;
    Format m_format{Language()};
    int m_stop = -1;
    double m_zoom = 1;
};

} // namespace runcast
