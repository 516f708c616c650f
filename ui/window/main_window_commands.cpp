// SPDX-License-Identifier: MIT
#include "ui/window/main_window.h"

#include "reports/format/text.h"
#include "ui/dialogs/about_dialog.h"
#include "ui/dialogs/glossary_dialog.h"
#include "ui/dialogs/message_log_dialog.h"
#include "ui/dialogs/preferences_dialog.h"
#include "ui/dialogs/shortcuts_dialog.h"
#include "ui/document/author_name.h"
#include "ui/document/library_document.h"
#include "ui/language_manager.h"
#include "ui/settings.h"
#include "ui/widgets/toast.h"
#include "ui/window/commands.h"
#include "ui/window/library_files.h"
#include "ui/window/menu_bar.h"
#include "ui/window/rail.h"
#include "ui/window/scenario_actions.h"

#include <QApplication>
#include <QClipboard>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runcast {

void MainWindow::on(Command command, std::function<void()> act)
{
    connect(action(command), &QAction::triggered, this, std::move(act));
}

void MainWindow::sendTo(Command command, PageCommand pageCommand)
{
    m_pageCommands[command] = pageCommand;
    on(command, [this, pageCommand] { m_pages[m_current]->run(pageCommand); });
}

QList<ScenarioId> MainWindow::targets() const
{
    QList<ScenarioId> selected = m_pages.at(m_current)->selection();
    // A page hears of a scenario that is gone in its own time.
    selected.removeIf([this](ScenarioId id) { return !m_parts.document.contains(id); });
    const ScenarioId current = m_parts.document.current();
    return !selected.isEmpty() ? selected : current.isValid() ? QList{current} : QList<ScenarioId>();
}

void MainWindow::connectCommands()
{
    on(Command::NewScenario, [this] { m_scenarioActions->createNew(); });
    on(Command::OpenLibrary, [this] { m_libraryFiles->openByDialog(); });
    on(Command::NewLibrary, [this] { m_libraryFiles->createByDialog(); });
    on(Command::OpenSamples, [this] { m_scenarioActions->addSamples(); });
    on(Command::BackUp, [this] { m_libraryFiles->backUpByDialog(); });
    on(Command::Import, [this] { m_libraryFiles->importByDialog(); });
    on(Command::Export, [this] {
        if (Page *page = m_pages[m_current]; page->canRun(PageCommand::Export))
            page->run(PageCommand::Export);
        else
            m_libraryFiles->exportScenarios(targets());
    });
    on(Command::Paste, [this] {
        if (Page *page = m_pages[m_current]; page->canRun(PageCommand::Paste))
            page->run(PageCommand::Paste);
        else
            m_libraryFiles->takeText(QApplication::clipboard()->text());
    });
    on(Command::CloseWindow, [this] { close(); });
    on(Command::Quit, [] { QApplication::closeAllWindows(); });
    on(Command::Undo, [this] { m_parts.document.undoStack()->undo(); });
    on(Command::Redo, [this] { m_parts.document.undoStack()->redo(); });
    on(Command::OpenInPlan, [this] { openScenario(targets().first()); });
    on(Command::SaveVersion, [this] { saveVersion(m_parts.document.current()); });
    on(Command::History, [this] { showHistory(targets().first()); });
    on(Command::Rename, [this] { m_scenarioActions->rename(targets().first()); });
    on(Command::Duplicate, [this] { m_scenarioActions->duplicate(targets()); });
    on(Command::AddTag, [this] { m_scenarioActions->addTag(targets()); });
    on(Command::AddToCompare, [this] { m_scenarioActions->addToCompare(targets()); });
    on(Command::Archive, [this] { m_scenarioActions->setArchived(targets(), true); });
    on(Command::Unarchive, [this] { m_scenarioActions->setArchived(targets(), false); });
    connect(m_menus, &MenuBar::statusChosen, this,
            [this](ScenarioStatus status) { m_scenarioActions->setStatus(targets(), status); });

    action(Command::ShowRail)->setCheckable(true);
    connect(action(Command::ShowRail), &QAction::toggled, this, [this](bool shown) {
        m_rail->setVisible(shown);
        settings::railVisible.write(m_parts.settings, shown);
    });
    action(Command::FullScreen)->setCheckable(true);
    connect(action(Command::FullScreen), &QAction::toggled, this,
            [this](bool full) { full ? showFullScreen() : showNormal(); });

    on(Command::Palette, [this] { openPalette(); });
    on(Command::Preferences, [this] {
        if (PreferencesDialog(m_context, this).exec() == QDialog::Accepted)
            m_parts.document.setAuthor(authorName(m_parts.settings));
    });
    on(Command::Glossary, [this] { GlossaryDialog(m_parts.document.schema(), m_context, this).exec(); });
    on(Command::Shortcuts, [this] { ShortcutsDialog(*m_commands, m_menus->pageActions(), this).exec(); });
    on(Command::MessageLog, [this] { MessageLogDialog(m_messages, m_context, this).exec(); });
    on(Command::About, [this] { AboutDialog(m_parts.document.catalog(), this).exec(); });

    sendTo(Command::Copy, PageCommand::Copy);
    sendTo(Command::CopyWithHeaders, PageCommand::CopyWithHeaders);
    sendTo(Command::SelectAll, PageCommand::SelectAll);
    sendTo(Command::Find, PageCommand::Find);
    sendTo(Command::FindNext, PageCommand::FindNext);
    sendTo(Command::FindPrevious, PageCommand::FindPrevious);
    sendTo(Command::Print, PageCommand::Print);
    sendTo(Command::Recompute, PageCommand::Recompute);
    sendTo(Command::Why, PageCommand::Why);
    sendTo(Command::NextPane, PageCommand::NextPane);
    sendTo(Command::PreviousPane, PageCommand::PreviousPane);
}

void MainWindow::connectDocument()
{
    LibraryDocument &document = m_parts.document;
    const auto refresh = [this] {
        refreshCommands();
        refreshTitle();
    };
    connect(&document, &LibraryDocument::opened, this, refresh);
    connect(&document, &LibraryDocument::entriesChanged, this, refresh);
    connect(&document, &LibraryDocument::currentChanged, this, refresh);
    connect(&document, &LibraryDocument::recordChanged, this, [this, refresh](ScenarioId id) {
        if (id == m_parts.document.current())
            refresh();
    });
    connect(&document, &LibraryDocument::revealRequested, this, &MainWindow::revealEdit);
    connect(&document, &LibraryDocument::failed, this,
            [this](const Error &error) { m_messages.trouble(errorText(error, m_parts.language.language())); });
    connect(&document, &LibraryDocument::conflictKept, this, [this](ScenarioId id) {
        m_messages.trouble(tr("Another program changed “%1” while it was edited here. Both were kept: its state is in "
                              "the history, yours is the present one.")
                               .arg(m_parts.document.record(id).name),
                           tr("History…"), [this, id] { showHistory(id); });
    });
    const QUndoStack *undo = document.undoStack();
    connect(undo, &QUndoStack::indexChanged, this, [this] {
        m_toast->hide(); // its "Undo" would take back something else now
        refreshCommands();
    });
}

void MainWindow::refreshCommands()
{
    if (!m_pages.contains(m_current))
        return;
    const Page *page = m_pages[m_current];
    for (const auto &[command, pageCommand] : m_pageCommands)
        action(command)->setEnabled(page->canRun(pageCommand));

    const LibraryDocument &document = m_parts.document;
    const QList<ScenarioId> ids = targets();
    const bool any = !ids.isEmpty(), one = ids.size() == 1, editable = !document.isReadOnly();
    for (const Command command : {Command::Duplicate, Command::AddTag})
        action(command)->setEnabled(any && editable);
    action(Command::Rename)->setEnabled(one && editable);
    for (const Command command : {Command::OpenInPlan, Command::History})
        action(command)->setEnabled(one);
    action(Command::AddToCompare)->setEnabled(any);
    action(Command::Export)->setEnabled(any);
    action(Command::SaveVersion)->setEnabled(document.current().isValid() && editable);
    // Delete must not reach a scenario from a page where nobody sees it selected.
    action(Command::Archive)->setEnabled(!page->selection().isEmpty() && editable);
    action(Command::Unarchive)->setEnabled(editable && std::any_of(ids.begin(), ids.end(), [&](ScenarioId id) {
                                               return document.record(id).meta.archived;
                                           }));
    for (const Command command : {Command::NewScenario, Command::OpenSamples, Command::Import, Command::Paste})
        action(command)->setEnabled(editable);
    action(Command::BackUp)->setEnabled(!document.file().isEmpty());
    m_menus->setStatusEnabled(any && editable);

    const QUndoStack *undo = m_parts.document.undoStack();
    action(Command::Undo)->setEnabled(undo->canUndo());
    action(Command::Undo)->setText(undo->canUndo() ? tr("&Undo %1").arg(undo->undoText()) : tr("&Undo"));
    action(Command::Redo)->setEnabled(undo->canRedo());
    action(Command::Redo)->setText(undo->canRedo() ? tr("&Redo %1").arg(undo->redoText()) : tr("&Redo"));
}

} // namespace runcast
