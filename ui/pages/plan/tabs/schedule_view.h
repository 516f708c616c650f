// SPDX-License-Identifier: MIT
#pragma once

#include "core/layout/pipeline_schedule.h"
#include "reports/charts/paint_chart.h"

#include <QPixmap>
#include <QWidget>

namespace runcast {

/// One step of the pipeline as picture; the pass under the pointer is named.
class ScheduleView : public QWidget {
    Q_OBJECT
public:
    explicit ScheduleView(QWidget *parent = nullptr);

    void setSchedule(PipelineSchedule schedule, double stepSeconds, const Format &format);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    static QString textOf(PassKind kind);
    ChartStyle style() const;
    void ensurePainted();

    PipelineSchedule m_schedule;
    double m_stepSeconds = 1;
    Format m_format{Language()};
    QPixmap m_painted;
    ChartHits m_hits;
};

} // namespace runcast
