// SPDX-License-Identifier: MIT
#pragma once

#include "ui/jobs/job_list.h"
#include "ui/messages.h"
#include "ui/window/navigation.h"
#include "ui/window/page_factory.h"
#include "ui/window/ui_context.h"

#include <QMainWindow>

class QStackedWidget;
class QVBoxLayout;

namespace runcast {

class Commands;
class CommandPalette;
class DropHint;
class FileChooser;
class LibraryFiles;
class Rail;
class ScenarioActions;
class StatusLine;
class Toast;
enum class Command;

/// The window: menu bar, rail, pages, status line; it sends every command to whoever does it.
class MainWindow : public QMainWindow, public Navigation {
    Q_OBJECT
public:
    /// What the window works on. All outlive it.
    struct Parts {
        LibraryDocument &document;
        ThemeManager &theme;
        LanguageManager &language;
        QSettings &settings;
        FileChooser &files;
    };
    MainWindow(const Parts &parts, PageFactory pages, QWidget *parent = nullptr);
    ~MainWindow() override;

    /// Opens a library or imports files, as if dropped on the window.
    void take(const QStringList &files);
    PageId currentPage() const { return m_current; }
    /// The page of this kind, made if need be.
    Page *page(PageId id);
    QAction *action(Command command) const;

    void goTo(PageId page) override;
    void openScenario(ScenarioId id) override;
    void reveal(const QString &key) override;
    void showWhy(const QString &figureKey) override;
    void compare(const QList<ScenarioId> &ids) override;
    void addToCompare(ScenarioId id) override;
    void saveVersion(ScenarioId id) override;
    void showHistory(ScenarioId id) override;
    void showFindings() override;
    void report(const QList<ScenarioId> &ids) override;

protected:
    void changeEvent(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dragLeaveEvent(QDragLeaveEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void buildBody();
    void connectCommands();
    void connectDocument();
    void on(Command command, std::function<void()> act);
    void sendTo(Command command, PageCommand pageCommand);
    QList<ScenarioId> targets() const;
    void refreshCommands();
    void refreshTitle();
    void tell(const Messages::Message &message);
    void revealEdit(ScenarioId id, const QStringList &keys);
    void openPalette();

    Parts m_parts;
    Messages m_messages;
    JobList m_jobs;
    UiContext m_context;
    PageFactory m_factory;
    std::map<PageId, Page *> m_pages;
    PageId m_current = PageId::Library;

    Commands *m_commands;
    ScenarioActions *m_scenarioActions;
    LibraryFiles *m_libraryFiles;
    Rail *m_rail = nullptr;
    QStackedWidget *m_stack = nullptr;
    QVBoxLayout *m_bars = nullptr;
    StatusLine *m_status = nullptr;
    Toast *m_toast = nullptr;
    DropHint *m_dropHint = nullptr;
    class MenuBar *m_menus = nullptr;
    std::map<Command, PageCommand> m_pageCommands;
};

} // namespace runcast
