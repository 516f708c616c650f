// SPDX-License-Identifier: MIT
#include "reports/content/budget_sections.h"

#include "core/scenario/edit.h"
#include "reports/charts/chart.h"
#include "reports/content/month_charts.h"
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
    const PicturedScenario pictured{context.scenario(), context.forecast(), context.schema, context.catalog,
                                    context.format};
    Drawing drawing =
        chartDrawing(context, numbering, energyPartsChart(pictured), 0,
                     context.language().words("Report", "Energy by part, from commissioning to wind-down.") + u' ' +
                         context.sourceNote({"power.energy_mwh"}));
    if (!std::isfinite(context.forecast().power.energyMwh))
        drawing.reason = context.figure("power.energy_mwh");
    return drawing;
}

Table emissionsTable(const ReportContext &context, Numbering &numbering)
{
    const Language &l = context.language();
    Table table;
    numbering.name(table);
    table.caption = l.words("Report", "Energy, emissions by both methods, embodied carbon and water.") + u' ' +
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
    add("power.market_carbon_t", "power.market_carbon_g_per_kwh");
    add("power.embodied_carbon_t", "power.embodied_kg_per_accelerator");
    add("power.plant_water_m3", "power.water_l_per_kwh");
    add("power.site_water_m3", "power.site_water_l_per_kwh");
    add("power.us_homes", "");
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
                "Counted: electricity of servers, network, storage, spares and cooling from commissioning to "
                "wind-down, region "
                "%1, by the grid’s average (location-based) and by supply contracts (market-based); the making of "
                "accelerators and servers by the hours charged to the run; water of power plants and of cooling. Not "
                "counted: experiments and evaluation beside the main run, the making of network and buildings, travel "
                "and offices, data preparation, serving the model. Homes: 1.22 kW on average, EIA 2020.")
            .arg(context.parameter("power.region"))}});
    section.versions = {std::move(blocks)};
    return section;
}

} // namespace runcast::report
