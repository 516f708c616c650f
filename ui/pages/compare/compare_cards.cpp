// SPDX-License-Identifier: MIT
#include "ui/pages/compare/compare_cards.h"

#include "reports/content/comparison_charts.h"
#include "ui/document/library_document.h"
#include "ui/language_manager.h"
#include "ui/pages/compare/compare_view.h"
#include "ui/theme/widget_theme.h"
#include "ui/widgets/card.h"
#include "ui/widgets/chart_pair.h"
#include "ui/widgets/chart_widget.h"

#include <QComboBox>
#include <QEvent>
#include <QGridLayout>

namespace runcast {
namespace {

constexpr int wideFrom = 1160;                // below, the cards stack
constexpr int rowsInChart = 4, chartRow = 16; // more scenarios need more height
constexpr int chartHeight = 248, tableHeight = 360, stackedHeight = 420, bridgeHeight = 380;
constexpr int columns = 12; // as on paper

} // namespace

CompareCards::CompareCards(const LibraryDocument &document, const LanguageManager &language, CompareTableModel &model,
                           QWidget *parent)
    : QScrollArea(parent), m_document(document), m_language(language), m_view(new CompareView(model, this)),
      m_cost(new ChartWidget(this)), m_dates(new ChartWidget(this)), m_bridge(new ChartWidget(this)),
      m_load(new ChartPair(this)), m_bridgeTo(new QComboBox(m_bridge))
{
    m_bridge->addHeadWidget(m_bridgeTo);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    auto *scrolled = new QWidget;
    m_cards = new QGridLayout(scrolled);
    m_cards->setContentsMargins(0, 0, 0, 0);
    m_cards->setSpacing(px(Spacing::medium));
    for (QWidget *content : panes()) {
        auto *card = new Card(scrolled);
        card->content()->addWidget(content);
        if (content == m_view)
            card->content()->setContentsMargins(1, 1, 1, 1);
    }
    setWidget(scrolled);
    connect(m_bridgeTo, &QComboBox::activated, this, [this](int choice) {
        QList<ScenarioId> others = m_document.compareSet();
        others.removeOne(m_document.baseline());
        m_bridgeEnd = others.value(choice);
        refresh();
    });
    arrange();
    retranslate();
}

QList<QWidget *> CompareCards::panes() const
{
    return {m_cost, m_dates, m_load, m_view, m_bridge};
}

void CompareCards::refresh()
{
    const QList<ScenarioId> &ids = m_document.compareSet();
    const auto baseline = std::max(0, int(ids.indexOf(m_document.baseline())));
    const Format format = m_language.formatFor(m_document.scenario(ids[baseline]));
    std::vector<ChartedScenario> charted;
    for (const ScenarioId id : ids)
        charted.push_back({&m_document.scenario(id), &m_document.outcome(id).forecast});
    m_cost->setChart(costByPartChart(charted, baseline, m_document.schema(), format), format);
    m_dates->setChart(runDatesChart(charted, baseline, format), format);
    const Chart power = facilityPowerChart(charted, format), memory = memoryUseChart(charted, format);
    m_load->setCharts(power.title, tr("At steady load; fullest accelerator"), power, memory, memory.note, format);

    QStringList letters;
    QList<ScenarioId> others = ids;
    others.removeAt(baseline);
    for (const ScenarioId id : others)
        letters.append(tr("to %1").arg(QChar(u'A' + int(ids.indexOf(id)))));
    const int end = std::max(0, int(others.indexOf(m_bridgeEnd)));
    m_bridgeTo->clear();
    m_bridgeTo->addItems(letters);
    m_bridgeTo->setCurrentIndex(end);
    m_bridgeTo->setVisible(letters.size() > 1);
    m_bridge->setChart(costBridgeChart(charted, baseline, int(ids.indexOf(others[end])), m_document.schema(), format),
                       format);
    arrange();
}

// The bridge stands beside the table as long as the table shows every column.
int CompareCards::tableColumns() const
{
    const double column = double(viewport()->width()) / columns;
    for (const int beside : {8, 9}) {
        if (m_view->wantedWidth() <= beside * column - px(Spacing::medium))
            return beside;
    }
    return columns;
}

void CompareCards::arrange()
{
    const bool wide = width() >= px(wideFrom);
    QWidget *cost = m_cost->parentWidget(), *dates = m_dates->parentWidget(), *load = m_load->parentWidget();
    QWidget *table = m_view->parentWidget(), *bridge = m_bridge->parentWidget();
    for (QWidget *card : {cost, dates, load, table, bridge})
        m_cards->removeWidget(card);
    for (int column = 0; column < columns; ++column) {
        m_cards->setColumnStretch(column, 1);
        m_cards->setColumnMinimumWidth(column, 1);
    }
    for (int row = 0; row < 4; ++row) {
        m_cards->setRowStretch(row, 0);
        m_cards->setRowMinimumHeight(row, 0);
    }
    const auto moreRows = std::max(0, int(m_document.compareSet().size()) - rowsInChart);
    for (QWidget *chart : {cost, dates, load})
        chart->setFixedHeight(px(chartHeight + moreRows * chartRow));
    table->setMinimumHeight(px(wide ? tableHeight : stackedHeight));
    bridge->setMinimumHeight(px(wide ? tableHeight : bridgeHeight));
    if (wide) {
        m_cards->addWidget(cost, 0, 0, 1, 4);
        m_cards->addWidget(dates, 0, 4, 1, 4);
        m_cards->addWidget(load, 0, 8, 1, 4);
        const int beside = tableColumns();
        m_cards->addWidget(table, 1, 0, 1, beside);
        m_cards->addWidget(bridge, beside < columns ? 1 : 2, beside % columns, 1,
                           beside < columns ? columns - beside : columns);
        m_cards->setRowStretch(1, 1);
        return;
    }
    m_cards->addWidget(cost, 0, 0, 1, 6);
    m_cards->addWidget(dates, 0, 6, 1, 6);
    m_cards->addWidget(load, 1, 0, 1, columns);
    m_cards->addWidget(table, 2, 0, 1, columns);
    m_cards->addWidget(bridge, 3, 0, 1, columns);
    m_cards->setRowStretch(2, 1);
}

void CompareCards::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    arrange();
}

void CompareCards::changeEvent(QEvent *event)
{
    QScrollArea::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void CompareCards::retranslate()
{
    m_view->setAccessibleName(tr("Comparison"));
    m_bridgeTo->setAccessibleName(tr("Bridge to scenario"));
}

} // namespace runcast
