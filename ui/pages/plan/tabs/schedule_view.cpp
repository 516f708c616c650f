// SPDX-License-Identifier: MIT
#include "ui/pages/plan/tabs/schedule_view.h"

#include "reports/pictures/schedule_picture.h"
#include "ui/theme/widget_theme.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

namespace runcast {

ScheduleView::ScheduleView(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

ChartStyle ScheduleView::style() const
{
    return ChartStyle::screen(themeOf(this), m_format, logicalDpiY(), px(1000) / 1000.0);
}

void ScheduleView::setSchedule(PipelineSchedule schedule, double stepSeconds, const Format &format)
{
    m_schedule = std::move(schedule);
    m_stepSeconds = stepSeconds;
    m_format = format;
    m_painted = {};
    updateGeometry();
    update();
}

QSize ScheduleView::sizeHint() const
{
    return {px(480), int(scheduleHeight(m_schedule, style()))};
}

QSize ScheduleView::minimumSizeHint() const
{
    return {px(160), sizeHint().height()};
}

void ScheduleView::ensurePainted()
{
    if (!m_painted.isNull() || size().isEmpty())
        return;
    m_painted = QPixmap(size() * devicePixelRatioF());
    m_painted.setDevicePixelRatio(devicePixelRatioF());
    m_painted.fill(Qt::transparent);
    QPainter painter(&m_painted);
    m_hits = paintSchedule(painter, rect(), m_schedule, m_stepSeconds, style());
}

void ScheduleView::paintEvent(QPaintEvent *)
{
    ensurePainted();
    QPainter(this).drawPixmap(0, 0, m_painted);
}

void ScheduleView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_painted = {};
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

bool ScheduleView::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    auto *help = static_cast<QHelpEvent *>(event);
    ensurePainted();
    const SchedulePass *pass = schedulePassAt(m_schedule, m_hits.plot, help->pos());
    if (!pass) {
        QToolTip::hideText();
        return true;
    }
    const auto number = [this](int value) { return m_format.number(value); };
    const QString text = textOf(pass->kind);
    QToolTip::showText(
        help->globalPos(),
        text.arg(number(pass->stage), number(pass->microBatch), number(pass->virtualStage)).toHtmlEscaped(), this);
    return true;
}

void ScheduleView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        m_painted = {};
        update();
    }
}

} // namespace runcast
