// SPDX-License-Identifier: MIT
#include "reports/content/budget_sections.h"

#include "core/forecast/resolve.h"
#include "core/memory/accelerator_memory.h"
#include "reports/charts/chart.h"
#include "reports/content/ask.h"
#include "reports/content/idle_figures.h"
#include "reports/content/judgement.h"
#include "reports/content/parameter_table.h"
#include "reports/content/section_start.h"
#include "reports/content/table_tools.h"
#include "reports/pictures/layout_picture.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace runcast::report {
namespace {

struct MemoryUse {
    std::string_view key;
    MemoryPart part;
};

constexpr MemoryUse uses[] = {
    {"memory.weights_bytes", MemoryPart::Weights},     {"memory.gradients_bytes", MemoryPart::Gradients},
    {"memory.optimizer_bytes", MemoryPart::Optimizer}, {"memory.activations_bytes", MemoryPart::Activations},
    {"memory.buffers_bytes", MemoryPart::Buffers},
};

RichText leadText(const ReportContext &context)
{
    const Language &l = context.language();
    const MemoryFigures &memory = context.forecast().memory;
    const std::optional<Verdict> verdict = memoryVerdict(context.forecast());
    if (!verdict)
        return l.words("Report", "Memory of one accelerator: %1.").arg(context.figure("memory.per_accelerator_bytes"));
    const QString used = context.shown(Unit::Bytes, memory.perAcceleratorBytes);
    const QString usable = context.shown(Unit::Bytes, memory.usableBytes);
    if (*verdict == Verdict::DoesNotFit) {
        return fillRich(l.words("Report", "The layout %1: the fullest accelerator needs %2 of %3, %4 too much."),
                        {verdictText(*verdict, l), used, usable, context.shown(Unit::Bytes, -memory.headroomBytes)});
    }
    return fillRich(
        l.words("Report", "The layout %1: the fullest accelerator uses %2 of %3, which leaves %4 (%5) free."),
        {verdictText(*verdict, l), used, usable, context.shown(Unit::Bytes, memory.headroomBytes),
         context.percent(memory.headroomBytes / memory.usableBytes)});
}

Drawing memoryBar(const ReportContext &context, Numbering &numbering)
{
    const Language &l = context.language();
    const MemoryFigures &memory = context.forecast().memory;
    BarChart bars;
    bars.partNames = BarChart::Names::Above;
    bars.partValues = true;
    const double extent[] = {memory.usableBytes, memory.perAcceleratorBytes};
    bars.axis.scale = context.format.scaleFor(Unit::Bytes, extent);
    bars.axis.title = l.words("Report", "%1 per accelerator").arg(context.format.unitOf(bars.axis.scale));
    ChartBar bar;
    bar.label = acceleratorName(context, context.scenario());
    bar.detail = l.words("Report", "fullest");
    QString largest;
    double largestBytes = 0;
    std::vector<const Figure *> figures;
    for (const MemoryUse &use : uses) {
        const Figure *figure = context.schema.figure(use.key);
        const double bytes = figure ? figure->get(context.forecast()) : notComputed;
        if (!std::isfinite(bytes) || bytes <= 0)
            continue;
        figures.push_back(figure);
        bar.parts.append({.label = title(*figure, l), .value = bytes, .color = use.part});
        if (bytes > largestBytes) {
            largestBytes = bytes;
            largest = bar.parts.last().label;
        }
    }
    bars.bars.append(bar);
    bars.lines.append(
        {.value = memory.usableBytes,
         .label = l.words("Report", "capacity %1").arg(context.format.inScale(bars.axis.scale, memory.usableBytes)),
         .color = ChartColor::text(),
         .dashed = false});
    Chart chart;
    chart.title = memory.headroomBytes < 0
                      ? l.words("Report", "The largest part is: %1; the capacity is exceeded by %2")
                            .arg(largest, context.shown(Unit::Bytes, -memory.headroomBytes))
                      : l.words("Report", "The largest part is: %1; %2 stay free")
                            .arg(largest, context.shown(Unit::Bytes, memory.headroomBytes));
    chart.subtitle =
        l.words("Report", "Memory of the fullest accelerator by use, %1").arg(context.format.unitOf(bars.axis.scale));
    chart.body = bars;
    Drawing drawing = chartDrawing(context, numbering, chart, 0,
                                   l.words("Report", "Memory of one accelerator. Capacity is what the driver reports, "
                                                     "GB = 10⁹ bytes.") +
                                       u' ' + context.sourceNote(figures));
    if (figures.empty() || !std::isfinite(memory.usableBytes))
        drawing.reason = context.figure("memory.per_accelerator_bytes");
    return drawing;
}

/// The stages of the pipeline; none if they are not known or the fullest was measured, which says nothing of the
/// others.
std::vector<StageMemory> stagesOf(const ReportContext &context)
{
    const ResolvedInputs inputs = resolve(context.scenario(), context.catalog, context.main().outcome.findings);
    constexpr double mostStages = 4096;
    if (!inputs.hasShape || inputs.memory.measuredBytes > 0 || !(inputs.pipeline >= 1 && inputs.pipeline <= mostStages))
        return {};
    std::vector<StageMemory> stages;
    for (int stage = 0; stage < int(inputs.pipeline); ++stage) {
        stages.push_back(stageMemory(inputs.memory, stage));
        if (!std::isfinite(stages.back().total()))
            return {};
    }
    return stages;
}

Drawing layoutDrawing(const ReportContext &context, Numbering &numbering, const std::vector<StageMemory> &stages)
{
    const Language &l = context.language();
    const LayoutInputs &layout = context.scenario().layout;
    LayoutPicture picture;
    picture.copies = context.forecast().time.dataParallel;
    picture.slices = layout.tensor * layout.context;
    picture.usableBytes = context.forecast().memory.usableBytes;
    for (const StageMemory &stage : stages)
        picture.stageBytes.push_back(stage.total());
    const auto number = [&](double value) { return context.format.number(value); };
    picture.copiesTitle = l.words("Report", "Copies of the model: %1").arg(number(picture.copies));
    picture.copyTitle = l.words("Report", "One copy, accelerators: %1").arg(number(picture.slices * layout.pipeline));
    picture.copyNote = l.words("Report", "Pipeline stages across: %1; slices down: %2")
                           .arg(number(layout.pipeline), number(picture.slices));
    Drawing drawing;
    drawing.title = RichText(l.words("Report", "Layout: %1 × %2 × %3 accelerators")
                                 .arg(number(picture.slices), number(layout.pipeline), number(picture.copies)));
    drawing.subtitle = l.words("Report", "Each square of a copy is one accelerator");
    drawing.caption =
        RichText(l.words("Report", "The layout as a picture. Shade: memory in use. Source: this scenario."));
    drawing.heightMm = 42;
    drawing.draw = [picture, format = context.format, mirrored = l.direction() == Qt::RightToLeft](
                       QPainter &painter, const QRectF &area, double dotsPerInch) {
        ChartStyle style = ChartStyle::page(format, dotsPerInch);
        style.mirrored = mirrored;
        paintLayoutPicture(painter, area, picture, style);
    };
    if (stages.empty())
        drawing.reason = l.words("Report", "The memory of the single stages is not known.");
    numbering.name(drawing);
    return drawing;
}

Table stageTable(const ReportContext &context, Numbering &numbering, const std::vector<StageMemory> &stages)
{
    constexpr size_t mostRows = 24;
    const Language &l = context.language();
    const double usable = context.forecast().memory.usableBytes;
    const NumberColumn column(context.format, Unit::Bytes, std::span(&usable, 1));
    Table table;
    numbering.name(table);
    table.caption =
        l.words("Report", "Memory by pipeline stage, %1 per accelerator. Stages that are alike share a row.")
            .arg(column.unit());
    table.columns = {textColumn(l.words("Report", "Stage"), 0.6), numberColumn(l.words("Report", "Layers"))};
    for (const MemoryUse &use : uses) {
        if (const Figure *figure = context.schema.figure(use.key))
            table.columns.push_back(numberColumn(title(*figure, l)));
    }
    table.columns.push_back(numberColumn(l.words("Report", "Total")));
    table.columns.push_back(numberColumn(l.words("Report", "Free")));
    table.tight = true;
    const auto alike = [](const StageMemory &a, const StageMemory &b) {
        return a.layers == b.layers && std::fabs(a.total() - b.total()) < 1e-6 * a.total();
    };
    const auto fullest = std::max_element(
        stages.begin(), stages.end(), [](const StageMemory &a, const StageMemory &b) { return a.total() < b.total(); });
    for (size_t first = 0; first < stages.size() && table.rows.size() < mostRows;) {
        size_t last = first;
        while (last + 1 < stages.size() && alike(stages[first], stages[last + 1]))
            ++last;
        const StageMemory &stage = stages[first];
        const QString name =
            last > first ? l.words("Report", "%1 to %2").arg(first + 1).arg(last + 1) : QString::number(first + 1);
        table.rows.push_back(rowOf({{name},
                                    {context.format.number(stage.layers), {}, stage.layers},
                                    column.cell(stage.weights),
                                    column.cell(stage.gradients),
                                    column.cell(stage.optimizer),
                                    column.cell(stage.activations),
                                    column.cell(stage.buffers),
                                    column.cell(stage.total()),
                                    column.cell(usable - stage.total())},
                                   alike(stage, *fullest) ? RowKind::Chosen : RowKind::Normal));
        first = last + 1;
    }
    for (const StageMemory &stage : stages) {
        const double parts[] = {stage.weights, stage.gradients, stage.optimizer, stage.activations, stage.buffers};
        if (column.roundsAway(parts, stage.total()))
            table.note = roundingNote(true, l);
    }
    return table;
}

// What the table of stages shows for each of them.
bool isPerStage(const Figure &figure)
{
    return figure.key == "memory.per_accelerator_bytes" || figure.key == "memory.headroom_bytes" ||
           std::any_of(std::begin(uses), std::end(uses), [&](const MemoryUse &use) { return use.key == figure.key; });
}

Table layoutTable(const ReportContext &context, Numbering &numbering, bool hasStages)
{
    const Language &l = context.language();
    Table table = parameterTable(context, ParameterGroup::Cluster);
    for (const ParameterGroup group : {ParameterGroup::Layout}) {
        for (Row &row : parameterTable(context, group).rows)
            table.rows.push_back(std::move(row));
    }
    for (const Figure &figure : context.schema.figures) {
        const double value = figure.get(context.forecast());
        const bool isLayout = figure.section == Section::Layout && !isPredictedAside(figure, context.scenario());
        const bool isMemory = figure.section == Section::Memory && !(hasStages && isPerStage(figure));
        if (!std::isfinite(value) || !(isLayout || isMemory))
            continue;
        Row row = rowOf({{title(figure, l)}, {context.format.figure(figure, value), {}, value}});
        // The number of copies is an input that follows from others and a figure as well: once is enough.
        const bool known = std::any_of(table.rows.begin(), table.rows.end(), [&row](const Row &other) {
            return other.cells.front().text == row.cells.front().text;
        });
        if (!known)
            table.rows.push_back(std::move(row));
    }
    table.columns.front().head = l.words("Report", "Cluster, layout, memory");
    numbering.name(table);
    table.caption = l.words("Report", "Cluster, layout and memory of the main run.");
    table.tight = true;
    return table;
}

} // namespace

DocumentSection memorySection(const ReportContext &context)
{
    const Language &l = context.language();
    Numbering numbering(context.number(u"memory"_s), l);
    DocumentSection section = sectionStart(context, u"memory"_s, Subject::Memory);
    Blocks blocks;
    blocks.push_back({LeadSentence{leadText(context)}});
    blocks.push_back({memoryBar(context, numbering)});
    if (const std::optional<double> measured = context.scenario().training.measuredMemoryBytes)
        blocks.push_back(
            {Paragraph{l.words("Report", "Pinned to a measurement of %1 on the fullest accelerator; what the estimate "
                                         "of the state leaves of it is shown as activations and buffers.")
                           .arg(context.format.value(Unit::Bytes, *measured).joined())}});
    const std::vector<StageMemory> stages = stagesOf(context);
    Drawing picture = layoutDrawing(context, numbering, stages);
    Table layout = layoutTable(context, numbering, !stages.empty());
    const Paragraph rule{l.words("Report",
                                 "Measured memory varies by about a tenth between steps, so less than a tenth "
                                 "free is called tight.")};
    blocks.push_back({SideBySide{{{6, {{std::move(picture)}, {rule}}}, {6, {{std::move(layout)}}}}}});
    if (!stages.empty())
        blocks.push_back({stageTable(context, numbering, stages)});
    section.versions = {std::move(blocks)};
    return section;
}

} // namespace runcast::report
