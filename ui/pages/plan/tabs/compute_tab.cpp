// SPDX-License-Identifier: MIT
#include "ui/pages/plan/tabs/compute_tab.h"

#include "reports/content/scenario_charts.h"
#include "ui/pages/plan/plan_model.h"
#include "ui/pages/plan/tabs/figure_table.h"
#include "ui/widgets/chart_widget.h"

namespace runcast {

ComputeTab::ComputeTab(PlanModel &model, QWidget *parent)
    : PlanTab(model, {Section::Compute}, 48, parent), m_flop(addChart(Column::Leading, "compute.training_flop")),
      m_parts(addChart(Column::Leading, "compute.flop_per_token"))
{
    addFigures(Column::Trailing);
}

void ComputeTab::refresh()
{
    const PicturedScenario pictured{model().scenario(), model().figures(), model().schema(), model().catalog(),
                                    model().format()};
    showChart(m_flop, trainingFlopChart(pictured));
    showChart(m_parts, flopPartsChart(pictured));
}

} // namespace runcast
