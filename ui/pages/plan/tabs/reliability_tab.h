// SPDX-License-Identifier: MIT
#pragma once

#include "core/reliability/simulation.h"
#include "ui/jobs/job.h"
#include "ui/pages/plan/tabs/plan_tab.h"

class QLabel;
class QPushButton;

namespace runcast {

class RunCard;

/// Where the calendar goes, and what failures and checkpoints take of it: one simulated run on its calendar, causes,
/// interval and spares.
class ReliabilityTab : public PlanTab {
    Q_OBJECT
public:
    explicit ReliabilityTab(PlanModel &model, QWidget *parent = nullptr);

protected:
    void refresh() override;

private:
    void retranslate();
    void showRun();
    void judge();
    void showJudgement();
    void readLog();
    std::optional<SimulationInput> simulated() const;

    RunCard *m_run;
    QLabel *m_judgement;
    QPushButton *m_judge, *m_log;
    ChartWidget *m_causes, *m_interval, *m_spares, *m_sparesCost, *m_calendar;
    std::uint64_t m_runNumber = 0;
    Job<SimulationSummary> m_job;
};

} // namespace runcast
