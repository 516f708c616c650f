// SPDX-License-Identifier: MIT
#pragma once

#include "ui/pages/plan/tabs/plan_tab.h"

class QLabel;
class QStandardItemModel;

namespace runcast {

class FullTable;
struct StageMemory;

/// What one accelerator of each pipeline stage holds, and whether that fits.
class MemoryTab : public PlanTab {
    Q_OBJECT
public:
    explicit MemoryTab(PlanModel &model, QWidget *parent = nullptr);

protected:
    void refresh() override;

private:
    void showStages();
    void addRow(const QString &stage, const StageMemory &memory, bool fullest);

    ChartWidget *m_chart;
    Card *m_stageCard;
    QLabel *m_stageTitle;
    QLabel *m_stageNote;
    QStandardItemModel *m_rows;
    FullTable *m_stages;
};

} // namespace runcast
