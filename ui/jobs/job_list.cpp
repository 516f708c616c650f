// SPDX-License-Identifier: MIT
#include "ui/jobs/job_list.h"

#include <QFutureWatcher>

#include <algorithm>

namespace runcast {

void JobList::show(const QString &title, QFutureWatcherBase *watcher, std::function<void()> cancel)
{
    std::erase_if(m_entries, [watcher](const Entry &entry) { return entry.watcher == watcher; });
    m_entries.push_back({title, watcher, std::move(cancel)});
    disconnect(watcher, nullptr, this, nullptr);
    connect(watcher, &QFutureWatcherBase::finished, this, [this, watcher] { remove(watcher); });
    connect(watcher, &QObject::destroyed, this, &JobList::remove);
    emit changed();
}

void JobList::remove(const QObject *watcher)
{
    if (std::erase_if(m_entries, [watcher](const Entry &entry) { return entry.watcher == watcher; }))
        emit changed();
}

} // namespace runcast
