// SPDX-License-Identifier: MIT
#include "reports/content/budget_sections.h"

#include "core/scenario/edit.h"
#include "reports/charts/chart.h"
#include "reports/content/power_parts.h"
#include "reports/content/section_start.h"
#include "reports/content/table_tools.h"

#include <cmath>

using namespace Qt::StringLiterals;

namespace runcast::report {
namespace {

QString leadText(const ReportContext &context)
{
    const Language &l = context.language();
    const PowerFigures &power = context.forecast().power;
    if (!std::isfinite(power.energyMwh))
        return l.words("Report", "The energy of the run: %1.").arg(context.figure("power.energy_mwh"));
    const QString energy = context.shown(Unit::MegawattHours, power.energyMwh);
    if (!std::isfinite(power.carbonT))
        return l.words("Report", "The run uses %1. Its emissions: %2.").arg(energy, context.figure("power.carbon_t"));
    return l.words("Report", "The run uses %1. Emissions are estimated at %2 by the grid’s average (location-based).")
        .arg(energy, context.shown(Unit::Tonnes, power.carbonT));
}

Drawing energyChart(const ReportContext &context, Numbering &numbering)
{
    const Language &l = context.language();
    const PowerFigures &power = context.forecast().power;
    BarChart bars;
    std::vector<double> values;
    const std::vector<PowerPart> parts = powerParts(context);
    for (const PowerPart &part : parts)
        values.push_back(part.megawatts / power.facilityMw * power.energyMwh);
    bars.axis.scale = context.format.scaleFor(Unit::MegawattHours, values);
    bars.axis.shown = false;
    for (size_t i = 0; i < parts.size(); ++i) {
        ChartBar bar;
        bar.label = parts[i].name;
        bar.parts.append({.label = bar.label, .value = values[i], .color = Subject::Energy});
        bar.total = u"%1 (%2)"_s.arg(context.format.inScale(bars.axis.scale, values[i]),
                                     context.percent(values[i] / power.energyMwh));
        bars.bars.append(bar);
    }
    Chart chart;
    if (!values.empty()) {
        chart.title = l.words("Report", "Accelerators take %1 of the energy")
                          .arg(context.percent(values.front() / power.energyMwh));
    }
    chart.subtitle = l.words("Report", "%1, main run").arg(context.format.unitOf(bars.axis.scale));
    chart.body = bars;
    Drawing drawing = chartDrawing(context, numbering, chart, 0,
                                   l.words("Report", "Energy of the main run by part.") + u' ' +
                                       context.sourceNote({"power.energy_mwh"}));
    if (values.empty() || !std::isfinite(power.energyMwh))
        drawing.reason = context.figure("power.energy_mwh");
    return drawing;
}

Table emissionsTable(const ReportContext &context, Numbering &numbering)
{
    const Language &l = context.language();
    Table table;
    numbering.name(table);
    table.caption = l.words("Report", "Energy, emissions and water of operation, main run.") + u' ' +
                    context.sourceNote({"power.carbon_t", "power.water_m3"});
    table.columns = {textColumn(l.words("Report", "Part"), 1), numberColumn(l.words("Report", "Value"), 0.2),
                     textColumn(l.words("Report", "Intensity"), 0.6), textColumn(l.words("Report", "Source"), 1)};
    const auto add = [&](std::string_view figureKey, std::string_view parameterKey) {
        const Figure *figure = context.schema.figure(figureKey);
        if (!figure)
            return;
        const Parameter *parameter = context.schema.parameter(parameterKey);
        const ParameterSource source =
            parameter ? sourceOf(context.scenario(), *parameter, context.catalog) : ParameterSource{};
        QString from = source.text.empty() ? l.words("Report", "no source") : l.words("Sources", source.text.c_str());
        if (!source.date.empty())
            from += u", "_s + QString::fromStdString(source.date);
        table.rows.push_back(rowOf({{title(*figure, l)},
                                    {context.figure(*figure, context.main()), {}, figure->get(context.forecast())},
                                    {parameter ? context.parameter(parameterKey) : u"–"_s},
                                    {parameter ? from : u"–"_s}}));
    };
    add("power.energy_mwh", "");
    add("power.carbon_t", "power.carbon_g_per_kwh");
    add("power.water_m3", "power.water_l_per_kwh");
    return table;
}

} // namespace

DocumentSection environmentSection(const ReportContext &context)
{
    const Language &l = context.language();
    Numbering numbering(context.number(u"environment"_s), l);
    DocumentSection section = sectionStart(context, u"environment"_s, Subject::Energy, SectionBreak::FollowsWhole);
    Blocks blocks;
    blocks.push_back({LeadSentence{leadText(context)}});
    blocks.push_back({energyChart(context, numbering)});
    blocks.push_back({emissionsTable(context, numbering)});
    blocks.push_back({GroupHeading{l.words("Report", "Boundary")}});
    blocks.push_back({Paragraph{
        l.words("Report",
                "Counted: electricity of servers, network, storage and cooling while the main run is on the calendar, "
                "region %1. Not counted: overhead compute, spares, the making of hardware and buildings, travel and "
                "offices, data preparation, serving the model. Contracts of the provider (market-based) are not "
                "entered.")
            .arg(context.parameter("power.region"))}});
    section.versions = {std::move(blocks)};
    return section;
}

} // namespace runcast::report
