// SPDX-License-Identifier: MIT
#pragma once

#include <QFutureWatcher>
#include <QtConcurrent>

#include <functional>
#include <optional>
#include <stop_token>

namespace runcast {

/// Told how much is done, 0 to 1. May be called from any thread.
using JobProgress = std::function<void(double fraction)>;

/// Work in a background thread whose result arrives in the owner's thread: the one bridge between core's stop token and
/// progress callback and Qt's futures. A Job is a member of its owner. Copies go in, a value comes out; failures travel
/// as values. No widget, model, database or tr() in a job.
/// Example: m_search.start([inputs](std::stop_token stop, const JobProgress &) { return search(inputs, stop); });
template <typename T> class Job {
public:
    using Work = std::function<T(std::stop_token, const JobProgress &)>;

    explicit Job(QObject *owner) : m_watcher(new QFutureWatcher<T>(owner)) {}
    Job(const Job &) = delete;
    Job &operator=(const Job &) = delete;
    ~Job() { cancel(); } // who starts a job ends it

    /// Starts the work. An earlier one is cancelled and its signals fall silent.
    void start(Work work)
    {
        cancel();
        m_stop = std::stop_source();
        m_watcher->setFuture(QtConcurrent::run([work = std::move(work),
                                                stop = m_stop.get_token()](QPromise<T> &promise) {
            promise.setProgressRange(0, progressSteps);
            T result =
                work(stop, [&promise](double fraction) { promise.setProgressValue(int(fraction * progressSteps)); });
            if (!stop.stop_requested())
                promise.addResult(std::move(result)); // a stopped job has none: the page keeps the last good figure
        }));
    }
    void cancel()
    {
        m_stop.request_stop();
        m_watcher->cancel();
    }
    bool isRunning() const { return m_watcher->isRunning(); }
    /// Nothing while running and after a cancel: QFuture::result() of a cancelled run crashes.
    std::optional<T> result() const
    {
        return m_watcher->future().resultCount() == 1 ? std::optional<T>(m_watcher->result()) : std::nullopt;
    }
    /// For its signals finished and progressValueChanged (0 to progressSteps).
    QFutureWatcherBase *watcher() const { return m_watcher; }

    static constexpr int progressSteps = 1000;

private:
    QFutureWatcher<T> *m_watcher;
    std::stop_source m_stop;
};

} // namespace runcast
