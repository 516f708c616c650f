// SPDX-License-Identifier: MIT
#pragma once

#include "core/layout/pipeline_schedule.h"
#include "ui/pages/plan/tabs/picture_view.h"

namespace runcast {

/// One step of the pipeline as picture; the pass under the pointer is named.
class ScheduleView : public PictureView {
    Q_OBJECT
public:
    explicit ScheduleView(QWidget *parent = nullptr);

    void setSchedule(PipelineSchedule schedule, double stepSeconds, const Format &format);

protected:
    ChartHits paintPicture(QPainter &painter, const QRectF &area, const ChartStyle &style) const override;
    double pictureHeight(const ChartStyle &style) const override;
    QString wordsAt(const QPointF &point) const override;

private:
    static QString textOf(PassKind kind);

    PipelineSchedule m_schedule;
    double m_stepSeconds = 1;
};

} // namespace runcast
