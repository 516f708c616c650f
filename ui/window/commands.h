// SPDX-License-Identifier: MIT
#pragma once

#include "ui/window/command.h"

#include <QAction>

#include <map>

namespace runcast {

/// The window's actions: texts, shortcuts, icons. What they do is connected by those who do it.
class Commands : public QObject {
    Q_OBJECT
public:
    explicit Commands(QObject *parent = nullptr);

    QAction *action(Command command) const { return m_actions.at(command); }
    /// Texts in the window's language.
    void retranslate();
    /// All commands in the order of the menus.
    const std::map<Command, QAction *> &all() const { return m_actions; }

private:
    std::map<Command, QAction *> m_actions;
};

} // namespace runcast
