// SPDX-License-Identifier: MIT
#include "ui/pages/plan/tabs/cost_tab.h"

#include "reports/content/month_charts.h"
#include "ui/pages/plan/plan_model.h"
#include "ui/pages/plan/tabs/cost_delegate.h"
#include "ui/pages/plan/tabs/cost_table_model.h"
#include "ui/pages/plan/tabs/figure_table.h"
#include "ui/theme/widget_theme.h"
#include "ui/widgets/card.h"
#include "ui/widgets/chart_table_model.h"
#include "ui/widgets/chart_widget.h"
#include "ui/widgets/full_table.h"
#include "ui/widgets/parts.h"

#include <QLabel>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace runcast {

CostTab::CostTab(PlanModel &model, QWidget *parent)
    : PlanTab(model, {Section::Cost, Section::Targets}, 60, parent), m_stack(new ChartWidget),
      m_table(new FullTable(CostTableModel::BasisColumn, false)), m_parts(new CostTableModel(model, this)),
      m_note(makeLabel("caption")), m_cash(new ChartWidget), m_cashTable(new FullTable(0, true)),
      m_months(new ChartTableModel(this)), m_rentOrOwn(nullptr)
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
    Card *cash = addCard(Column::Leading);
    cash->content()->setSpacing(px(Spacing::medium));
    cash->content()->addWidget(m_cash);
    cash->content()->addWidget(m_cashTable);
    addWhy(m_cash, "money.npv_usd");
    m_cashTable->setModel(m_months);
    m_cashTable->setItemDelegate(new TableDelegate(m_cashTable));
    // The parts stand in the table above.
    addFigures(Column::Trailing, [](const Figure &figure) { return isCostPart(figure); });
    m_rentOrOwn = addChart(Column::Trailing, "money.break_even_utilisation");
}

void CostTab::refresh()
{
    const Format format = model().format();
    const PicturedScenario pictured{model().scenario(), model().figures(), model().schema(), model().catalog(), format};
    showChart(m_stack, costStackChart(pictured));
    m_parts->refresh();
    m_table->fit();
    m_table->setAccessibleName(tr("Cost by part"));
    const QStringList nothing = m_parts->partsOfNothing();
    const QString rounded = tr("Figures are rounded; totals are computed from exact values.");
    m_note->setText(nothing.isEmpty() ? rounded
                                      : tr("%1 Nothing is paid for: %2.").arg(rounded, nothing.join(u", "_s)));

    const Timeline months = timeline(model().scenario(), model().schema(), model().catalog());
    showChart(m_cash, cashFlowChart(pictured, months));
    m_months->setTable(cashFlowTable(months, format));
    m_cashTable->setVisible(!months.cash.empty());
    m_cashTable->fit();
    m_cashTable->setAccessibleName(tr("Cash flow by month, quarter and fiscal year"));
    showChart(m_rentOrOwn,
              rentOrOwnChart(pictured, rentOrOwn(model().scenario(), model().schema(), model().catalog())));
}

} // namespace runcast
