// SPDX-License-Identifier: MIT
#pragma once

#include "ui/pages/plan/tabs/plan_tab.h"

class QLabel;

namespace runcast {

class FullTable;
class ParameterTreeModel;

/// What the model is made of and how much work its training is.
class ComputeTab : public PlanTab {
    Q_OBJECT
public:
    explicit ComputeTab(PlanModel &model, QWidget *parent = nullptr);

protected:
    void refresh() override;

private:
    ChartWidget *m_flop;
    ChartWidget *m_parts;
    QLabel *m_treeTitle;
    QLabel *m_treeNote;
    FullTable *m_tree;
    ParameterTreeModel *m_blocks;
};

} // namespace runcast
