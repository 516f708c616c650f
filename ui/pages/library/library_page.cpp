// SPDX-License-Identifier: MIT
#include "ui/pages/library/library_page.h"

#include "reports/format/text.h"
#include "ui/document/library_document.h"
#include "ui/document/library_tags.h"
#include "ui/language_manager.h"
#include "ui/pages/library/bulk_bar.h"
#include "ui/pages/library/filter_bar.h"
#include "ui/pages/library/library_model.h"
#include "ui/pages/library/library_table.h"
#include "ui/pages/library/preview_pane.h"
#include "ui/pages/library/welcome_view.h"
#include "ui/theme/widget_theme.h"
#include "ui/widgets/card.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/page_header.h"
#include "ui/widgets/parts.h"
#include "ui/window/navigation.h"
#include "ui/window/ui_context.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QMenu>
#include <QPushButton>
#include <QResizeEvent>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace runcast {

namespace {

enum StackPage { WelcomePage, TablePage, NothingPage };
constexpr int previewFrom = 1100; // narrower pages show the table alone

} // namespace

LibraryPage::LibraryPage(LibraryDocument &document, UiContext &context, QWidget *parent)
    : Page(parent), m_document(document), m_context(context), m_model(new LibraryModel(document, context, this)),
      m_filter(new LibraryFilter(this)), m_header(new PageHeader(this)),
      m_import(makeButton(ButtonKind::Default, u"import"_s, this)),
      m_new(makeButton(ButtonKind::Primary, u"new"_s, this)), m_bar(new FilterBar(document, context, this)),
      m_table(nullptr), m_stack(new QStackedWidget(this)), m_nothing(new EmptyState(this)),
      m_preview(new PreviewPane(document, context, this)), m_bulk(new BulkBar(this))
{
    m_filter->setSourceModel(m_model);
    m_table = new LibraryTable(*m_model, *m_filter, context.settings, this);
    build();
    connect(m_import, &QPushButton::clicked, this, [this] { emit requested(Command::Import); });
    connect(m_new, &QPushButton::clicked, this, [this] { emit requested(Command::NewScenario); });
    connect(m_bar, &FilterBar::changed, this, [this](const LibraryQuery &query) {
        m_filter->setQuery(query);
        refreshCounts();
    });
    connect(m_bar, &FilterBar::left, m_table, qOverload<>(&QWidget::setFocus));
    connect(m_nothing, &EmptyState::actionRequested, m_bar, &FilterBar::clear);
    connect(m_table, &LibraryTable::selectionWasChanged, this, &LibraryPage::refreshSelection);
    connect(m_table, &LibraryTable::opened, this, [this](ScenarioId id) { m_context.navigation.openScenario(id); });
    connect(m_table, &QWidget::customContextMenuRequested, this,
            [this](const QPoint &at) { showMenu(m_table->viewport()->mapToGlobal(at)); });
    connect(m_preview, &PreviewPane::openRequested, this, [this] { emit requested(Command::OpenInPlan); });
    connect(m_preview, &PreviewPane::historyRequested, this, [this] { emit requested(Command::History); });
    connect(m_preview, &PreviewPane::tagRequested, this, [this] { emit requested(Command::AddTag); });
    connect(m_preview, &PreviewPane::menuRequested, this, &LibraryPage::showMenu);
    connect(m_preview, &PreviewPane::reportRequested, this,
            [this] { m_context.navigation.report({m_table->current()}); });
    connect(m_bulk, &BulkBar::compareRequested, this, [this] { m_context.navigation.compare(m_table->selection()); });
    connect(m_bulk, &BulkBar::reportRequested, this, [this] { m_context.navigation.report(m_table->selection()); });
    connect(m_bulk, &BulkBar::requested, this, &Page::requested);
    for (QAbstractItemModel *model :
         {static_cast<QAbstractItemModel *>(m_filter), static_cast<QAbstractItemModel *>(m_model)}) {
        connect(model, &QAbstractItemModel::rowsInserted, this, &LibraryPage::refreshCounts);
        connect(model, &QAbstractItemModel::rowsRemoved, this, &LibraryPage::refreshCounts);
        connect(model, &QAbstractItemModel::modelReset, this, &LibraryPage::refreshCounts);
    }
    connect(&document, &LibraryDocument::currentChanged, m_table, &LibraryTable::setCurrent);
    connect(&document, &LibraryDocument::summariesReady, this, &LibraryPage::refreshSelection);
    retranslate();
    m_table->setCurrent(document.current());
    refreshCounts();
}

void LibraryPage::build()
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(px(16), 0, px(16), px(12));
    column->setSpacing(0);
    m_header->addButton(m_import);
    m_header->addButton(m_new);
    column->addWidget(m_header);
    column->addWidget(m_bar);
    column->addSpacing(px(Spacing::medium));

    auto *tableCard = new Card(this);
    tableCard->content()->setContentsMargins(1, 1, 1, 1);
    tableCard->content()->addWidget(m_table);
    m_table->setAccessibleName(tr("Scenarios"));
    auto *left = new QWidget(this);
    auto *leftColumn = new QVBoxLayout(left);
    leftColumn->setContentsMargins(0, 0, 0, 0);
    leftColumn->setSpacing(px(Spacing::medium));
    leftColumn->addWidget(tableCard, 1);
    leftColumn->addWidget(m_bulk);
    auto *both = new QWidget(this);
    auto *row = new QHBoxLayout(both);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(px(Spacing::medium));
    row->addWidget(left, 1);
    row->addWidget(m_preview);

    auto *welcome = new WelcomeView(this);
    connect(welcome, &WelcomeView::requested, this, &Page::requested);
    auto *nothing = new Card(this);
    nothing->content()->addWidget(m_nothing);
    m_stack->addWidget(welcome);
    m_stack->addWidget(both);
    m_stack->addWidget(nothing);
    column->addWidget(m_stack, 1);
    m_table->fillColumnsMenu(m_bar->columnsButton()->menu());
    connect(m_bar->columnsButton()->menu(), &QMenu::aboutToShow, this,
            [this] { m_table->fillColumnsMenu(m_bar->columnsButton()->menu()); });
}

void LibraryPage::activated()
{
    m_table->setCurrent(m_document.current());
    refreshCounts();
    if (!isAncestorOf(focusWidget()))
        m_table->setFocus();
}

QString LibraryPage::title() const
{
    return tr("Library");
}

QStringList LibraryPage::remarks() const
{
    const QString rows = tr("%n row(s)", nullptr, m_filter->rowCount());
    const int chosen = int(m_table->selection().size());
    QStringList remarks{chosen > 1 ? tr("%1, %n selected", nullptr, chosen).arg(rows) : rows};
    if (const int compared = int(m_document.compareSet().size()); compared > 0)
        remarks.append(tr("%n in Compare", "scenarios", compared));
    return remarks;
}

QList<ScenarioId> LibraryPage::selection() const
{
    return m_table->selection();
}

bool LibraryPage::canRun(PageCommand command) const
{
    const bool any = m_filter->rowCount() > 0;
    switch (command) {
    case PageCommand::Find:
        return m_model->rowCount() > 0;
    case PageCommand::Copy:
    case PageCommand::CopyWithHeaders:
        return !m_table->selection().isEmpty();
    case PageCommand::SelectAll:
    case PageCommand::NextPane:
    case PageCommand::PreviousPane:
        return any;
    default:
        return false;
    }
}

void LibraryPage::run(PageCommand command)
{
    switch (command) {
    case PageCommand::Find:
        m_bar->focusSearch();
        break;
    case PageCommand::Copy:
        m_table->copySelection(false);
        break;
    case PageCommand::CopyWithHeaders:
        m_table->copySelection(true);
        break;
    case PageCommand::SelectAll:
        m_table->selectAll();
        break;
    case PageCommand::NextPane:
        movePane(1);
        break;
    case PageCommand::PreviousPane:
        movePane(-1);
        break;
    default:
        break;
    }
}

void LibraryPage::movePane(int step)
{
    const std::array<QWidget *, 3> panes{m_bar, m_table, m_preview};
    const QWidget *focused = focusWidget();
    int pane = 1;
    for (int i = 0; i < 3; ++i) {
        if (panes[size_t(i)] == focused || panes[size_t(i)]->isAncestorOf(focused))
            pane = (i + step + 3) % 3;
    }
    if (panes[size_t(pane)] == m_preview && m_preview->isHidden())
        pane = (pane + step + 3) % 3;
    if (panes[size_t(pane)] == m_bar)
        m_bar->focusSearch();
    else if (panes[size_t(pane)] == m_table)
        m_table->setFocus(Qt::ShortcutFocusReason);
    else
        m_preview->focusFirst();
}

void LibraryPage::refreshCounts()
{
    const int all = m_model->rowCount();
    int archived = 0, samples = 0;
    for (const ScenarioId id : m_document.ids()) {
        archived += m_document.record(id).meta.archived;
        samples += m_document.record(id).meta.tags.contains(sampleTag());
    }
    QStringList caption{all == 0 ? tr("empty") : tr("%n scenario(s)", nullptr, all - samples)};
    if (samples > 0)
        caption.append(tr("%n sample(s)", nullptr, samples));
    if (archived > 0 && !m_filter->query().archived)
        caption.append(tr("%n archived hidden", "scenarios", archived));
    m_header->setCaption(caption.join(u" · "_s));
    m_bar->setEnabled(all > 0);
    m_stack->setCurrentIndex(all == 0 ? WelcomePage : m_filter->rowCount() == 0 ? NothingPage : TablePage);
    refreshSelection();
}

void LibraryPage::refreshSelection()
{
    const QList<ScenarioId> ids = m_table->selection();
    const ScenarioId current = m_table->current();
    m_preview->setScenario(current);
    if (current.isValid())
        m_document.setCurrent(current);
    m_bulk->setVisible(ids.size() > 1);
    if (ids.size() > 1)
        m_bulk->setSelection(int(ids.size()), together(ids), !m_document.isReadOnly());
    emit stateChanged();
}

QString LibraryPage::together(const QList<ScenarioId> &ids) const
{
    const std::vector<const Figure *> figures = sponsorFigures(m_document.schema());
    if (figures.empty() || !isMoney(figures.front()->unit))
        return {};
    double sum = 0;
    for (const ScenarioId id : ids) {
        const ScenarioSummary *summary = m_document.summary(id);
        sum += summary ? figures.front()->get(summary->forecast) : notComputed;
    }
    if (std::isnan(sum))
        return tr("not all of them have a cost");
    const Format format = m_context.language.format();
    return tr("together %1, mean %2")
        .arg(format.figure(*figures.front(), sum), format.figure(*figures.front(), sum / double(ids.size())));
}

void LibraryPage::showMenu(const QPoint &globalPos)
{
    QMenu menu(this);
    const auto add = [&](const QString &text, Command command) {
        menu.addAction(text, this, [this, command] { emit requested(command); });
    };
    add(tr("Open in Plan"), Command::OpenInPlan);
    add(tr("History…"), Command::History);
    menu.addSeparator();
    add(tr("Rename…"), Command::Rename);
    add(tr("Duplicate"), Command::Duplicate);
    add(tr("Add Tag…"), Command::AddTag);
    add(tr("Add to Compare"), Command::AddToCompare);
    add(tr("Export…"), Command::Export);
    menu.addSeparator();
    const QList<ScenarioId> ids = m_table->selection();
    const bool allArchived = !ids.isEmpty() && std::all_of(ids.begin(), ids.end(), [this](ScenarioId id) {
        return m_document.record(id).meta.archived;
    });
    if (allArchived)
        add(tr("Take Out of the Archive"), Command::Unarchive);
    else
        add(tr("Archive"), Command::Archive);
    menu.exec(globalPos);
}

void LibraryPage::retranslate()
{
    m_header->setTitle(tr("Library"));
    m_import->setText(tr("Import…"));
    m_new->setText(tr("New scenario"));
    m_nothing->setTexts(tr("No scenario matches this search and these filters."), tr("Clear search and filters"));
    m_model->retranslate();
    refreshCounts();
}

void LibraryPage::changeEvent(QEvent *event)
{
    Page::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void LibraryPage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    m_preview->setHidden(event->size().width() < px(previewFrom));
}

} // namespace runcast
