// SPDX-License-Identifier: MIT
#include "ui/pages/plan/tabs/power_tab.h"

#include "reports/content/month_charts.h"
#include "ui/pages/plan/plan_model.h"
#include "ui/pages/plan/tabs/figure_table.h"
#include "ui/widgets/chart_widget.h"

namespace runcast {

PowerTab::PowerTab(PlanModel &model, QWidget *parent)
    : PlanTab(model, {Section::Power}, 50, parent), m_chart(addChart(Column::Leading, "power.facility_mw")),
      m_months(addChart(Column::Leading, "power.average_mw")), m_energy(addChart(Column::Leading, "power.energy_mwh"))
{
    addFigures(Column::Trailing);
}

void PowerTab::refresh()
{
    const PicturedScenario pictured{model().scenario(), model().figures(), model().schema(), model().catalog(),
                                    model().format()};
    showChart(m_chart, powerChart(pictured));
    showChart(m_months, monthlyLoadChart(pictured, timeline(model().scenario(), model().schema(), model().catalog())));
    showChart(m_energy, energyPartsChart(pictured));
}

} // namespace runcast
