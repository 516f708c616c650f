// SPDX-License-Identifier: MIT
#pragma once

#include "ui/pages/plan/tabs/plan_tab.h"

class QLabel;

namespace runcast {

class FullTable;
class CostTableModel;

/// What the run costs, part by part, and how that stands to the budget.
class CostTab : public PlanTab {
    Q_OBJECT
public:
    explicit CostTab(PlanModel &model, QWidget *parent = nullptr);

protected:
    void refresh() override;

private:
    ChartWidget *m_stack;
    FullTable *m_table;
    CostTableModel *m_parts;
    QLabel *m_note;
};

} // namespace runcast
