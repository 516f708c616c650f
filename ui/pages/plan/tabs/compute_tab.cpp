// SPDX-License-Identifier: MIT
#include "ui/pages/plan/tabs/compute_tab.h"

#include "core/compute/parameter_count.h"
#include "reports/content/scenario_charts.h"
#include "ui/pages/plan/plan_model.h"
#include "ui/pages/plan/tabs/figure_table.h"
#include "ui/pages/plan/tabs/parameter_tree_model.h"
#include "ui/theme/widget_theme.h"
#include "ui/widgets/card.h"
#include "ui/widgets/chart_widget.h"
#include "ui/widgets/full_table.h"
#include "ui/widgets/parts.h"

#include <QLabel>
#include <QVBoxLayout>

namespace runcast {

ComputeTab::ComputeTab(PlanModel &model, QWidget *parent)
    : PlanTab(model, {Section::Compute}, 48, parent), m_flop(addChart(Column::Leading, "compute.training_flop")),
      m_parts(addChart(Column::Leading, "compute.flop_per_token")), m_treeTitle(makeLabel("groupTitle")),
      m_treeNote(makeLabel("caption")), m_tree(new FullTable(ParameterTreeModel::BlockColumn, true)),
      m_blocks(new ParameterTreeModel(this))
{
    addFigures(Column::Leading);
    Card *card = addCard(Column::Trailing);
    card->content()->addWidget(m_treeTitle);
    card->content()->addWidget(m_treeNote);
    card->content()->addWidget(m_tree);
    m_treeTitle->setWordWrap(true);
    m_treeNote->setWordWrap(true);
    m_tree->setModel(m_blocks);
}

void ComputeTab::refresh()
{
    const Format format = model().format();
    const PicturedScenario pictured{model().scenario(), model().figures(), model().schema(), model().catalog(), format};
    showChart(m_flop, trainingFlopChart(pictured));
    showChart(m_parts, flopPartsChart(pictured));

    const Architecture &architecture = model().scenario().model.architecture;
    m_blocks->setTree(parameterTree(architecture), format);
    const bool known = m_blocks->rowCount() > 0;
    m_tree->setVisible(known);
    m_tree->fit();
    m_tree->setAccessibleName(tr("Parameters by block"));
    m_treeTitle->setText(known
                             ? tr("%1 parameters in all").arg(format.number(model().figures().compute.totalParameters))
                             : tr("The shape of the model is not known"));
    m_treeNote->setText(known ? tr("Counted from the shape, every weight; the leaves sum to the total.")
                              : tr("Choose a preset or enter layers, sizes and heads to see the parameters by block."));
}

} // namespace runcast
