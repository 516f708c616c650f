// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

#include <functional>
#include <vector>

class QFutureWatcherBase;

namespace runcast {

/// The running jobs that the status bar shows.
class JobList : public QObject {
    Q_OBJECT
public:
    struct Entry {
        QString title; // "Searching layouts"
        QFutureWatcherBase *watcher = nullptr;
        std::function<void()> cancel;
    };

    using QObject::QObject;

    /// Shows a job from now until it has finished or is cancelled. Starting the same watcher again replaces it.
    void show(const QString &title, QFutureWatcherBase *watcher, std::function<void()> cancel);
    const std::vector<Entry> &entries() const { return m_entries; }

signals:
    void changed();

private:
    void remove(const QObject *watcher);

    std::vector<Entry> m_entries;
};

} // namespace runcast
