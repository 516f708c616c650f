// SPDX-License-Identifier: MIT
#include "ui/pages/plan/tabs/power_tab.h"

#include "reports/content/scenario_charts.h"
#include "ui/pages/plan/plan_model.h"
#include "ui/pages/plan/tabs/figure_table.h"
#include "ui/widgets/chart_widget.h"

namespace runcast {

PowerTab::PowerTab(PlanModel &model, QWidget *parent)
    : PlanTab(model, {Section::Power}, 50, parent), m_chart(addChart(Column::Leading, "power.facility_mw"))
{
    addFigures(Column::Trailing);
}

void PowerTab::refresh()
{
    showChart(m_chart, powerChart({model().scenario(), model().figures(), model().schema(), model().catalog(),
                                   model().format()}));
}

} // namespace runcast
