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
#include "ui/widgets/full_table.h"
#include "ui/widgets/parts.h"

#include <QLabel>
#include <QVBoxLayout>

namespace runcast {

CostTab::CostTab(PlanModel &model, QWidget *parent)
    : PlanTab(model, {Section::Cost, Section::Targets}, 60, parent), m_stack(new ChartWidget),
      m_table(new FullTable(CostTableModel::BasisColumn, false)), m_parts(new CostTableModel(model, this)),
      m_note(makeLabel("caption"))
{
    Card *card = addCard(Column::Leading);
    card->content()->setSpacing(px(Spacing::medium));
    card->content()->addWidget(m_stack);
    card->content()->addWidget(m_table);
    card->content()->addWidget(m_note);
    m_note->setWordWrap(true);
    addWhy(m_stack, "cost.total_usd");
    m_table->setModel(m_parts);
    m_table->setItemDelegate(new CostDelegate(m_table));
    connect(m_table, &FullTable::activated, this,
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
    m_table->fit();
    m_table->setAccessibleName(tr("Cost by part"));
    m_note->setText(tr("Figures are rounded; totals are computed from exact values."));
}

} // namespace runcast
