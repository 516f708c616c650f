// SPDX-License-Identifier: MIT
#include "ui/window/commands.h"

#include "core/base/text.h"
#include "ui/theme/widget_theme.h"

#include <QCoreApplication>
#include <QKeySequence>

using namespace Qt::StringLiterals;

namespace runcast {

namespace {

struct CommandSpec {
    Command command;
    const char *text; // context "Commands"
    const char *icon = "";
    QList<QKeySequence> keys = {};
    QAction::MenuRole role = QAction::NoRole;
};

// Own keys stand beside the standard ones, which are empty on some platforms.
const std::vector<CommandSpec> &specs()
{
    using K = QKeySequence;
    static const std::vector<CommandSpec> specs{
        {Command::NewScenario, RC_TEXT("Commands", "&New Scenario…"), "new", {K(Qt::CTRL | Qt::Key_N)}},
        {Command::OpenLibrary, RC_TEXT("Commands", "&Open Library…"), "open", {K(Qt::CTRL | Qt::Key_O)}},
        {Command::NewLibrary, RC_TEXT("Commands", "Ne&w Library…"), "", {K(Qt::CTRL | Qt::SHIFT | Qt::Key_N)}},
        {Command::OpenSamples, RC_TEXT("Commands", "Add Sa&mples of Published Runs"), "page-reference"},
        {Command::Import, RC_TEXT("Commands", "&Import…"), "import", {K(Qt::CTRL | Qt::Key_I)}},
        {Command::Export, RC_TEXT("Commands", "&Export…"), "export", {K(Qt::CTRL | Qt::Key_E)}},
        {Command::Print, RC_TEXT("Commands", "&Print…"), "print", {K(Qt::CTRL | Qt::Key_P)}},
        {Command::SaveVersion, RC_TEXT("Commands", "&Save Version…"), "save-version", {K(Qt::CTRL | Qt::Key_S)}},
        {Command::BackUp, RC_TEXT("Commands", "&Back Up Library…"), ""},
        {Command::CloseWindow, RC_TEXT("Commands", "&Close Window"), "", {K(Qt::CTRL | Qt::Key_W)}},
        {Command::Quit, RC_TEXT("Commands", "&Quit"), "", {K(Qt::CTRL | Qt::Key_Q)}, QAction::QuitRole},
        {Command::Undo, RC_TEXT("Commands", "&Undo"), "undo", {K(Qt::CTRL | Qt::Key_Z)}},
        {Command::Redo,
         RC_TEXT("Commands", "&Redo"),
         "redo",
         {K(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), K(Qt::CTRL | Qt::Key_Y)}},
        {Command::Copy, RC_TEXT("Commands", "&Copy"), "copy", {K(Qt::CTRL | Qt::Key_C)}},
        {Command::CopyWithHeaders,
         RC_TEXT("Commands", "Copy with &Headers"),
         "",
         {K(Qt::CTRL | Qt::SHIFT | Qt::Key_C)}},
        {Command::Paste, RC_TEXT("Commands", "&Paste Model or Scenario"), "", {K(Qt::CTRL | Qt::Key_V)}},
        {Command::SelectAll, RC_TEXT("Commands", "Select &All"), "", {K(Qt::CTRL | Qt::Key_A)}},
        {Command::Find, RC_TEXT("Commands", "&Find"), "search", {K(Qt::CTRL | Qt::Key_F)}},
        {Command::FindNext, RC_TEXT("Commands", "Find &Next"), "", {K(Qt::Key_F3)}},
        {Command::FindPrevious, RC_TEXT("Commands", "Find Pre&vious"), "", {K(Qt::SHIFT | Qt::Key_F3)}},
        {Command::Preferences,
         RC_TEXT("Commands", "&Preferences…"),
         "settings",
         {K(Qt::CTRL | Qt::Key_Comma)},
         QAction::PreferencesRole},
        {Command::OpenInPlan, RC_TEXT("Commands", "&Open in Plan"), "page-plan"},
        {Command::Rename, RC_TEXT("Commands", "&Rename…"), "edit", {K(Qt::Key_F2)}},
        {Command::Duplicate, RC_TEXT("Commands", "&Duplicate"), "duplicate", {K(Qt::CTRL | Qt::Key_D)}},
        {Command::AddToCompare,
         RC_TEXT("Commands", "Add to &Compare"),
         "page-compare",
         {K(Qt::CTRL | Qt::SHIFT | Qt::Key_K)}},
        {Command::AddTag, RC_TEXT("Commands", "Add &Tag…"), "tag", {K(Qt::CTRL | Qt::Key_T)}},
        {Command::Archive, RC_TEXT("Commands", "&Archive"), "archive", {K(Qt::Key_Delete)}},
        {Command::Unarchive, RC_TEXT("Commands", "Take &Out of the Archive")},
        {Command::History, RC_TEXT("Commands", "&History…"), "history", {K(Qt::CTRL | Qt::Key_H)}},
        {Command::NextPane, RC_TEXT("Commands", "Next P&ane"), "", {K(Qt::Key_F6)}},
        {Command::PreviousPane, RC_TEXT("Commands", "Pre&vious Pane"), "", {K(Qt::SHIFT | Qt::Key_F6)}},
        {Command::ShowRail, RC_TEXT("Commands", "Show Page &List"), "", {K(Qt::Key_F9)}},
        {Command::FullScreen, RC_TEXT("Commands", "&Full Screen"), "", {K(Qt::Key_F11)}},
        {Command::Palette, RC_TEXT("Commands", "&Go to Anything…"), "search", {K(Qt::CTRL | Qt::Key_K)}},
        {Command::Recompute, RC_TEXT("Commands", "Compute A&gain"), "run", {K(Qt::Key_F5)}},
        {Command::Why, RC_TEXT("Commands", "&Why? Explain This Figure"), "why", {K(Qt::Key_F1)}},
        {Command::Glossary, RC_TEXT("Commands", "&Glossary"), ""},
        {Command::Shortcuts, RC_TEXT("Commands", "&Keyboard Shortcuts"), ""},
        {Command::MessageLog, RC_TEXT("Commands", "&Messages"), ""},
        {Command::About, RC_TEXT("Commands", "&About Runcast"), "", {}, QAction::AboutRole},
    };
    return specs;
}

} // namespace

Commands::Commands(QObject *parent) : QObject(parent)
{
    for (const CommandSpec &spec : specs()) {
        auto *action = new QAction(this);
        action->setShortcuts(spec.keys);
        action->setMenuRole(spec.role);
        if (*spec.icon)
            action->setIcon(themedIcon(QString::fromLatin1(spec.icon)));
        m_actions[spec.command] = action;
    }
    retranslate();
}

void Commands::retranslate()
{
    for (const CommandSpec &spec : specs())
        m_actions.at(spec.command)->setText(QCoreApplication::translate("Commands", spec.text));
}

} // namespace runcast
