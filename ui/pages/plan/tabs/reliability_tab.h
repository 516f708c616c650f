// SPDX-License-Identifier: MIT
#pragma once

#include "core/reliability/simulation.h"
#include "ui/jobs/job.h"
#include "ui/pages/plan/tabs/plan_tab.h"

class QLabel;
class QPushButton;

namespace runcast {

class RunCalendarView;

/// Where the calendar goes, and what failures and checkpoints take of it: one simulated run on its calendar, causes,
/// interval and spares.
class ReliabilityTab : public PlanTab {
    Q_OBJECT
public:
    explicit ReliabilityTab(PlanModel &model, QWidget *parent = nullptr);

protected:
    void refresh() override;

private:
    void buildRun();
    void retranslate();
    void showRun();
    void judge();
    void showJudgement();
    void readLog();
    std::optional<SimulationInput> simulated() const;

    Card *m_runCard;
    QLabel *m_runTitle, *m_runNote, *m_judgement;
    QPushButton *m_another, *m_judge, *m_log;
    RunCalendarView *m_run;
    ChartWidget *m_causes, *m_interval, *m_spares, *m_calendar;
    std::uint64_t m_runNumber = 0;
    Job<SimulationSummary> m_job;
};

} // namespace runcast
