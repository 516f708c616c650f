// SPDX-License-Identifier: MIT
#pragma once

#include "ui/pages/plan/tabs/plan_tab.h"

namespace runcast {

/// How much work the training is, and which parts of the model make it.
class ComputeTab : public PlanTab {
    Q_OBJECT
public:
    explicit ComputeTab(PlanModel &model, QWidget *parent = nullptr);

protected:
    void refresh() override;

private:
    ChartWidget *m_flop;
    ChartWidget *m_parts;
};

} // namespace runcast
