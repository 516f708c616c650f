// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"

#include <QDateTime>
#include <QObject>

#include <functional>
#include <vector>

namespace runcast {

/// What the program tells the person. A toast passes; a bar stays on the window until it is solved; both are kept in
/// the log (Help > Messages).
class Messages : public QObject {
    Q_OBJECT
public:
    enum class Kind { Done, Trouble };
    struct Message {
        Kind kind = Kind::Done;
        QString text;   // one sentence, past tense: "Scenario archived."
        QString action; // of its one button; may be empty
        std::function<void()> act;
        QDateTime time;
    };

    explicit Messages(std::function<QDateTime()> clock, QObject *parent = nullptr);

    /// Passes after some seconds: "3 scenarios archived." with "Undo".
    void done(const QString &text, const QString &action = {}, std::function<void()> act = {});
    /// Stays as a bar until closed or solved.
    void trouble(const QString &text, const QString &action = {}, std::function<void()> act = {});
    /// Newest last.
    const std::vector<Message> &log() const { return m_log; }

signals:
    void posted(const runcast::Messages::Message &message);

private:
    void post(Message message);

    std::function<QDateTime()> m_clock;
    std::vector<Message> m_log;
};

} // namespace runcast
