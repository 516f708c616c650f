// SPDX-License-Identifier: MIT
#include "ui/pages/explore/sensitivity_pane.h"

#include "core/forecast/schema.h"
#include "reports/format/text.h"
#include "ui/document/library_document.h"
#include "ui/language_manager.h"
#include "ui/pages/explore/sensitivity_chart.h"
#include "ui/pages/explore/sensitivity_model.h"
#include "ui/theme/widget_theme.h"
#include "ui/widgets/card.h"
#include "ui/widgets/chart_widget.h"
#include "ui/widgets/parts.h"
#include "ui/widgets/sort_header.h"
#include "ui/widgets/table_delegate.h"
#include "ui/widgets/word_filter.h"
#include "ui/window/navigation.h"
#include "ui/window/ui_context.h"

#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QHeaderView>
#include <QLabel>
#include <QScrollArea>
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

SensitivityPane::SensitivityPane(LibraryDocument &document, UiContext &context, QWidget *parent)
    : ExplorePane(parent), m_document(document), m_context(context), m_job(this)
{
    auto *parts = new QVBoxLayout(this);
    parts->setContentsMargins(0, 0, 0, 0);
    parts->setSpacing(px(Spacing::medium));
    parts->addWidget(makeControls());
    parts->addWidget(makeResults(), 1);
    m_timer.setSingleShot(true);
    m_timer.setInterval(quietMilliseconds);
    connect(&m_timer, &QTimer::timeout, this, &SensitivityPane::compute);
    connect(m_job.watcher(), &QFutureWatcherBase::finished, this, &SensitivityPane::take);
    retranslate();
    compute();
}

QString SensitivityPane::title() const
{
    return tr("Sensitivity");
}

QWidget *SensitivityPane::makeControls()
{
    auto *card = new Card(this);
    card->content()->setContentsMargins(px(Spacing::large), px(Spacing::medium), px(Spacing::large),
                                        px(Spacing::medium));
    m_figure = new QComboBox(card);
    m_figureLabel = makeLabel("", card);
    m_method = makeLabel("caption", card);
    m_method->setWordWrap(true);
    m_figureLabel->setBuddy(m_figure);
    m_figure->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_figure->setMinimumContentsLength(18);
    m_figure->setMaxVisibleItems(20);
    auto *row = new QHBoxLayout;
    row->setSpacing(px(Spacing::small));
    row->addWidget(m_figureLabel);
    row->addWidget(m_figure, 1);
    row->addSpacing(px(Spacing::small));
    row->addWidget(m_method, 2);
    card->content()->addLayout(row);
    connect(m_figure, &QComboBox::activated, this, &SensitivityPane::compute);
    return card;
}

QWidget *SensitivityPane::makeResults()
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

void SensitivityPane::arrange()
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

// Each under its section, as in every list of figures.
void SensitivityPane::fillFigures()
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

const Figure *SensitivityPane::figure() const
{
    return m_document.schema().figure(m_figure->currentData().toString().toStdString());
}

void SensitivityPane::activated()
{
    if (m_stale)
        compute();
}

void SensitivityPane::refreshSoon()
{
    m_stale = true;
    if (isVisible())
        m_timer.start();
}

void SensitivityPane::compute()
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

void SensitivityPane::take()
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

bool SensitivityPane::reveal(const QString &key)
{
    const int row = m_figure->findData(key);
    if (row < 0)
        return false;
    m_figure->setCurrentIndex(row);
    compute();
    return true;
}

void SensitivityPane::copy(bool all, bool head)
{
    copyFrom(*m_view, all, head);
}

bool SensitivityPane::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_area->viewport() && event->type() == QEvent::Resize)
        arrange();
    return ExplorePane::eventFilter(watched, event);
}

void SensitivityPane::selectAll()
{
    m_view->selectAll();
}

QStringList SensitivityPane::remarks() const
{
    return {tr("%n input(s) matter", "", int(m_shown.rows.size()))};
}

void SensitivityPane::retranslate()
{
    m_figureLabel->setText(tr("Figure"));
    m_figure->setAccessibleName(tr("Figure"));
    //: How the sensitivities are made.
    m_method->setText(tr("One input at a time, ±10 %; everything else stays. Double-click a row to go to the input."));
    m_view->setAccessibleName(tr("Sensitivities"));
    fillFigures();
    take();
}

} // namespace runcast
