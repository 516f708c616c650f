// SPDX-License-Identifier: MIT
#include "ui/pages/plan/tabs/plan_tab.h"

#include "reports/charts/chart.h"
#include "ui/pages/plan/plan_model.h"
#include "ui/pages/plan/tabs/figure_table.h"
#include "ui/theme/widget_theme.h"
#include "ui/widgets/card.h"
#include "ui/widgets/chart_widget.h"
#include "ui/widgets/parts.h"

#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runcast {

namespace {

constexpr int twoColumnsFrom = 760;

} // namespace

PlanTab::PlanTab(PlanModel &model, std::vector<Section> sections, int leadingShare, QWidget *parent)
    : QScrollArea(parent), m_model(model), m_sections(std::move(sections)),
      m_cards(new CardColumns(twoColumnsFrom, leadingShare))
{
    setWidget(m_cards);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    viewport()->setAutoFillBackground(false);
    m_cards->setAutoFillBackground(false); // setWidget() has switched it on
}

void PlanTab::invalidate()
{
    m_stale = true;
    if (isVisible())
        update();
}

void PlanTab::showEvent(QShowEvent *event)
{
    QScrollArea::showEvent(event);
    update();
}

void PlanTab::update()
{
    if (!m_stale || !m_model.hasScenario())
        return;
    m_stale = false;
    for (QPushButton *link : std::as_const(m_whyLinks))
        link->setText(tr("Why?"));
    for (FigureTable *table : std::as_const(m_tables))
        table->refresh();
    refresh();
}

Card *PlanTab::addCard(Column column)
{
    auto *card = new Card;
    addCard(column, card);
    return card;
}

void PlanTab::addCard(Column column, Card *card)
{
    m_cards->add(card, column);
}

ChartWidget *PlanTab::addChart(Column column, std::string_view explained)
{
    auto *chart = new ChartWidget;
    addCard(column)->content()->addWidget(chart);
    addWhy(chart, explained);
    return chart;
}

void PlanTab::addWhy(ChartWidget *chart, std::string_view figureKey)
{
    const Figure *figure = m_model.schema().figure(figureKey);
    if (!figure)
        return;
    QPushButton *link = makeButton(ButtonKind::Link, u"why"_s);
    link->setProperty("small", true);
    chart->addHeadWidget(link);
    m_whyLinks.append(link);
    connect(link, &QPushButton::clicked, this, [this, figure] { emit whyRequested(figure); });
}

void PlanTab::showChart(ChartWidget *widget, const Chart &chart)
{
    widget->setChart(chart, m_model.format());
}

FigureTable *PlanTab::addFigures(Column column, bool (*leftOut)(const Figure &))
{
    auto *table = new FigureTable(m_model, m_sections, leftOut);
    addCard(column)->content()->addWidget(table);
    m_tables.append(table);
    connect(table, &FigureTable::whyRequested, this, &PlanTab::whyRequested);
    return table;
}

bool PlanTab::showsFigure(const QString &figureKey) const
{
    return std::any_of(m_tables.begin(), m_tables.end(),
                       [&figureKey](const FigureTable *table) { return table->showsFigure(figureKey); });
}

bool PlanTab::reveal(const QString &figureKey)
{
    for (FigureTable *table : std::as_const(m_tables)) {
        if (table->reveal(figureKey)) {
            ensureWidgetVisible(table, 0, px(Spacing::giant));
            return true;
        }
    }
    return false;
}

const Figure *PlanTab::focusedFigure() const
{
    for (const FigureTable *table : m_tables) {
        if (table->hasFocus())
            return table->currentFigure();
    }
    return nullptr;
}

void PlanTab::focusFirst()
{
    const QList<QWidget *> all = m_cards->findChildren<QWidget *>();
    const auto first = std::find_if(all.begin(), all.end(), [](const QWidget *widget) {
        return widget->isVisible() && (widget->focusPolicy() & Qt::TabFocus);
    });
    if (first != all.end())
        (*first)->setFocus(Qt::TabFocusReason);
}

} // namespace runcast
