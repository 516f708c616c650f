// SPDX-License-Identifier: MIT
#include "ui/pages/plan/tabs/schedule_view.h"

#include "reports/pictures/schedule_picture.h"

namespace runcast {

ScheduleView::ScheduleView(QWidget *parent) : PictureView(480, 160, parent)
{
}

void ScheduleView::setSchedule(PipelineSchedule schedule, double stepSeconds, const Format &format)
{
    m_schedule = std::move(schedule);
    m_stepSeconds = stepSeconds;
    changed(format);
}

ChartHits ScheduleView::paintPicture(QPainter &painter, const QRectF &area, const ChartStyle &style) const
{
    return paintSchedule(painter, area, m_schedule, m_stepSeconds, style);
}

double ScheduleView::pictureHeight(const ChartStyle &style) const
{
    return scheduleHeight(m_schedule, style);
}

QString ScheduleView::textOf(PassKind kind)
{
    switch (kind) {
    case PassKind::Forward:
        return tr("Stage %1, micro-batch %2, part %3: forward");
    case PassKind::InputGradient:
        return tr("Stage %1, micro-batch %2, part %3: gradients of the inputs");
    case PassKind::WeightGradient:
        return tr("Stage %1, micro-batch %2, part %3: gradients of the weights");
    case PassKind::Backward:
        break;
    }
    return tr("Stage %1, micro-batch %2, part %3: backward");
}

QString ScheduleView::wordsAt(const QPointF &point) const
{
    const SchedulePass *pass = schedulePassAt(m_schedule, paintedPlot(), point);
    if (!pass)
        return {};
    const auto number = [this](int value) { return format().number(value); };
    return textOf(pass->kind).arg(number(pass->stage), number(pass->microBatch), number(pass->virtualStage));
}

} // namespace runcast
