// SPDX-License-Identifier: MIT
#include "ui/pages/plan/tabs/memory_tab.h"

#include "reports/content/scenario_charts.h"
#include "ui/pages/plan/plan_model.h"
#include "ui/pages/plan/tabs/figure_table.h"
#include "ui/widgets/chart_widget.h"

namespace runcast {

MemoryTab::MemoryTab(PlanModel &model, QWidget *parent)
    : PlanTab(model, {Section::Memory}, 50, parent), m_chart(addChart(Column::Leading, "memory.per_accelerator_bytes"))
{
    addFigures(Column::Trailing);
}

void MemoryTab::refresh()
{
    showChart(m_chart, memoryUseBar({model().scenario(), model().figures(), model().schema(), model().catalog(),
                                     model().format()}));
}

} // namespace runcast
