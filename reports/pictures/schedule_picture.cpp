// SPDX-License-Identifier: MIT
#include "reports/pictures/schedule_picture.h"

#include "reports/charts/canvas.h"
#include "reports/charts/painters.h"

#include <QPainter>

#include <algorithm>
#include <array>

namespace runcast {
namespace {

constexpr double rowHeight = 8; // theme units

QString stageName(int stage, const Format &format)
{
    //: A pipeline stage; %1 = its number.
    return format.language().words("Pictures", "stage %1").arg(format.number(stage));
}

QRectF boxOf(const SchedulePass &pass, const PipelineSchedule &schedule, const QRectF &plot)
{
    const double row = plot.height() / schedule.stages;
    const double unit = plot.width() / schedule.length;
    QRectF box(plot.left() + pass.start * unit, plot.top() + pass.stage * row, (pass.end - pass.start) * unit, row);
    if (pass.paired && pass.isForward()) // the two share the row
        box.setHeight(row / 2);
    else if (pass.paired)
        box.setTop(box.top() + row / 2);
    return box;
}

void paintPasses(QPainter &painter, const QRectF &plot, const PipelineSchedule &schedule, const ChartStyle &style)
{
    const Theme &theme = *style.theme;
    const double gap = plot.height() / schedule.stages > 4 * style.unit ? style.unit : 0;
    std::array<QList<QRectF>, 6> boxes; // forward, backward and weight gradients, by turns of the virtual stage
    const SchedulePass *before = nullptr;
    const auto colorOf = [](const SchedulePass &pass) {
        const size_t kind = pass.isForward() ? 0 : pass.kind == PassKind::WeightGradient ? 2 : 1;
        return kind * 2 + size_t(pass.virtualStage % 2);
    };
    for (const SchedulePass &pass : schedule.passes) {
        const bool upper = pass.paired && pass.isForward();
        const QRectF box = boxOf(pass, schedule, plot).adjusted(0, 0, 0, upper ? 0 : -gap);
        // Passes that follow at once are one box: no seams, and a tenth of the shapes.
        const bool follows = before && before->stage == pass.stage && before->end == pass.start && !before->paired &&
                             !pass.paired && colorOf(*before) == colorOf(pass);
        if (follows)
            boxes[colorOf(pass)].last().setRight(box.right());
        else
            boxes[colorOf(pass)].append(box);
        before = &pass;
    }
    const QColor colors[] = {theme.forwardPass[0],  theme.forwardPass[1], theme.backwardPass[0],
                             theme.backwardPass[1], theme.weightPass[0],  theme.weightPass[1]};
    painter.save();
    painter.setPen(Qt::NoPen);
    painter.setRenderHint(QPainter::Antialiasing);
    for (size_t i = 0; i < boxes.size(); ++i) {
        painter.setBrush(colors[i]);
        painter.drawRects(boxes[i]);
    }
    painter.restore();
}

} // namespace

ChartHits paintSchedule(QPainter &painter, const QRectF &area, const PipelineSchedule &schedule, double stepSeconds,
                        const ChartStyle &style)
{
    // Time runs from left to right in every language, as in the papers that these pictures are known from.
    ChartStyle unmirrored = style;
    unmirrored.mirrored = false;
    painter.save();
    ChartCanvas canvas(painter, area, unmirrored);
    const QString last = stageName(schedule.stages - 1, style.format);
    QRectF plot = area;
    plot.setLeft(area.left() + canvas.textSize(last, TypeRole::Caption).width() +
                 canvas.length(canvas.sizes().axisLabelGap));
    ChartAxis time{.scale = style.format.scaleFor(Unit::Seconds, std::span(&stepSeconds, 1))};
    time.low = 0;
    time.high = stepSeconds;
    PlotAxis axis = makePlotAxis(time, style.format, 0, stepSeconds, 8);
    plot.setTop(area.top() + canvas.lineHeight(TypeRole::Caption) / 2); // for the first stage's name
    plot.setBottom(area.bottom() - bottomAxisHeight(canvas, axis));
    axis.from = plot.left();
    axis.to = plot.right();
    canvas.setPlot(plot);
    canvas.box(plot, canvas.theme().free);
    paintPasses(painter, plot, schedule, unmirrored);
    paintBottomAxis(canvas, axis, plot, false);

    const double row = plot.height() / schedule.stages;
    std::vector<double> busy(size_t(schedule.stages), 0);
    for (const SchedulePass &pass : schedule.passes)
        busy[size_t(pass.stage)] += (pass.end - pass.start) / (pass.paired ? 2 : 1) / schedule.length;
    const auto label = [&](int stage) {
        canvas.textAtFreePlace(
            {{{plot.left() - canvas.length(canvas.sizes().axisLabelGap), plot.top() + (stage + 0.5) * row},
              Qt::AlignRight | Qt::AlignVCenter}},
            stageName(stage, style.format), TypeRole::Caption, canvas.theme().secondary);
    };
    label(0);
    label(schedule.stages - 1);
    for (int stage = 0; stage < schedule.stages; ++stage) {
        if (stage % 5 == 0)
            label(stage);
        canvas.hit(
            QRectF(plot.left(), plot.top() + stage * row, plot.width(), row), stageName(stage, style.format),
            style.format.language().words("Pictures", "idle %1").arg(style.format.percent(1 - busy[size_t(stage)], 1)));
    }
    painter.restore();
    return canvas.takeHits();
}

double scheduleHeight(const PipelineSchedule &schedule, const ChartStyle &style)
{
    return (std::clamp(schedule.stages, 4, 32) * rowHeight + 2 * style.theme->style(TypeRole::Caption).linePoints) *
           style.unit;
}

const SchedulePass *schedulePassAt(const PipelineSchedule &schedule, const QRectF &plot, const QPointF &point)
{
    const auto found = std::find_if(schedule.passes.begin(), schedule.passes.end(), [&](const SchedulePass &pass) {
        const QRectF box = boxOf(pass, schedule, plot);
        return point.x() >= box.left() && point.x() < box.right() && point.y() >= box.top() && point.y() < box.bottom();
    });
    return found == schedule.passes.end() ? nullptr : &*found;
}

} // namespace runcast
