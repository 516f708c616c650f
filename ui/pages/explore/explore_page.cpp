// SPDX-License-Identifier: MIT
#include "ui/pages/explore/explore_page.h"

#include "core/forecast/schema.h"
#include "reports/format/text.h"
#include "ui/document/library_document.h"
#include "ui/language_manager.h"
#include "ui/pages/explore/sensitivity_chart.h"
#include "ui/pages/explore/sensitivity_model.h"
#include "ui/theme/widget_theme.h"
#include "ui/widgets/card.h"
#include "ui/widgets/chart_widget.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/page_header.h"
#include "ui/widgets/parts.h"
#include "ui/widgets/sort_header.h"
#include "ui/widgets/table_copy.h"
#include "ui/widgets/table_delegate.h"
#include "ui/widgets/word_filter.h"
#include "ui/window/navigation.h"
#include "ui/window/ui_context.h"

#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedLayout>
#include <QTableView>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace runcast {
namespace {

constexpr double share = 0.1;
constexpr size_t rowsInChart = 10;
constexpr int wideFrom = 1160, tableHeight = 320, chartHeight = 480;
constexpr int quietMilliseconds = 150;

} // namespace

ExplorePage::ExplorePage(LibraryDocument &document, UiContext &context, QWidget *parent)
    : Page(parent), m_document(document), m_context(context), m_stack(new QStackedLayout),
      m_empty(new EmptyState(this)), m_header(new PageHeader(this)), m_job(this)
{
    auto *column = new QVBoxLayout(this);
    const int side = px(Spacing::large);
    column->setContentsMargins(side, 0, side, px(Spacing::medium));
    column->setSpacing(px(Spacing::medium));
    m_copy = makeButton(ButtonKind::Default, u"copy"_s, m_header);
    m_header->addButton(m_copy);
    column->addWidget(m_header);
    column->addLayout(m_stack, 1);
    auto *emptyCard = new Card(this);
    emptyCard->content()->addWidget(m_empty);
    m_stack->addWidget(emptyCard);
    auto *whole = new QWidget(this);
    auto *parts = new QVBoxLayout(whole);
    parts->setContentsMargins(0, 0, 0, 0);
    parts->setSpacing(px(Spacing::medium));
    parts->addWidget(makeControls());
    parts->addWidget(makeResults(), 1);
    m_stack->addWidget(whole);
    m_timer.setSingleShot(true);
    m_timer.setInterval(quietMilliseconds);
    connect(&m_timer, &QTimer::timeout, this, &ExplorePage::compute);
    connect(m_job.watcher(), &QFutureWatcherBase::finished, this, &ExplorePage::take);
    connect(m_copy, &QPushButton::clicked, this, [this] { copy(true, true); });
    connect(m_empty, &EmptyState::actionRequested, this, [this] { m_context.navigation.goTo(PageId::Library); });
    connectDocument();
    retranslate();
    fillScenarios();
    compute();
}

QWidget *ExplorePage::makeControls()
{
    auto *card = new Card(this);
    card->content()->setContentsMargins(px(Spacing::large), px(Spacing::medium), px(Spacing::large),
                                        px(Spacing::medium));
    m_scenario = new QComboBox(card);
    m_figure = new QComboBox(card);
    m_figureLabel = makeLabel("", card);
    m_method = makeLabel("caption", card);
    m_method->setWordWrap(true);
    m_figureLabel->setBuddy(m_figure);
    for (QComboBox *box : {m_scenario, m_figure}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(18);
        box->setMaxVisibleItems(20);
    }
    auto *row = new QHBoxLayout;
    row->setSpacing(px(Spacing::small));
    row->addWidget(m_scenario, 1);
    row->addSpacing(px(Spacing::small));
    row->addWidget(m_figureLabel);
    row->addWidget(m_figure, 1);
    row->addSpacing(px(Spacing::small));
    row->addWidget(m_method, 2);
    card->content()->addLayout(row);
    connect(m_scenario, &QComboBox::activated, this,
            [this](int row) { m_document.setCurrent(m_scenario->itemData(row).value<ScenarioId>()); });
    connect(m_figure, &QComboBox::activated, this, &ExplorePage::compute);
    return card;
}

QWidget *ExplorePage::makeResults()
{
    m_chart = new ChartWidget(this);
    m_model = new SensitivityModel(this);
    m_sorted = new WordFilter(this);
    m_sorted->setSourceModel(m_model);
    m_view = new QTableView(this);
    m_view->setObjectName(u"sensitivities"_s);
    m_view->setModel(m_sorted);
    m_view->setHorizontalHeader(new SortHeader(m_view));
    dressTable(m_view);
    m_view->setSortingEnabled(true);
    m_view->setContextMenuPolicy(Qt::DefaultContextMenu);
    m_view->sortByColumn(SensitivityModel::Effect, Qt::DescendingOrder);
    m_view->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_view->horizontalHeader()->setSectionResizeMode(SensitivityModel::Input, QHeaderView::Stretch);
    // The chart beside it shows both ends: the table keeps the names and the effect in view.
    m_view->hideColumn(SensitivityModel::AtLow);
    m_view->hideColumn(SensitivityModel::AtHigh);
    connect(m_view, &QTableView::activated, this, [this](const QModelIndex &index) {
        m_context.navigation.reveal(m_model->keyAt(m_sorted->mapToSource(index).row()));
    });
    auto *chartCard = new Card(this);
    chartCard->content()->addWidget(m_chart);
    auto *tableCard = new Card(this);
    tableCard->content()->setContentsMargins(1, 1, 1, 1);
    tableCard->content()->addWidget(m_view);
    m_chartCard = chartCard;
    m_tableCard = tableCard;
    m_content = new QWidget;
    m_cards = new QGridLayout(m_content);
    m_cards->setContentsMargins(0, 0, 0, 0);
    m_cards->setSpacing(px(Spacing::medium));
    m_area = new QScrollArea(this);
    m_area->setWidgetResizable(true);
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setFocusPolicy(Qt::NoFocus);
    m_area->setWidget(m_content);
    m_area->viewport()->installEventFilter(this);
    return m_area;
}

void ExplorePage::connectDocument()
{
    const auto listChanged = [this] {
        fillScenarios();
        refreshSoon();
    };
    connect(&m_document, &LibraryDocument::opened, this, listChanged);
    connect(&m_document, &LibraryDocument::entriesChanged, this, listChanged);
    connect(&m_document, &LibraryDocument::recordChanged, this, listChanged);
    connect(&m_document, &LibraryDocument::currentChanged, this, listChanged);
    connect(&m_document, &LibraryDocument::outcomeChanged, this, [this](ScenarioId id) {
        if (id == m_document.current())
            refreshSoon();
    });
}

void ExplorePage::arrange()
{
    const bool wide = width() >= px(wideFrom);
    m_cards->removeWidget(m_chartCard);
    m_cards->removeWidget(m_tableCard);
    m_chartCard->setMinimumHeight(px(chartHeight));
    m_tableCard->setMinimumHeight(px(tableHeight));
    m_cards->addWidget(m_chartCard, 0, 0);
    m_cards->addWidget(m_tableCard, wide ? 0 : 1, wide ? 1 : 0);
    m_cards->setColumnStretch(0, 5);
    m_cards->setColumnStretch(1, wide ? 4 : 0);
    // Side by side both fit into the window, though the chart would like to be higher.
    m_content->setMaximumHeight(wide ? std::max(px(chartHeight), m_area->viewport()->height()) : QWIDGETSIZE_MAX);
}

void ExplorePage::fillScenarios()
{
    m_stack->setCurrentIndex(m_document.current().isValid() ? 1 : 0);
    m_copy->setVisible(m_document.current().isValid());
    m_scenario->clear();
    for (const ScenarioId id : m_document.ids()) {
        if (m_document.record(id).meta.archived && id != m_document.current())
            continue;
        m_scenario->addItem(m_document.record(id).name, QVariant::fromValue(id));
        if (id == m_document.current())
            m_scenario->setCurrentIndex(m_scenario->count() - 1);
    }
}

// Each under its section, as in every list of figures.
void ExplorePage::fillFigures()
{
    const Language &language = m_context.language.language();
    const QString chosen = m_figure->currentData().toString();
    m_figure->clear();
    for (const Section section : sections()) {
        for (const Figure &known : m_document.schema().figures) {
            if (known.section != section)
                continue;
            m_figure->addItem(runcast::title(section, language) + u": "_s + runcast::title(known, language),
                              QString::fromUtf8(known.key.data(), qsizetype(known.key.size())));
        }
    }
    m_figure->setCurrentIndex(std::max(0, m_figure->findData(chosen)));
}

const Figure *ExplorePage::figure() const
{
    return m_document.schema().figure(m_figure->currentData().toString().toStdString());
}

void ExplorePage::activated()
{
    if (m_stale)
        compute();
}

void ExplorePage::refreshSoon()
{
    m_stale = true;
    if (isVisible())
        m_timer.start();
}

void ExplorePage::compute()
{
    m_timer.stop();
    m_stale = false;
    const Figure *asked = figure();
    if (!asked || !m_document.current().isValid())
        return;
    m_job.start([scenario = m_document.scenario(m_document.current()), asked, &schema = m_document.schema(),
                 &catalog = m_document.catalog()](std::stop_token stop, const JobProgress &) {
        return oneWaySensitivity(scenario, *asked, schema, catalog, share, stop);
    });
}

void ExplorePage::take()
{
    const std::optional<Sensitivity> result = m_job.result();
    const Figure *asked = figure();
    if (!result || !asked || !m_document.contains(m_document.current()))
        return;
    m_shown = *result;
    const Format format = m_context.language.formatFor(m_document.scenario(m_document.current()));
    m_model->setSensitivity(m_shown, *asked, format);
    Chart chart = sensitivityChart(m_shown, *asked, share, rowsInChart, m_document.catalog(), format);
    if (!std::isfinite(m_shown.base))
        chart.title = tr("The figure is not computed: see the findings in Plan");
    m_chart->setChart(chart, format);
    emit stateChanged();
}

bool ExplorePage::reveal(const QString &key)
{
    const int row = m_figure->findData(key);
    if (row < 0)
        return false;
    m_figure->setCurrentIndex(row);
    compute();
    return true;
}

QStringList ExplorePage::remarks() const
{
    if (!m_document.current().isValid())
        return {};
    return {m_document.record(m_document.current()).name, tr("%n input(s) matter", "", int(m_shown.rows.size()))};
}

bool ExplorePage::canRun(PageCommand command) const
{
    switch (command) {
    case PageCommand::Copy:
    case PageCommand::CopyWithHeaders:
    case PageCommand::SelectAll:
    case PageCommand::Recompute:
        return m_document.current().isValid();
    default:
        return false;
    }
}

void ExplorePage::run(PageCommand command)
{
    switch (command) {
    case PageCommand::Copy:
        copy(false, false);
        break;
    case PageCommand::CopyWithHeaders:
        copy(false, true);
        break;
    case PageCommand::SelectAll:
        m_view->selectAll();
        break;
    case PageCommand::Recompute:
        compute();
        break;
    default:
        break;
    }
}

void ExplorePage::copy(bool all, bool head)
{
    const QItemSelectionModel *selection = m_view->selectionModel();
    all = all || !selection->hasSelection();
    TextTable table;
    for (int column = 0; head && column < m_sorted->columnCount(); ++column)
        table.head.append(m_sorted->headerData(column, Qt::Horizontal).toString());
    for (int row = 0; row < m_sorted->rowCount(); ++row) {
        if (!all && !selection->isRowSelected(row))
            continue;
        QStringList cells;
        for (int column = 0; column < m_sorted->columnCount(); ++column)
            cells.append(m_sorted->index(row, column).data().toString());
        table.rows.append(cells);
    }
    copyTable(table);
}

bool ExplorePage::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_area->viewport() && event->type() == QEvent::Resize)
        arrange();
    return Page::eventFilter(watched, event);
}

void ExplorePage::changeEvent(QEvent *event)
{
    Page::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        take();
    }
}

void ExplorePage::retranslate()
{
    m_header->setTitle(tr("Explore"));
    m_header->setCaption(tr("what the figures depend on"));
    m_empty->setTexts(tr("Choose a scenario to see which inputs matter most."), tr("Go to the library"));
    m_scenario->setAccessibleName(tr("Scenario"));
    m_figureLabel->setText(tr("Figure"));
    m_figure->setAccessibleName(tr("Figure"));
    //: How the sensitivities are made.
    m_method->setText(tr("One input at a time, ±10 %; everything else stays. Double-click a row to go to the input."));
    m_copy->setText(tr("Copy table"));
    m_view->setAccessibleName(tr("Sensitivities"));
    fillFigures();
}

} // namespace runcast
