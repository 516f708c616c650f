// SPDX-License-Identifier: MIT
#include "ui/messages.h"

namespace runcast {

Messages::Messages(std::function<QDateTime()> clock, QObject *parent) : QObject(parent), m_clock(std::move(clock))
{
}

void Messages::done(const QString &text, const QString &action, std::function<void()> act)
{
    post({Kind::Done, text, action, std::move(act), m_clock()});
}

void Messages::trouble(const QString &text, const QString &action, std::function<void()> act)
{
    post({Kind::Trouble, text, action, std::move(act), m_clock()});
}

void Messages::post(Message message)
{
    m_log.push_back(std::move(message));
    emit posted(m_log.back());
}

} // namespace runcast
