// SPDX-License-Identifier: MIT
#include "ui/pages/plan/tabs/memory_tab.h"

#include "core/forecast/resolve.h"
#include "reports/content/scenario_charts.h"
#include "ui/pages/plan/plan_model.h"
#include "ui/pages/plan/tabs/figure_table.h"
#include "ui/widgets/card.h"
#include "ui/widgets/chart_widget.h"
#include "ui/widgets/full_table.h"
#include "ui/widgets/parts.h"
#include "ui/widgets/table_roles.h"

#include <QLabel>
#include <QStandardItemModel>
#include <QVBoxLayout>

#include <array>
#include <cmath>

namespace runcast {

using namespace Qt::StringLiterals;

namespace {

constexpr int mostStages = 1024; // of a pipeline whose table is made; more layers has no model

bool alike(const StageMemory &a, const StageMemory &b)
{
    return a.layers == b.layers && a.inFlight == b.inFlight && a.total() == b.total();
}

} // namespace

MemoryTab::MemoryTab(PlanModel &model, QWidget *parent)
    : PlanTab(model, {Section::Memory}, 50, parent), m_chart(addChart(Column::Leading, "memory.per_accelerator_bytes")),
      m_stageCard(addCard(Column::Leading)), m_stageTitle(makeLabel("groupTitle")), m_stageNote(makeLabel("caption")),
      m_rows(new QStandardItemModel(this)), m_stages(new FullTable(0, true))
{
    for (QWidget *part : std::initializer_list<QWidget *>{m_stageTitle, m_stageNote, m_stages})
        m_stageCard->content()->addWidget(part);
    m_stageTitle->setWordWrap(true);
    m_stageNote->setWordWrap(true);
    m_stages->setModel(m_rows);
    addFigures(Column::Trailing);
}

void MemoryTab::refresh()
{
    showChart(m_chart, memoryUseBar({model().scenario(), model().figures(), model().schema(), model().catalog(),
                                     model().format()}));
    showStages();
}

void MemoryTab::addRow(const QString &stage, const StageMemory &memory, bool fullest)
{
    const Format format = model().format();
    const auto bytes = [&format](double value) { return format.number(value / 1e9, 1); };
    const std::array texts = {stage,
                              format.number(memory.layers),
                              format.number(memory.inFlight, std::floor(memory.inFlight) == memory.inFlight ? 0 : 1),
                              bytes(memory.state()),
                              bytes(memory.activations),
                              bytes(memory.buffers),
                              bytes(memory.total())};
    QList<QStandardItem *> row;
    for (const QString &text : texts) {
        row.append(new QStandardItem(text));
        row.last()->setEditable(false);
        row.last()->setData(fullest, StrongRole);
        if (row.size() > 1)
            row.last()->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    }
    m_rows->appendRow(row);
}

void MemoryTab::showStages()
{
    m_rows->clear();
    m_stageTitle->setText(tr("Memory by pipeline stage"));
    m_stages->setAccessibleName(m_stageTitle->text());
    const ResolvedInputs inputs = resolve(model().scenario(), model().catalog(), model().outcome().findings);
    const StageMemory fullest = inputs.hasShape ? fullestStage(inputs.memory) : StageMemory{};
    const bool known = inputs.hasShape && std::isfinite(fullest.total()) && inputs.pipeline <= mostStages;
    m_stages->setVisible(known);
    if (!known) {
        m_stageNote->setText(tr("The shape of the model and a layout that holds it are needed for this."));
        return;
    }
    m_stageNote->setText(inputs.memory.measuredBytes > 0
                             ? tr("GB of one accelerator, as estimated; the fullest is pinned to your measurement.")
                             : tr("GB of one accelerator; the fullest decides. Stages that are alike share a row."));
    m_rows->setHorizontalHeaderLabels(
        {tr("Stage"), tr("Layers"), tr("In flight"), tr("State"), tr("Activations"), tr("Buffers"), tr("Total")});
    for (int column = 1; column < m_rows->columnCount(); ++column)
        m_rows->horizontalHeaderItem(column)->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    const int count = int(inputs.pipeline);
    for (int first = 0; first < count;) {
        const StageMemory memory = stageMemory(inputs.memory, first);
        int last = first;
        while (last + 1 < count && alike(memory, stageMemory(inputs.memory, last + 1)))
            ++last;
        const QString name = last > first ? tr("%1 to %2").arg(first + 1).arg(last + 1) : QString::number(first + 1);
        addRow(name, memory, fullest.stage >= first && fullest.stage <= last);
        first = last + 1;
    }
    m_stages->fit();
}

} // namespace runcast
