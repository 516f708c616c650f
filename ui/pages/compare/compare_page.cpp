// SPDX-License-Identifier: MIT
#include "ui/pages/compare/compare_page.h"

#include "ui/dialogs/scenario_picker.h"
#include "ui/document/library_document.h"
#include "ui/language_manager.h"
#include "ui/pages/compare/compare_cards.h"
#include "ui/pages/compare/compare_table_model.h"
#include "ui/pages/compare/compare_view.h"
#include "ui/pages/compare/scenario_bar.h"
#include "ui/pages/report/report_export.h"
#include "ui/pages/report/report_request.h"
#include "ui/settings.h"
#include "ui/theme/widget_theme.h"
#include "ui/widgets/card.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/parts.h"
#include "ui/widgets/table_copy.h"
#include "ui/widgets/toggle_switch.h"
#include "ui/window/navigation.h"
#include "ui/window/ui_context.h"

#include <QAction>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QStackedLayout>

using namespace Qt::StringLiterals;

namespace runcast {
namespace {

std::vector<ComparedEntry> entriesOf(const LibraryDocument &document)
{
    std::vector<ComparedEntry> entries;
    for (const ScenarioId id : document.compareSet())
        entries.push_back({id, document.record(id).name, &document.scenario(id), &document.outcome(id)});
    return entries;
}

QChar letterOf(int scenario)
{
    return QChar(u'A' + scenario);
}

QStringList rowTexts(const QModelIndex &first)
{
    QStringList cells;
    for (int column = 0; column < first.model()->columnCount(first.parent()); ++column) {
        const QModelIndex cell = first.siblingAtColumn(column);
        const QVariant exact = cell.data(CompareTableModel::ExactRole);
        cells.append(exact.isValid() ? exact.toString() : cell.data().toString());
    }
    return cells;
}

} // namespace

ComparePage::ComparePage(LibraryDocument &document, UiContext &context, QWidget *parent)
    : Page(parent), m_document(document), m_context(context), m_stack(new QStackedLayout),
      m_empty(new EmptyState(this)), m_model(new CompareTableModel(this)),
      m_export(new ReportExport(document, context, this))
{
    auto *column = new QVBoxLayout(this);
    const int side = px(Spacing::large);
    column->setContentsMargins(side, 0, side, px(Spacing::medium));
    column->setSpacing(0);
    column->addWidget(makeHeader());
    column->addLayout(m_stack, 1);
    auto *emptyCard = new Card(this);
    emptyCard->content()->addWidget(m_empty);
    m_stack->addWidget(emptyCard);
    m_stack->addWidget(makeContent());
    m_refresh.setSingleShot(true);
    connect(&m_refresh, &QTimer::timeout, this, &ComparePage::refresh);
    connect(m_empty, &EmptyState::actionRequested, this, &ComparePage::chooseScenarios);
    makeActions();
    connectDocument();
    m_view->setClosedGroups(settings::compareClosedGroups.read(context.settings));
    retranslate();
    refresh();
}

ComparePage::~ComparePage()
{
    settings::compareClosedGroups.write(m_context.settings, m_view->closedGroups());
}

QWidget *ComparePage::makeHeader()
{
    auto *head = new QWidget(this);
    m_header = new QGridLayout(head);
    m_header->setContentsMargins(0, px(Spacing::medium), 0, px(Spacing::medium));
    m_header->setHorizontalSpacing(px(Spacing::large));
    m_header->setVerticalSpacing(px(Spacing::small));
    m_title = makeLabel("pageTitle", head);
    m_bar = new ScenarioBar(m_document, head);
    m_tools = new QWidget(head);
    m_onlyDifferences = new ToggleSwitch(m_tools);
    m_copy = makeButton(ButtonKind::Default, u"copy"_s, m_tools);
    m_report = makeButton(ButtonKind::Primary, u"page-report"_s, m_tools);
    auto *row = new QHBoxLayout(m_tools);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(px(Spacing::small));
    for (QWidget *tool :
         {static_cast<QWidget *>(m_onlyDifferences), static_cast<QWidget *>(m_copy), static_cast<QWidget *>(m_report)})
        row->addWidget(tool);
    m_header->setColumnStretch(1, 1);
    arrangeHeader();
    connect(m_bar, &ScenarioBar::addRequested, this, &ComparePage::chooseScenarios);
    connect(m_bar, &ScenarioBar::openRequested, this, [this](ScenarioId id) { m_context.navigation.openScenario(id); });
    connect(m_copy, &QPushButton::clicked, this, [this] { copyRows(true, true); });
    connect(m_report, &QPushButton::clicked, this, &ComparePage::makeReport);
    return head;
}

QWidget *ComparePage::makeContent()
{
    m_cards = new CompareCards(m_document, m_context.language, *m_model, this);
    m_view = m_cards->view();
    m_view->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_view, &QWidget::customContextMenuRequested, this, &ComparePage::showMenu);
    connect(m_view, &CompareView::keyActivated, this, &ComparePage::showInPlan);
    return m_cards;
}

void ComparePage::makeActions()
{
    m_onlyAction = new QAction(this);
    m_onlyAction->setCheckable(true);
    m_expand = new QAction(this);
    m_collapse = new QAction(this);
    addActions({m_onlyAction, m_expand, m_collapse});
    connect(m_onlyDifferences, &QAbstractButton::toggled, m_onlyAction, &QAction::setChecked);
    connect(m_onlyAction, &QAction::toggled, m_onlyDifferences, &QAbstractButton::setChecked);
    connect(m_onlyAction, &QAction::toggled, m_view, &CompareView::setOnlyDifferences);
    connect(m_expand, &QAction::triggered, m_view, &QTreeView::expandAll);
    connect(m_collapse, &QAction::triggered, m_view, &QTreeView::collapseAll);
}

void ComparePage::connectDocument()
{
    const auto ifCompared = [this](ScenarioId id) {
        if (m_document.compareSet().contains(id))
            refreshSoon();
    };
    connect(&m_document, &LibraryDocument::opened, this, &ComparePage::refreshSoon);
    connect(&m_document, &LibraryDocument::entriesChanged, this, &ComparePage::refreshSoon);
    connect(&m_document, &LibraryDocument::recordChanged, this, ifCompared);
    connect(&m_document, &LibraryDocument::outcomeChanged, this, ifCompared);
    // At once: the chips follow the key or the pointer that moves them.
    connect(&m_document, &LibraryDocument::compareSetChanged, this, &ComparePage::refresh);
}

bool ComparePage::hasComparison() const
{
    return m_document.compareSet().size() >= 2;
}

void ComparePage::activated()
{
    if (m_stale)
        refresh();
}

QString ComparePage::title() const
{
    return hasComparison() ? tr("%n scenario(s) compared", "", int(m_document.compareSet().size())) : tr("Compare");
}

QStringList ComparePage::remarks() const
{
    if (!hasComparison())
        return {tr("nothing compared")};
    const auto baseline = int(m_document.compareSet().indexOf(m_document.baseline()));
    return {tr("%n scenario(s)", "", int(m_document.compareSet().size())),
            tr("baseline %1").arg(letterOf(std::max(0, baseline)))};
}

// Several edits in a row, or edits on another page, cost one refresh.
void ComparePage::refreshSoon()
{
    m_stale = true;
    if (isVisible())
        m_refresh.start(0);
}

void ComparePage::refresh()
{
    m_refresh.stop();
    m_stale = false;
    m_stack->setCurrentIndex(hasComparison() ? 1 : 0);
    m_bar->setVisible(hasComparison());
    m_tools->setVisible(hasComparison());
    m_bar->refresh();
    emit stateChanged();
    if (!hasComparison())
        return;
    const auto baseline = int(m_document.compareSet().indexOf(m_document.baseline()));
    const Format format = m_context.language.formatFor(m_document.scenario(m_document.baseline()));
    const std::vector<ComparedEntry> entries = entriesOf(m_document);
    m_model->setTable(
        makeCompareTable(entries, std::max(0, baseline), m_document.schema(), m_document.catalog(), format));
    m_cards->refresh();
    arrangeHeader();
}

void ComparePage::chooseScenarios()
{
    auto *picker = new ScenarioPicker(m_document, m_document.compareSet(), this);
    picker->setAttribute(Qt::WA_DeleteOnClose);
    connect(picker, &QDialog::accepted, this, [this, picker] { m_document.setCompareSet(picker->chosen()); });
    picker->open();
}

void ComparePage::makeReport()
{
    m_context.navigation.report(m_document.compareSet());
}

// Plan shows one scenario: one of those compared.
void ComparePage::chooseForPlan()
{
    if (!m_document.compareSet().contains(m_document.current()))
        m_document.setCurrent(m_document.baseline());
}

void ComparePage::showInPlan(const QString &key)
{
    chooseForPlan();
    m_context.navigation.reveal(key);
}

void ComparePage::explain(const QString &key)
{
    chooseForPlan();
    m_context.navigation.showWhy(key);
}

bool ComparePage::canRun(PageCommand command) const
{
    switch (command) {
    case PageCommand::Copy:
    case PageCommand::CopyWithHeaders:
    case PageCommand::SelectAll:
    case PageCommand::Export:
    case PageCommand::NextPane:
    case PageCommand::PreviousPane:
        return hasComparison();
    case PageCommand::Why:
        return hasComparison() && m_view->currentIndex().isValid();
    default:
        return false;
    }
}

void ComparePage::run(PageCommand command)
{
    switch (command) {
    case PageCommand::Copy:
        copyRows(false, false);
        break;
    case PageCommand::CopyWithHeaders:
        copyRows(false, true);
        break;
    case PageCommand::SelectAll:
        m_view->selectAll();
        break;
    case PageCommand::Export:
        m_export->ask(
            this,
            reportRequest(m_document, m_document.compareSet(), ReportKind::Comparison, m_context.language.language()),
            {ExportFormat::Pdf, ExportFormat::Xlsx, ExportFormat::Csv, ExportFormat::Json});
        break;
    case PageCommand::Why:
        explain(m_view->currentIndex().data(CompareTableModel::KeyRole).toString());
        break;
    case PageCommand::NextPane:
    case PageCommand::PreviousPane: {
        const QList<QWidget *> panes = QList<QWidget *>{m_bar->nextInFocusChain()} + m_cards->panes();
        qsizetype now = 0;
        for (qsizetype i = 1; i < panes.size(); ++i) {
            if (panes[i]->isAncestorOf(focusWidget()) || panes[i] == focusWidget())
                now = i;
        }
        const qsizetype step = command == PageCommand::NextPane ? 1 : panes.size() - 1;
        QWidget *pane = panes[(now + step) % panes.size()];
        (pane->focusPolicy() == Qt::NoFocus ? pane->nextInFocusChain() : pane)->setFocus(Qt::ShortcutFocusReason);
        break;
    }
    default:
        break;
    }
}

bool ComparePage::reveal(const QString &key)
{
    if (!hasComparison() || !m_view->showKey(key))
        return false;
    m_view->setFocus();
    return true;
}

// All rows that the table shows, those of closed groups too, or the selected ones.
void ComparePage::copyRows(bool all, bool head)
{
    const QSortFilterProxyModel *model = m_view->shownModel();
    const QItemSelectionModel *selection = m_view->selectionModel();
    all = all || !selection->hasSelection();
    TextTable table;
    if (head) {
        for (int column = 0; column < model->columnCount(); ++column)
            table.head.append(model->headerData(column, Qt::Horizontal, CompareTableModel::ExactRole).toString());
    }
    for (int row = 0; row < model->rowCount(); ++row) {
        const QModelIndex group = model->index(row, 0);
        if (all || selection->isSelected(group))
            table.rows.append(rowTexts(group));
        for (int child = 0; child < model->rowCount(group); ++child) {
            const QModelIndex index = model->index(child, 0, group);
            if (all || selection->isSelected(index))
                table.rows.append(rowTexts(index));
        }
    }
    copyTable(table);
}

void ComparePage::showMenu(const QPoint &position)
{
    QMenu menu(this);
    menu.addAction(tr("Copy"), this, [this] { copyRows(false, false); });
    menu.addAction(tr("Copy with Headers"), this, [this] { copyRows(false, true); });
    const QModelIndex index = m_view->currentIndex();
    if (index.isValid() && !index.siblingAtColumn(0).data(GroupRole).toBool()) {
        const QString key = index.data(CompareTableModel::KeyRole).toString();
        menu.addSeparator();
        menu.addAction(tr("Show in Plan"), this, [this, key] { showInPlan(key); });
        if (m_document.schema().figure(key.toStdString()))
            menu.addAction(tr("Why?"), this, [this, key] { explain(key); });
    }
    menu.exec(m_view->viewport()->mapToGlobal(position));
}

// The chips stand beside the title where they fit in one row, else below it.
void ComparePage::arrangeHeader()
{
    const int taken = m_title->sizeHint().width() + m_tools->sizeHint().width() + 2 * px(Spacing::large);
    const bool beside = m_bar->sizeHint().width() + taken <= width() - 2 * px(Spacing::large);
    for (QWidget *part : {static_cast<QWidget *>(m_title), static_cast<QWidget *>(m_bar), m_tools})
        m_header->removeWidget(part);
    m_header->addWidget(m_title, 0, 0, Qt::AlignVCenter);
    m_header->addWidget(m_tools, 0, 2, Qt::AlignVCenter);
    if (beside)
        m_header->addWidget(m_bar, 0, 1, Qt::AlignVCenter);
    else
        m_header->addWidget(m_bar, 1, 0, 1, 3);
}

void ComparePage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    arrangeHeader();
}

void ComparePage::changeEvent(QEvent *event)
{
    Page::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        refreshSoon();
    }
}

void ComparePage::retranslate()
{
    m_title->setText(tr("Compare"));
    m_empty->setTexts(tr("Choose two scenarios to see them side by side."), tr("Choose scenarios…"));
    m_onlyDifferences->setText(tr("Only differences"));
    m_onlyDifferences->setAccessibleName(tr("Show only rows that differ"));
    m_copy->setText(tr("Copy table"));
    m_report->setText(tr("Make report"));
    m_onlyAction->setText(tr("Only Differences"));
    m_expand->setText(tr("Expand All"));
    m_collapse->setText(tr("Collapse All"));
}

} // namespace runcast
