// SPDX-License-Identifier: MIT
#include "reports/content/budget_sections.h"

#include "reports/charts/chart.h"
#include "reports/content/ask.h"
#include "reports/content/judgement.h"
#include "reports/content/parameter_table.h"
#include "reports/content/section_start.h"
#include "reports/content/table_tools.h"

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
    {"memory.weights_bytes", MemoryPart::Weights},         {"memory.gradients_bytes", MemoryPart::Gradients},
    {"memory.optimizer_bytes", MemoryPart::Optimizer},     {"memory.activations_bytes", MemoryPart::Activations},
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
    return fillRich(l.words("Report", "The layout %1: the fullest accelerator uses %2 of %3, which leaves %4 (%5) free."),
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
    bars.lines.append({.value = memory.usableBytes,
                       .label = l.words("Report", "capacity %1")
                                    .arg(context.format.inScale(bars.axis.scale, memory.usableBytes)),
                       .color = ChartColor::text(),
                       .dashed = false});
    Chart chart;
    chart.title = memory.headroomBytes < 0
                      ? l.words("Report", "The largest part is: %1; the capacity is exceeded by %2")
                            .arg(largest, context.shown(Unit::Bytes, -memory.headroomBytes))
                      : l.words("Report", "The largest part is: %1; %2 stay free")
                            .arg(largest, context.shown(Unit::Bytes, memory.headroomBytes));
    chart.subtitle = l.words("Report", "Memory of the fullest accelerator by use, %1")
                         .arg(context.format.unitOf(bars.axis.scale));
    chart.body = bars;
    Drawing drawing = chartDrawing(context, numbering, chart, 34,
                                   l.words("Report", "Memory of one accelerator. Capacity is what the driver reports, "
                                                     "GB = 10⁹ bytes.")
                                       + u' ' + context.sourceNote(figures));
    if (figures.empty() || !std::isfinite(memory.usableBytes))
        drawing.reason = context.figure("memory.per_accelerator_bytes");
    return drawing;
}

Table layoutTable(const ReportContext &context, Numbering &numbering)
{
    const Language &l = context.language();
    Table table = parameterTable(context, ParameterGroup::Cluster);
    for (const ParameterGroup group : {ParameterGroup::Layout}) {
        for (Row &row : parameterTable(context, group).rows)
            table.rows.push_back(std::move(row));
    }
    for (Row &row : figureTable(context, Section::Layout).rows) {
        // The number of copies is an input that follows from others and a figure as well: once is enough.
        const bool known = std::any_of(table.rows.begin(), table.rows.end(), [&row](const Row &other) {
            return other.cells.front().text == row.cells.front().text;
        });
        if (!known)
            table.rows.push_back(std::move(row));
    }
    table.columns.front().head = l.words("Report", "Layout");
    numbering.name(table);
    table.caption = l.words("Report", "Cluster and layout of the main run.");
    table.tight = true;
    return table;
}

Table memoryTable(const ReportContext &context, Numbering &numbering)
{
    const Language &l = context.language();
    Table table = figureTable(context, Section::Memory);
    numbering.name(table);
    table.caption = l.words("Report", "Memory, of one model copy and of the fullest accelerator.");
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
    Table layout = layoutTable(context, numbering);
    Table memory = memoryTable(context, numbering);
    blocks.push_back({SideBySide{{{6, {{std::move(layout)}}}, {6, {{std::move(memory)}}}}}});
    blocks.push_back({Paragraph{l.words("Report", "Measured memory varies by about a tenth between steps, so less than "
                                                  "a tenth free is called tight.")}});
    section.versions = {std::move(blocks)};
    return section;
}

} // namespace runcast::report
