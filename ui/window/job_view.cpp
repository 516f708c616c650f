// SPDX-License-Identifier: MIT
#include "ui/window/job_view.h"

#include "ui/jobs/job_list.h"
#include "ui/theme/widget_theme.h"
#include "ui/widgets/parts.h"

#include <QEvent>
#include <QFutureWatcher>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace runcast {

JobView::JobView(JobList &jobs, QWidget *parent)
    : QWidget(parent), m_jobs(jobs), m_title(makeLabel("caption", this)), m_bar(new QProgressBar(this)),
      m_cancel(makeButton(ButtonKind::Link, {}, this))
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(px(Spacing::small));
    row->addWidget(m_title);
    row->addWidget(m_bar);
    row->addWidget(m_cancel);
    m_bar->setTextVisible(false);
    m_bar->setFixedWidth(px(96));
    m_cancel->setProperty("small", true);
    connect(m_cancel, &QPushButton::clicked, this, [this] {
        if (m_jobs.entries().empty())
            return;
        m_cancel->setEnabled(false);
        m_cancel->setText(tr("Stopping…"));
        const JobList::Entry entry = m_jobs.entries().back(); // cancelling may change the list
        if (entry.cancel)
            entry.cancel();
    });
    connect(&m_jobs, &JobList::changed, this, &JobView::refresh);
    refresh();
}

void JobView::refresh()
{
    setVisible(!m_jobs.entries().empty());
    if (m_jobs.entries().empty())
        return;
    const JobList::Entry &entry = m_jobs.entries().back();
    const qsizetype others = qsizetype(m_jobs.entries().size()) - 1;
    m_title->setText(others > 0 ? tr("%1 (and %n more)", nullptr, int(others)).arg(entry.title) : entry.title);
    m_bar->setAccessibleName(entry.title);
    m_cancel->setText(tr("Cancel"));
    m_cancel->setEnabled(true);
    m_cancel->setVisible(bool(entry.cancel));
    m_bar->setRange(entry.watcher->progressMinimum(), entry.watcher->progressMaximum());
    m_bar->setValue(entry.watcher->progressValue());
    connect(entry.watcher, &QFutureWatcherBase::progressRangeChanged, m_bar, &QProgressBar::setRange,
            Qt::UniqueConnection);
    connect(entry.watcher, &QFutureWatcherBase::progressValueChanged, m_bar, &QProgressBar::setValue,
            Qt::UniqueConnection);
}

void JobView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        refresh();
}

} // namespace runcast
