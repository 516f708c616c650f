// SPDX-License-Identifier: MIT
#pragma once

#include "ui/pages/plan/tabs/plan_tab.h"

namespace runcast {

/// What the site has to supply, and what energy, carbon and water that comes to.
class PowerTab : public PlanTab {
    Q_OBJECT
public:
    explicit PowerTab(PlanModel &model, QWidget *parent = nullptr);

protected:
    void refresh() override;

private:
    ChartWidget *m_chart, *m_months, *m_energy;
};

} // namespace runcast
