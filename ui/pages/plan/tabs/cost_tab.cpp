// SPDX-License-Identifier: MIT
#include "ui/pages/plan/tabs/cost_tab.h"

#include "reports/content/scenario_charts.h"
#include "ui/pages/plan/plan_model.h"
#include "ui/pages/plan/tabs/cost_delegate.h"
#include "ui/pages/plan/tabs/cost_table_model.h"
#include "ui/pages/plan/tabs/figure_table.h"
#include "ui/theme/widget_theme.h"
#include "ui/widgets/card.h"
#include "ui/widgets/chart_widget.h"
#include "ui/widgets/parts.h"
#include "ui/widgets/table_delegate.h"

#include <QHeaderView>
#include <QLabel>
#include <QTableView>
#include <QVBoxLayout>

namespace runcast {

CostTab::CostTab(PlanModel &model, QWidget *parent)
    : PlanTab(model, {Section::Cost, Section::Targets}, 60, parent), m_stack(new ChartWidget), m_table(new QTableView),
      m_parts(new CostTableModel(model, this)), m_note(makeLabel("caption"))
{
    Card *card = addCard(Column::Leading);
    card->content()->setSpacing(px(Spacing::medium));
    card->content()->addWidget(m_stack);
    card->content()->addWidget(m_table);
    card->content()->addWidget(m_note);
    m_note->setWordWrap(true);
    m_table->setModel(m_parts);
    dressTable(m_table);
    m_table->setItemDelegate(new CostDelegate(m_table));
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->setFixedHeight(m_table->horizontalHeader()->height() + m_parts->rowCount() * px(Spacing::row));
    QHeaderView *header = m_table->horizontalHeader();
    header->setSectionResizeMode(QHeaderView::ResizeToContents);
    header->setSectionResizeMode(CostTableModel::BasisColumn, QHeaderView::Stretch);
    header->setSectionResizeMode(CostTableModel::BarColumn, QHeaderView::Fixed);
    header->resizeSection(CostTableModel::BarColumn, px(92));
    connect(m_table, &QTableView::activated, this,
            [this](const QModelIndex &index) { emit whyRequested(&m_parts->figure(index.row())); });
    // The parts stand in the table above.
    addFigures(Column::Trailing, [](const Figure &figure) { return isCostPart(figure); });
}

void CostTab::refresh()
{
    const Format format = model().format();
    showChart(m_stack,
              costStackChart({model().scenario(), model().figures(), model().schema(), model().catalog(), format}));
    m_parts->refresh();
    m_table->setAccessibleName(tr("Cost by part"));
    m_note->setText(tr("Figures are rounded; totals are computed from exact values."));
}

} // namespace runcast
