// SPDX-License-Identifier: MIT
#include "ui/pages/plan/tabs/run_card.h"

#include "reports/pictures/run_words.h"
#include "ui/pages/plan/tabs/run_calendar_view.h"
#include "ui/theme/widget_theme.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/parts.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runcast {

namespace {

constexpr double zoomStep = 2, nearest = 16, farthest = 1.0 / 16;

} // namespace

RunCard::RunCard(QWidget *parent)
    : Card(parent), m_title(makeLabel("groupTitle")), m_note(makeLabel("caption")),
      m_detailTitle(makeLabel("groupTitle")), m_detailNote(makeLabel("caption")),
      m_buttons(new FlowLayout(px(Spacing::small))), m_another(makeButton(ButtonKind::Small, u"redo"_s)),
      m_before(makeButton(ButtonKind::Small, u"chevron-left"_s)),
      m_after(makeButton(ButtonKind::Small, u"chevron-right"_s)), m_nearer(makeButton(ButtonKind::Small, u"zoom-in"_s)),
      m_farther(makeButton(ButtonKind::Small, u"zoom-out"_s)),
      m_progress(new RunCalendarView(RunCalendarView::Part::Progress)),
      m_weeks(new RunCalendarView(RunCalendarView::Part::Weeks)),
      m_detail(new RunCalendarView(RunCalendarView::Part::Detail))
{
    for (QLabel *label : {m_title, m_note, m_detailTitle, m_detailNote})
        label->setWordWrap(true);
    auto *detailButtons = new FlowLayout(px(Spacing::small));
    for (QPushButton *button : {m_before, m_after, m_nearer, m_farther})
        detailButtons->addWidget(button);
    m_buttons->addWidget(m_another);
    QVBoxLayout *column = content();
    column->addWidget(m_title);
    column->addWidget(m_note);
    column->addLayout(m_buttons);
    column->addWidget(m_progress);
    column->addWidget(m_weeks);
    column->addWidget(m_detailTitle);
    column->addWidget(m_detailNote);
    column->addLayout(detailButtons);
    column->addWidget(m_detail);
    connect(m_another, &QPushButton::clicked, this, &RunCard::anotherRequested);
    connect(m_before, &QPushButton::clicked, this, [this] { choose(m_stop - 1); });
    connect(m_after, &QPushButton::clicked, this, [this] { choose(m_stop + 1); });
    connect(m_nearer, &QPushButton::clicked, this, [this] { zoom(zoomStep); });
    connect(m_farther, &QPushButton::clicked, this, [this] { zoom(1 / zoomStep); });
    for (RunCalendarView *view : {m_progress, m_weeks, m_detail})
        connect(view, &RunCalendarView::stopChosen, this, &RunCard::choose);
}

void RunCard::addButton(QPushButton *button)
{
    m_buttons->addWidget(button);
}

void RunCard::addBelow(QWidget *widget)
{
    content()->addWidget(widget);
}

void RunCard::retranslate()
{
    m_another->setText(tr("Show another"));
    m_another->setToolTip(tr("Another run by chance, with the same inputs"));
    m_before->setText(tr("Previous interruption"));
    m_after->setText(tr("Next interruption"));
    m_nearer->setText(tr("Nearer"));
    m_nearer->setToolTip(tr("Half as many hours"));
    m_farther->setText(tr("Farther"));
    m_farther->setToolTip(tr("Twice as many hours"));
    m_progress->setAccessibleName(tr("Progress of the simulated run"));
    m_weeks->setAccessibleName(tr("The simulated run week by week"));
    m_detail->setAccessibleName(tr("The simulated run around an interruption"));
}

void RunCard::setRun(std::shared_ptr<const RunCalendar> calendar, const QString &title, const QString &note,
                     const Format &format)
{
    m_calendar = std::move(calendar);
    m_format = format;
    m_title->setText(title);
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
    m_another->setEnabled(m_calendar != nullptr);
    m_progress->setVisible(m_calendar != nullptr);
    m_weeks->setVisible(m_calendar != nullptr);
    m_stop = m_calendar ? costliestStop(m_calendar->timeline) : -1;
    m_zoom = 1;
    const bool near = m_stop >= 0;
    for (QWidget *widget : std::initializer_list<QWidget *>{m_detailTitle, m_detailNote, m_before, m_after, m_nearer,
                                                            m_farther, m_detail})
        widget->setVisible(near);
    if (!m_calendar)
        return;
    const QString summary = runSummary(*m_calendar, m_format);
    m_progress->setAccessibleDescription(summary);
    m_weeks->setAccessibleDescription(summary);
    showDetail();
}

void RunCard::choose(int stop)
{
    m_stop = std::clamp(stop, 0, std::max(0, int(m_calendar->timeline.stops.size()) - 1));
    showDetail();
}

void RunCard::zoom(double factor)
{
    m_zoom = std::clamp(m_zoom * factor, farthest, nearest);
    showDetail();
}

void RunCard::showDetail()
{
    const RunDetail detail = runDetail(*m_calendar, m_stop, m_zoom);
    for (RunCalendarView *view : {m_progress, m_weeks, m_detail})
        view->setCalendar(m_calendar, detail, m_format);
    if (m_stop < 0)
        return;
    const auto &stops = m_calendar->timeline.stops;
    const QString words = stopWords(*m_calendar, stops[size_t(m_stop)], m_format);
    m_detailTitle->setText(m_stop == costliestStop(m_calendar->timeline)
                               ? tr("Its costliest interruption from near")
                               : tr("Interruption %1 of %2 from near")
                                     .arg(m_format.number(m_stop + 1), m_format.number(double(stops.size()))));
    m_detailNote->setText(words);
    m_detail->setAccessibleDescription(words);
    m_before->setEnabled(m_stop > 0);
    m_after->setEnabled(m_stop + 1 < int(stops.size()));
    m_nearer->setEnabled(m_zoom < nearest);
    m_farther->setEnabled(m_zoom > farthest);
}

} // namespace runcast
