// SPDX-License-Identifier: MIT
#pragma once

#include <QAction>

#include <map>

class QUndoStack;

namespace runcast {

/// Everything that the menu bar offers beside pages, recent libraries, themes and languages.
enum class Command {
    NewScenario,
    OpenLibrary,
    NewLibrary,
    OpenSamples,
    Import,
    Export,
    Print,
    SaveVersion,
    BackUp,
    CloseWindow,
    Quit,
    Undo,
    Redo,
    Copy,
    CopyWithHeaders,
    SelectAll,
    Find,
    FindNext,
    FindPrevious,
    Preferences,
    OpenInPlan,
    Rename,
    Duplicate,
    AddToCompare,
    AddTag,
    Archive,
    History,
    NextPane,
    PreviousPane,
    ShowRail,
    FullScreen,
    Palette,
    Recompute,
    Why,
    Glossary,
    Shortcuts,
    MessageLog,
    About,
};

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
