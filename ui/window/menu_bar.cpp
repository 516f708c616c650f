// SPDX-License-Identifier: MIT
#include "ui/window/menu_bar.h"

#include "ui/language_manager.h"
#include "ui/settings.h"
#include "ui/theme/theme_choice.h"
#include "ui/theme/theme_manager.h"
#include "ui/theme/widget_theme.h"
#include "ui/widgets/chip.h"
#include "ui/window/commands.h"
#include "ui/window/library_files.h"
#include "ui/window/page_names.h"
#include "ui/window/ui_context.h"

#include <QActionGroup>
#include <QEvent>
#include <QMenu>

using namespace Qt::StringLiterals;

namespace runcast {

MenuBar::MenuBar(Commands &commands, LibraryFiles &files, UiContext &context, const std::vector<PageId> &pages,
                 QWidget *parent)
    : QMenuBar(parent), m_commands(commands), m_files(files), m_context(context), m_pages(pages)
{
    build();
    retranslate();
}

QMenu *MenuBar::add(const std::vector<Command> &commands)
{
    auto *menu = new QMenu(this);
    for (const Command command : commands)
        menu->addAction(m_commands.action(command));
    addMenu(menu);
    return menu;
}

void MenuBar::build()
{
    m_file = add({Command::NewScenario, Command::OpenLibrary, Command::NewLibrary});
    m_recent = m_file->addMenu(QString());
    connect(m_recent, &QMenu::aboutToShow, this, [this] { m_files.fillRecent(m_recent); });
    m_file->addAction(m_commands.action(Command::OpenSamples));
    m_file->addSeparator();
    for (const Command command : {Command::Import, Command::Export, Command::Print})
        m_file->addAction(m_commands.action(command));
    m_file->addSeparator();
    for (const Command command : {Command::BackUp, Command::CloseWindow, Command::Quit})
        m_file->addAction(m_commands.action(command));

    m_edit = add({Command::Undo, Command::Redo});
    m_edit->addSeparator();
    for (const Command command : {Command::Copy, Command::CopyWithHeaders, Command::Paste, Command::SelectAll})
        m_edit->addAction(m_commands.action(command));
    m_edit->addSeparator();
    for (const Command command : {Command::Find, Command::FindNext, Command::FindPrevious})
        m_edit->addAction(m_commands.action(command));
    m_edit->addSeparator();
    m_edit->addAction(m_commands.action(Command::Preferences));

    m_scenario = add({Command::OpenInPlan, Command::SaveVersion, Command::History});
    m_scenario->addSeparator();
    for (const Command command : {Command::Rename, Command::Duplicate, Command::AddTag})
        m_scenario->addAction(m_commands.action(command));
    m_status = m_scenario->addMenu(QString());
    buildStatusMenu();
    m_scenario->addSeparator();
    m_scenario->addAction(m_commands.action(Command::AddToCompare));
    m_scenario->addAction(m_commands.action(Command::Archive));
    m_scenario->addAction(m_commands.action(Command::Unarchive));

    m_view = add({});
    buildPageActions();
    m_theme = m_view->addMenu(QString());
    m_language = m_view->addMenu(QString());
    buildThemeMenu();
    buildLanguageMenu();
    m_view->addSeparator();
    for (const Command command : {Command::NextPane, Command::PreviousPane, Command::ShowRail, Command::FullScreen})
        m_view->addAction(m_commands.action(command));

    m_tools = add({Command::Palette, Command::Recompute});
    m_help = add({Command::Why, Command::Glossary, Command::Shortcuts, Command::MessageLog, Command::About});
}

void MenuBar::buildStatusMenu()
{
    for (const ScenarioStatus status :
         {ScenarioStatus::Draft, ScenarioStatus::Proposed, ScenarioStatus::Approved, ScenarioStatus::Rejected})
        m_statuses[status] = m_status->addAction(QString(), this, [this, status] { emit statusChosen(status); });
}

void MenuBar::buildPageActions()
{
    auto *group = new QActionGroup(this);
    for (const PageId page : m_pages) {
        QAction *action = m_view->addAction(QString(), this, [this, page] { emit pageChosen(page); });
        action->setShortcut(pageShortcut(page));
        action->setCheckable(true);
        group->addAction(action);
        m_goTo[page] = action;
    }
    m_view->addSeparator();
    m_pageActionsEnd = m_view->addSeparator(); // the page's own commands go before it
}

void MenuBar::buildThemeMenu()
{
    auto *group = new QActionGroup(this);
    for (const ThemeChoice choice : {ThemeChoice::Desktop, ThemeChoice::Light, ThemeChoice::Dark}) {
        QAction *action = m_theme->addAction(QString(), this, [this, choice] {
            m_context.theme.setChoice(choice);
            settings::theme.write(m_context.settings, themeName(choice));
        });
        action->setCheckable(true);
        action->setChecked(m_context.theme.choice() == choice);
        group->addAction(action);
        m_themes.append(action);
    }
    connect(&m_context.theme, &ThemeManager::changed, this, [this] {
        for (qsizetype i = 0; i < m_themes.size(); ++i)
            m_themes[i]->setChecked(int(m_context.theme.choice()) == i);
    });
}

void MenuBar::buildLanguageMenu()
{
    auto *group = new QActionGroup(this);
    for (const QString &code : LanguageManager::available()) {
        // Each in its own words, so that everybody finds theirs.
        QAction *action = m_language->addAction(languageName(code), this, [this, code] {
            settings::language.write(m_context.settings, code);
            m_context.language.setLanguage(code);
        });
        action->setCheckable(true);
        action->setData(code);
        action->setChecked(code == m_context.language.language().code());
        group->addAction(action);
    }
}

void MenuBar::setCurrentPage(PageId page)
{
    if (const auto found = m_goTo.find(page); found != m_goTo.end())
        found->second->setChecked(true);
}

void MenuBar::setPageActions(const QList<QAction *> &actions)
{
    for (QAction *shown : m_shownPageActions)
        m_view->removeAction(shown);
    m_view->insertActions(m_pageActionsEnd, actions);
    m_shownPageActions = actions;
}

void MenuBar::setStatusEnabled(bool enabled)
{
    m_status->setEnabled(enabled);
}

QList<QAction *> MenuBar::pageActions() const
{
    QList<QAction *> actions;
    for (const auto &[page, action] : m_goTo)
        actions.append(action);
    return actions;
}

void MenuBar::retranslate()
{
    m_file->setTitle(tr("&File"));
    m_recent->setTitle(tr("Open &Recent"));
    m_edit->setTitle(tr("&Edit"));
    m_scenario->setTitle(tr("&Scenario"));
    m_status->setTitle(tr("S&tatus"));
    m_view->setTitle(tr("&View"));
    m_theme->setTitle(tr("&Theme"));
    m_language->setTitle(tr("&Language"));
    m_tools->setTitle(tr("&Tools"));
    m_help->setTitle(tr("&Help"));
    for (const auto &[page, action] : m_goTo)
        action->setText(pageTitle(page));
    for (const auto &[status, action] : m_statuses)
        action->setText(statusTitle(status));
    for (qsizetype i = 0; i < m_themes.size(); ++i)
        m_themes[i]->setText(themeTitle(ThemeChoice(i)));
    for (QAction *action : m_language->actions())
        action->setChecked(action->data().toString() == m_context.language.language().code());
}

void MenuBar::changeEvent(QEvent *event)
{
    QMenuBar::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace runcast
