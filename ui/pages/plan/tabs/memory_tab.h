// SPDX-License-Identifier: MIT
#pragma once

#include "ui/pages/plan/tabs/plan_tab.h"

namespace runcast {

/// What one accelerator holds, and whether that fits.
class MemoryTab : public PlanTab {
    Q_OBJECT
public:
    explicit MemoryTab(PlanModel &model, QWidget *parent = nullptr);

protected:
    void refresh() override;

private:
    ChartWidget *m_chart;
};

} // namespace runcast
