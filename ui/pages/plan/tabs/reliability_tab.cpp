// SPDX-License-Identifier: MIT
#include "ui/pages/plan/tabs/reliability_tab.h"

#include "reports/content/scenario_charts.h"
#include "ui/pages/plan/plan_model.h"
#include "ui/pages/plan/tabs/figure_table.h"
#include "ui/widgets/chart_widget.h"

namespace runcast {

ReliabilityTab::ReliabilityTab(PlanModel &model, QWidget *parent)
    : PlanTab(model, {Section::Reliability, Section::Time}, 50, parent),
      m_calendar(addChart(Column::Leading, "time.wall_clock_days")),
      m_interval(addChart(Column::Leading, "failure.checkpoint_interval_s"))
{
    addFigures(Column::Trailing);
}

void ReliabilityTab::refresh()
{
    const PicturedScenario pictured{model().scenario(), model().figures(), model().schema(), model().catalog(),
                                    model().format()};
    showChart(m_calendar, calendarChart(pictured));
    showChart(m_interval, checkpointIntervalChart(pictured));
}

} // namespace runcast
