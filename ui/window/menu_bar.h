// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/scenario_record.h"
#include "ui/window/page.h"

#include <QMenuBar>

#include <map>
#include <vector>

class QActionGroup;

namespace runcast {

class Commands;
class LibraryFiles;
struct UiContext;
enum class Command;

/// Every command of the program, in File, Edit, Scenario, View, Tools and Help.
class MenuBar : public QMenuBar {
    Q_OBJECT
public:
    MenuBar(Commands &commands, LibraryFiles &files, UiContext &context, const std::vector<PageId> &pages,
            QWidget *parent);

    void setCurrentPage(PageId page);
    /// The page's own commands, shown in the View menu.
    void setPageActions(const QList<QAction *> &actions);
    void setStatusEnabled(bool enabled);
    /// Those that go to a page, for the palette.
    QList<QAction *> pageActions() const;

signals:
    void pageChosen(runcast::PageId page);
    void statusChosen(runcast::ScenarioStatus status);

protected:
    void changeEvent(QEvent *event) override;

private:
    void build();
    QMenu *add(const std::vector<Command> &commands);
    void buildStatusMenu();
    void buildPageActions();
    void buildThemeMenu();
    void buildLanguageMenu();
    void retranslate();

    Commands &m_commands;
    LibraryFiles &m_files;
    UiContext &m_context;
    std::vector<PageId> m_pages;
    QMenu *m_file = nullptr, *m_recent = nullptr, *m_edit = nullptr, *m_scenario = nullptr, *m_status = nullptr,
          *m_view = nullptr, *m_theme = nullptr, *m_language = nullptr, *m_tools = nullptr, *m_help = nullptr;
    std::map<PageId, QAction *> m_goTo;
    std::map<ScenarioStatus, QAction *> m_statuses;
    QList<QAction *> m_themes;
    QList<QAction *> m_shownPageActions;
    QAction *m_pageActionsEnd = nullptr;
};

} // namespace runcast
