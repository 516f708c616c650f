// SPDX-License-Identifier: MIT
#pragma once

#include "ui/pages/plan/tabs/plan_tab.h"

class QLabel;

namespace runcast {

class ChartTableModel;
class FullTable;
class CostTableModel;

/// What the run costs, part by part, when it is paid, and how owning compares with renting.
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
    ChartWidget *m_cash;
    FullTable *m_cashTable;
    ChartTableModel *m_months;
    ChartWidget *m_rentOrOwn;
};

} // namespace runcast
