// SPDX-License-Identifier: MIT
#pragma once

#include "core/layout/pipeline_schedule.h"
#include "reports/charts/paint_chart.h"

namespace runcast {

/// One step of the pipeline: a row for each stage, forward passes light and backward passes dark, weight gradients that
/// wait in a colour of their own, changing their shade from one virtual stage to the next; two passes that run at once
/// share the row; what stays free is idle. The axis is in seconds of `stepSeconds`, the time of
/// the whole schedule. The marks are the stages.
ChartHits paintSchedule(QPainter &painter, const QRectF &area, const PipelineSchedule &schedule, double stepSeconds,
                        const ChartStyle &style);

/// Height in device units that gives each stage its row.
double scheduleHeight(const PipelineSchedule &schedule, const ChartStyle &style);

/// The pass at a point of the picture whose plot is given; nullptr where a stage idles.
const SchedulePass *schedulePassAt(const PipelineSchedule &schedule, const QRectF &plot, const QPointF &point);

} // namespace runcast
