// SPDX-License-Identifier: MIT
#include "ui/window/main_window.h"

#include "ui/document/library_document.h"
#include "ui/language_manager.h"
#include "ui/settings.h"
#include "ui/theme/widget_theme.h"
#include "ui/widgets/toast.h"
#include "ui/widgets/wheel_guard.h"
#include "ui/window/command_palette.h"
#include "ui/window/commands.h"
#include "ui/window/drop_hint.h"
#include "ui/window/library_files.h"
#include "ui/window/menu_bar.h"
#include "ui/window/message_bar.h"
#include "ui/window/palette_entries.h"
#include "ui/window/rail.h"
#include "ui/window/scenario_actions.h"
#include "ui/window/status_line.h"

#include <QCloseEvent>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QMimeData>
#include <QStackedWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace runcast {

MainWindow::MainWindow(const Parts &parts, PageFactory pages, QWidget *parent)
    : QMainWindow(parent), m_parts(parts),
      m_messages([&document = parts.document] { return document.now(); }), m_context{parts.theme,   parts.language,
                                                                                     *this,         m_messages,
                                                                                     m_jobs,        parts.files,
                                                                                     parts.settings},
      m_factory(std::move(pages)), m_commands(new Commands(this)),
      m_scenarioActions(new ScenarioActions(parts.document, m_context, this)),
      m_libraryFiles(new LibraryFiles(parts.document, m_context, parts.files, this))
{
    setAcceptDrops(true);
    setMinimumSize(px(800), px(560));
    resize(px(1440), px(900));
    buildBody();
    connectCommands();
    connectDocument();
    new WheelGuard(this);
    if (const QByteArray geometry = settings::windowGeometry.read(parts.settings); !geometry.isEmpty())
        restoreGeometry(geometry);
    m_rail->setVisible(settings::railVisible.read(parts.settings));
    action(Command::ShowRail)->setChecked(!m_rail->isHidden());
    goTo(m_factory.ids().front());
}

MainWindow::~MainWindow()
{
    // Closing moves the focus, and pages tell of it when what they would tell is gone.
    for (const auto &[id, page] : m_pages)
        page->disconnect(this);
}

void MainWindow::buildBody()
{
    m_menus = new MenuBar(*m_commands, *m_libraryFiles, m_context, m_factory.ids(), this);
    setMenuBar(m_menus);
    m_status = new StatusLine(m_parts.document, m_context, this);
    setStatusBar(m_status);

    auto *body = new QWidget(this);
    auto *row = new QHBoxLayout(body);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    m_rail = new Rail(m_factory.ids(), body);
    row->addWidget(m_rail);
    auto *column = new QVBoxLayout;
    column->setSpacing(0);
    m_bars = new QVBoxLayout;
    m_bars->setContentsMargins(px(16), 0, px(16), 0);
    column->addLayout(m_bars);
    m_stack = new QStackedWidget(body);
    column->addWidget(m_stack, 1);
    row->addLayout(column, 1);
    setCentralWidget(body);
    m_toast = new Toast(body);
    m_dropHint = new DropHint(body);

    connect(m_rail, &Rail::chosen, this, &MainWindow::goTo);
    connect(m_menus, &MenuBar::pageChosen, this, &MainWindow::goTo);
    connect(m_status, &StatusLine::findingsRequested, this, &MainWindow::showFindings);
    connect(&m_messages, &Messages::posted, this, &MainWindow::tell);
}

QAction *MainWindow::action(Command command) const
{
    return m_commands->action(command);
}

void MainWindow::take(const QStringList &files)
{
    m_libraryFiles->take(files);
}

Page *MainWindow::page(PageId id)
{
    Page *&page = m_pages[id];
    if (page)
        return page;
    page = m_factory.make(id, m_parts.document, m_context);
    m_stack->addWidget(page);
    connect(page, &Page::requested, this, [this](Command command) { action(command)->trigger(); });
    connect(page, &Page::stateChanged, this, [this, page] {
        if (m_pages[m_current] == page) {
            refreshCommands();
            refreshTitle();
        }
    });
    return page;
}

void MainWindow::goTo(PageId id)
{
    const std::vector<PageId> known = m_factory.ids();
    if (std::find(known.begin(), known.end(), id) == known.end())
        return;
    Page *shown = page(id);
    m_current = id;
    m_stack->setCurrentWidget(shown);
    m_rail->setCurrent(id);
    m_menus->setCurrentPage(id);
    m_menus->setPageActions(shown->actions());
    shown->activated();
    refreshCommands();
    refreshTitle();
}

void MainWindow::openScenario(ScenarioId id)
{
    m_parts.document.setCurrent(id);
    goTo(PageId::Plan);
}

void MainWindow::reveal(const QString &key)
{
    goTo(PageId::Plan);
    m_pages[m_current]->reveal(key);
}

void MainWindow::showWhy(const QString &figureKey)
{
    reveal(figureKey);
    m_pages[m_current]->run(PageCommand::Why);
}

void MainWindow::compare(const QList<ScenarioId> &ids)
{
    m_parts.document.setCompareSet(ids);
    goTo(PageId::Compare);
}

void MainWindow::addToCompare(ScenarioId id)
{
    m_scenarioActions->addToCompare({id});
}

void MainWindow::saveVersion(ScenarioId id)
{
    m_scenarioActions->saveVersion(id);
}

void MainWindow::showHistory(ScenarioId id)
{
    m_scenarioActions->showHistory(id);
}

void MainWindow::showFindings()
{
    goTo(PageId::Plan);
    m_pages[m_current]->reveal(u"findings"_s);
}

void MainWindow::report(const QList<ScenarioId> &ids)
{
    if (ids.size() > 1)
        m_parts.document.setCompareSet(ids);
    else if (!ids.isEmpty())
        m_parts.document.setCurrent(ids.first());
    goTo(PageId::Report);
    m_pages[m_current]->present(ids);
}

void MainWindow::tell(const Messages::Message &message)
{
    if (message.kind == Messages::Kind::Done)
        m_toast->show(message.text, message.action, message.act);
    else
        m_bars->addWidget(new MessageBar(message, centralWidget()));
}

void MainWindow::revealEdit(ScenarioId id, const QStringList &keys)
{
    m_parts.document.setCurrent(id);
    if (keys.isEmpty() || m_current == PageId::Library)
        return;
    m_pages[m_current]->reveal(keys.first());
}

void MainWindow::openPalette()
{
    auto *palette = new CommandPalette(paletteEntries(m_parts.document, m_context, *m_commands, m_menus->pageActions()),
                                       centralWidget());
    palette->open();
}

void MainWindow::refreshTitle()
{
    const QString title = m_pages[m_current]->title();
    const ScenarioId id = m_parts.document.current();
    const QString subject = !title.isEmpty() ? title : id.isValid() ? m_parts.document.record(id).name : QString();
    QStringList parts{subject, QFileInfo(m_parts.document.file()).fileName()};
    parts.removeAll(QString());
    setWindowTitle(parts.isEmpty() ? u"Runcast[*]"_s : parts.join(u" - "_s) + u"[*] - Runcast"_s);
    setWindowModified(id.isValid() && !m_parts.document.changedKeys(id).isEmpty());
    m_status->setRemarks(m_pages[m_current]->remarks());
}

void MainWindow::changeEvent(QEvent *event)
{
    QMainWindow::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    m_commands->retranslate();
    refreshCommands();
    refreshTitle();
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    settings::windowGeometry.write(m_parts.settings, saveGeometry());
    (void)m_parts.document.flush(); // failed() tells; what cannot be written now cannot be written later either
    QMainWindow::closeEvent(event);
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (!event->mimeData()->hasUrls() && !event->mimeData()->hasText())
        return;
    event->acceptProposedAction();
    m_dropHint->open(tr("Drop to open a library or to import scenarios"));
}

void MainWindow::dragLeaveEvent(QDragLeaveEvent *)
{
    m_dropHint->hide();
}

void MainWindow::dropEvent(QDropEvent *event)
{
    QStringList files;
    for (const QUrl &url : event->mimeData()->urls()) {
        if (url.isLocalFile())
            files.append(url.toLocalFile());
    }
    event->acceptProposedAction();
    m_dropHint->hide();
    if (event->mimeData()->hasUrls())
        take(files);
    else
        m_libraryFiles->takeText(event->mimeData()->text());
}

} // namespace runcast
