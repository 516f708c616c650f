// SPDX-License-Identifier: MIT
#pragma once

#include "ui/pages/plan/tabs/plan_tab.h"

namespace runcast {

/// Where the calendar goes, and what failures and checkpoints take of it.
class ReliabilityTab : public PlanTab {
    Q_OBJECT
public:
    explicit ReliabilityTab(PlanModel &model, QWidget *parent = nullptr);

protected:
    void refresh() override;

private:
    ChartWidget *m_calendar;
    ChartWidget *m_interval;
};

} // namespace runcast
