// SPDX-License-Identifier: MIT
#pragma once

#include "core/scenario/scenario.h"
#include "ui/pages/plan/tabs/plan_tab.h"

class QLabel;
class QToolButton;

namespace runcast {

class GpuView;
class LayoutSearchCard;
class ScheduleView;
class SegmentedControl;

/// Who computes what: the accelerators as picture, the memory of one, one step of the pipeline.
class LayoutTab : public PlanTab {
    Q_OBJECT
public:
    explicit LayoutTab(PlanModel &model, QWidget *parent = nullptr);

protected:
    void refresh() override;

private:
    void buildPicture();
    void retranslate();
    void refreshPicture();
    static QString scheduleColours(ScheduleKind kind);
    void refreshSchedule();

    QLabel *m_pictureTitle, *m_pictureNote, *m_colorLabel;
    SegmentedControl *m_colorBy;
    QToolButton *m_zoomOut, *m_zoomIn, *m_fit;
    GpuView *m_picture;
    LayoutSearchCard *m_search;
    ChartWidget *m_memory, *m_parts;
    Card *m_scheduleCard;
    QLabel *m_scheduleTitle, *m_scheduleNote;
    ScheduleView *m_schedule;
};

} // namespace runcast
