// SPDX-License-Identifier: MIT
#include "ui/pages/plan/tabs/layout_tab.h"

#include "core/catalog/catalog.h"
#include "core/forecast/resolve.h"
#include "core/memory/accelerator_memory.h"
#include "reports/content/step_chart.h"
#include "ui/pages/plan/plan_model.h"
#include "ui/pages/plan/tabs/figure_table.h"
#include "ui/pages/plan/tabs/gpu_view.h"
#include "ui/pages/plan/tabs/layout_search_card.h"
#include "ui/pages/plan/tabs/schedule_view.h"
#include "ui/theme/widget_theme.h"
#include "ui/widgets/card.h"
#include "ui/widgets/chart_widget.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/parts.h"
#include "ui/widgets/segmented_control.h"

#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace runcast {

namespace {

constexpr std::array coloring = {ColorBy::Data, ColorBy::Tensor, ColorBy::Pipeline, ColorBy::Context, ColorBy::Memory};
constexpr int serversPerRack = 4, gpusPerServer = 8;

MemoryFill memoryByStage(const PlanModel &model, std::int64_t stages)
{
    const ResolvedInputs inputs = resolve(model.scenario(), model.catalog(), model.outcome().findings);
    MemoryFill memory;
    if (!inputs.hasShape || stages > 1024)
        return memory;
    memory.usableBytes = inputs.usableBytes;
    for (int stage = 0; stage < int(stages); ++stage)
        memory.bytes.push_back(stageMemory(inputs.memory, stage).total());
    return memory;
}

} // namespace

LayoutTab::LayoutTab(PlanModel &model, QWidget *parent)
    : PlanTab(model, {Section::Layout}, 44, parent), m_pictureTitle(makeLabel("groupTitle")),
      m_pictureNote(makeLabel("caption")), m_colorLabel(makeLabel("caption")), m_colorBy(new SegmentedControl),
      m_zoomOut(makeIconButton(u"zoom-out"_s, false)), m_zoomIn(makeIconButton(u"zoom-in"_s, false)),
      m_fit(makeIconButton(u"zoom-fit"_s, false)), m_picture(new GpuView), m_scheduleTitle(makeLabel("groupTitle")),
      m_scheduleNote(makeLabel("caption")), m_schedule(new ScheduleView)
{
    buildPicture();
    m_search = new LayoutSearchCard(model);
    addCard(Column::Both, m_search);
    m_memory = addChart(Column::Leading, "memory.per_accelerator_bytes");
    m_parts = addChart(Column::Leading, "time.predicted_step_s");
    m_scheduleCard = addCard(Column::Trailing);
    m_scheduleTitle->setWordWrap(true);
    m_scheduleNote->setWordWrap(true);
    m_scheduleCard->content()->addWidget(m_scheduleTitle);
    m_scheduleCard->content()->addWidget(m_scheduleNote);
    m_scheduleCard->content()->addWidget(m_schedule);
    addFigures(Column::Trailing);
    connect(m_colorBy, &SegmentedControl::chosen, this,
            [this](int index) { m_picture->setColorBy(coloring[size_t(index)]); });
    connect(m_zoomIn, &QToolButton::clicked, m_picture, &GpuView::zoomIn);
    connect(m_zoomOut, &QToolButton::clicked, m_picture, &GpuView::zoomOut);
    connect(m_fit, &QToolButton::clicked, m_picture, &GpuView::fit);
}

void LayoutTab::buildPicture()
{
    Card *card = addCard(Column::Both);
    auto *head = new FlowLayout(px(Spacing::small));
    head->addWidget(m_colorLabel);
    head->addWidget(m_colorBy);
    for (QToolButton *button : {m_zoomOut, m_zoomIn, m_fit})
        head->addWidget(button);
    m_pictureTitle->setWordWrap(true);
    m_pictureNote->setWordWrap(true);
    m_colorLabel->setMinimumHeight(px(28)); // on one line with the segments
    m_colorBy->setProperty("small", true);
    card->content()->addWidget(m_pictureTitle);
    card->content()->addWidget(m_pictureNote);
    card->content()->addLayout(head);
    card->content()->addWidget(m_picture);
}

void LayoutTab::retranslate()
{
    m_colorLabel->setText(tr("Colour by"));
    m_colorBy->setSegments({tr("Data"), tr("Tensor"), tr("Pipeline"), tr("Context"), tr("Memory")});
    m_colorBy->setAccessibleName(tr("Colour by"));
    m_colorBy->setCurrent(int(std::find(coloring.begin(), coloring.end(), m_picture->colorBy()) - coloring.begin()));
    setIconButtonText(m_zoomOut, tr("Smaller (−)"));
    setIconButtonText(m_zoomIn, tr("Larger (+)"));
    setIconButtonText(m_fit, tr("Show all (0)"));
    m_picture->setAccessibleName(tr("Accelerators of the layout"));
}

void LayoutTab::refresh()
{
    retranslate();
    refreshPicture();
    const PicturedScenario pictured{model().scenario(), model().figures(), model().schema(), model().catalog(),
                                    model().format()};
    m_search->refresh();
    showChart(m_memory, memoryUseBar(pictured));
    showChart(m_parts, stepPartsChart(pictured));
    refreshSchedule();
}

void LayoutTab::refreshPicture()
{
    const Scenario &scenario = model().scenario();
    const Format format = model().format();
    const std::optional<RankGrid> grid = rankGrid(scenario.cluster.accelerators, scenario.layout);
    const bool drawable = grid && grid->size() <= mostDrawnRanks;
    m_picture->setVisible(drawable);
    for (QWidget *widget : std::initializer_list<QWidget *>{m_colorLabel, m_colorBy, m_zoomIn, m_zoomOut, m_fit})
        widget->setVisible(drawable);
    if (!drawable) {
        m_pictureTitle->setText(grid ? tr("%1 accelerators are too many to be drawn one by one")
                                           .arg(format.number(scenario.cluster.accelerators))
                                     : tr("This layout cannot be drawn"));
        m_pictureNote->setText(grid ? tr("The picture shows up to %1.").arg(format.number(double(mostDrawnRanks)))
                                    : tr("Tensor × pipeline × context must divide the accelerators."));
        return;
    }
    const Accelerator *accelerator = model().catalog().findAccelerator(scenario.cluster.accelerator);
    const int perServer = accelerator && accelerator->gpusPerServer && *accelerator->gpusPerServer > 0
                              ? *accelerator->gpusPerServer
                              : gpusPerServer;
    const GpuCluster cluster{*grid, perServer, serversPerRack};
    m_picture->setCluster(cluster, memoryByStage(model(), grid->pipeline), format);
    const double perStage = double(grid->size() / grid->pipeline);
    m_pictureTitle->setText(grid->pipeline > 1
                                ? tr("Each pipeline stage is %1 accelerators").arg(format.number(perStage))
                                : tr("Every accelerator holds all layers"));
    m_pictureNote->setText(tr("square: one of %1 accelerators · line of %2: one server · frame: one rack")
                               .arg(format.number(scenario.cluster.accelerators), format.number(perServer)));
}

QString LayoutTab::scheduleColours(ScheduleKind kind)
{
    switch (kind) {
    case ScheduleKind::ZeroBubble:
        return tr("light forward, dark gradients of the inputs, ochre gradients of the weights, free idle");
    case ScheduleKind::DualPipe:
        return tr("light forward, dark backward, in half rows where both run at once, ochre gradients of the weights, "
                  "free idle; the two shades are the two ends that micro-batches come from");
    case ScheduleKind::OneForwardOneBackward:
        break;
    }
    return tr("light forward, dark backward, free idle");
}

void LayoutTab::refreshSchedule()
{
    const Scenario &scenario = model().scenario();
    const Format format = model().format();
    const TimeFigures &time = model().figures().time;
    const double backward = scenario.training.recompute == Recompute::Full ? 3 : 2;
    std::optional<PipelineSchedule> schedule;
    if (std::isfinite(time.microBatches) && std::isfinite(time.stepS) && scenario.layout.pipeline > 1)
        schedule = pipelineSchedule({scenario.layout.pipeline, time.microBatches, scenario.layout.virtualStages,
                                     scenario.layout.schedule, backward});
    m_scheduleCard->setVisible(schedule.has_value());
    if (!schedule)
        return;
    m_scheduleTitle->setText(tr("The pipeline idles %1 of a step").arg(format.percent(schedule->idleFraction(), 1)));
    m_scheduleNote->setText(tr("One step of %1: %2 micro-batches, %3 stages, %4 virtual stages each; %5")
                                .arg(format.value(Unit::Seconds, time.stepS).joined(), format.number(time.microBatches),
                                     format.number(scenario.layout.pipeline),
                                     format.number(scenario.layout.virtualStages),
                                     scheduleColours(scenario.layout.schedule)));
    m_schedule->setAccessibleName(m_scheduleTitle->text());
    m_schedule->setSchedule(std::move(*schedule), time.stepS, format);
}

} // namespace runcast
