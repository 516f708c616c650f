// SPDX-License-Identifier: MIT
#include "reports/content/budget_sections.h"

#include "reports/charts/chart.h"
#include "reports/content/judgement.h"
#include "reports/content/month_charts.h"
#include "reports/content/power_parts.h"
#include "reports/content/section_start.h"
#include "reports/content/table_tools.h"

#include <cmath>

using namespace Qt::StringLiterals;

namespace runcast::report {
namespace {

RichText leadText(const ReportContext &context)
{
    const Language &l = context.language();
    const PowerFigures &power = context.forecast().power;
    if (!std::isfinite(power.facilityMw))
        return l.words("Report", "The power of the facility: %1.").arg(context.figure("power.facility_mw"));
    RichText text = l.words("Report", "The cluster draws %1 of facility power while it trains.")
                        .arg(context.shown(Unit::Megawatts, power.facilityMw));
    const std::optional<double> limit = context.scenario().target.powerMw;
    if (!limit)
        return text + RichText(u' ' + l.words("Report", "No limit of the site is entered."));
    const double margin = context.forecast().target.powerMarginMw;
    const std::optional<Verdict> verdict = limitVerdict(margin, *limit);
    if (!verdict)
        return text;
    text += RichText(QString(u' '));
    if (margin < 0) {
        return text + fillRich(l.words("Report", "The site’s limit is %1: it %2, by %3."),
                               {context.shown(Unit::Megawatts, *limit), verdictText(*verdict, l),
                                context.shown(Unit::Megawatts, -margin)});
    }
    return text + fillRich(l.words("Report", "The site’s limit is %1: it %2, with %3 free."),
                           {context.shown(Unit::Megawatts, *limit), verdictText(*verdict, l),
                            context.shown(Unit::Megawatts, margin)});
}

Drawing loadChart(const ReportContext &context, Numbering &numbering)
{
    const Language &l = context.language();
    const PowerFigures &power = context.forecast().power;
    const std::vector<PowerPart> parts = powerParts(context);
    BarChart bars;
    bars.partNames = BarChart::Names::Legend;
    bars.partValues = true;
    std::vector<double> extent{power.facilityMw, power.peakMw};
    ChartBar training;
    training.label = l.words("Report", "While training");
    double tint = 1;
    for (const PowerPart &part : parts) {
        training.parts.append(
            {.label = part.name, .value = part.megawatts, .color = ChartColor(Subject::Energy).tinted(tint)});
        tint -= 0.22;
    }
    bars.bars.append(training);
    if (std::isfinite(power.peakMw)) {
        ChartBar peak;
        peak.label = l.words("Report", "Provisioned");
        peak.parts.append({.label = l.words("Report", "Nameplate of servers and network, with cooling"),
                           .value = power.peakMw,
                           .color = Subject::Energy,
                           .fill = Fill::Hatched});
        bars.bars.append(peak);
    }
    if (const std::optional<double> limit = context.scenario().target.powerMw) {
        extent.push_back(*limit);
        bars.lines.append({.value = *limit, .label = l.words("Report", "site limit"), .color = ChartColor::worse()});
    }
    bars.axis.scale = context.format.scaleFor(Unit::Megawatts, extent);
    Chart chart;
    chart.title = l.words("Report", "Accelerators take %1 of the facility’s power")
                      .arg(parts.empty() ? QString() : context.percent(parts.front().megawatts / power.facilityMw));
    chart.subtitle = l.words("Report", "Facility power, %1").arg(context.format.unitOf(bars.axis.scale));
    chart.body = bars;
    Drawing drawing =
        chartDrawing(context, numbering, chart, 44,
                     l.words("Report", "Power of the cluster by part, and what the site has to provide.") + u' ' +
                         context.sourceNote({"power.facility_mw", "power.peak_mw"}));
    if (parts.empty())
        drawing.reason = context.figure("power.facility_mw");
    return drawing;
}

Table partsTable(const ReportContext &context, Numbering &numbering)
{
    const Language &l = context.language();
    const PowerFigures &power = context.forecast().power;
    std::vector<double> values, itValues;
    for (const PowerPart &part : powerParts(context)) {
        values.push_back(part.megawatts);
        if (part.isIt)
            itValues.push_back(part.megawatts);
    }
    std::vector<double> all = values;
    all.push_back(power.facilityMw);
    const NumberColumn column(context.format, Unit::Megawatts, all);
    Table table;
    numbering.name(table);
    table.caption = l.words("Report", "Power of the main cluster while it trains; spares are not in it.");
    table.columns = {textColumn(l.words("Report", "Part"), 1), numberColumn(column.unit(), 0.2)};
    bool inIt = true;
    for (const PowerPart &part : powerParts(context)) {
        if (inIt && !part.isIt) {
            table.rows.push_back(rowOf({{l.words("Report", "IT power")}, column.cell(power.itMw)}, RowKind::SubTotal));
            inIt = false;
        }
        table.rows.push_back(rowOf({{part.name}, column.cell(part.megawatts)}));
    }
    table.rows.push_back(rowOf({{l.words("Report", "Facility power")}, column.cell(power.facilityMw)}, RowKind::Total));
    table.note =
        roundingNote(column.roundsAway(values, power.facilityMw) || column.roundsAway(itValues, power.itMw), l);
    return table;
}

Blocks texts(const ReportContext &context)
{
    const Language &l = context.language();
    Blocks blocks;
    blocks.push_back({Paragraph{
        l.words("Report", "One accelerator takes %1 with its share of server, network and cooling. The whole is what "
                          "about %2 draw (1.22 kW each).")
            .arg(context.figure("power.watts_per_accelerator"), context.figure("power.us_homes"))}});
    if (std::isfinite(context.forecast().power.peakMw)) {
        blocks.push_back({Paragraph{
            l.words("Report", "The site has to provide %1: the nameplate of servers and network with cooling, which "
                              "the run does not reach.")
                .arg(context.figure("power.peak_mw"))}});
    }
    return blocks;
}

/// Provisioned and drawn, by site and by rack, beside the limits of the site.
Table siteTable(const ReportContext &context, Numbering &numbering)
{
    const Language &l = context.language();
    const PowerFigures &power = context.forecast().power;
    const TargetInputs &target = context.scenario().target;
    Table table;
    numbering.name(table);
    table.caption = l.words("Report", "Provisioned and drawn power, with the limits of the site.");
    table.columns = {textColumn(l.words("Report", "Where"), 1), numberColumn(l.words("Report", "Provisioned"), 0.2),
                     numberColumn(l.words("Report", "While training"), 0.2),
                     numberColumn(l.words("Report", "Limit"), 0.2), numberColumn(l.words("Report", "Margin"), 0.2)};
    const auto add = [&](const QString &where, Unit unit, double provisioned, double drawn,
                         std::optional<double> limit) {
        const QString none = l.words("Report", "not entered");
        table.rows.push_back(rowOf({{where},
                                    {context.shown(unit, provisioned), {}, provisioned},
                                    {context.shown(unit, drawn), {}, drawn},
                                    {limit ? context.shown(unit, *limit) : none},
                                    {limit ? context.shown(unit, *limit - provisioned) : u"–"_s}}));
    };
    add(l.words("Report", "Site, spares and cooling included"), Unit::Megawatts, power.peakMw, power.facilityMw,
        target.powerMw);
    add(l.words("Report", "One rack of %1, servers alone; racks needed: %2")
            .arg(context.parameter("power.accelerators_per_rack"), context.format.number(power.racks)),
        Unit::Watts, power.rackPeakW, power.rackAverageW, target.rackW);
    return table;
}

Blocks loadByMonth(const ReportContext &context, Numbering &numbering)
{
    const Language &l = context.language();
    const Timeline months = timeline(context.scenario(), context.schema, context.catalog);
    const PicturedScenario pictured{context.scenario(), context.forecast(), context.schema, context.catalog,
                                    context.format};
    Blocks blocks;
    blocks.push_back({chartDrawing(context, numbering, monthlyLoadChart(pictured, months), 44,
                                   l.words("Report", "Average load by month, from commissioning to wind-down.") + u' ' +
                                       context.sourceNote({"power.average_mw"}))});
    if (std::isfinite(context.forecast().power.swingMw)) {
        blocks.push_back({Paragraph{
            l.words("Report", "At a checkpoint or a restart all accelerators wait: the IT load falls by %1 within "
                              "seconds, about every %2.")
                .arg(context.figure("power.swing_mw"), context.figure("failure.checkpoint_interval_s"))}});
    }
    return blocks;
}

} // namespace

DocumentSection powerSection(const ReportContext &context)
{
    Numbering numbering(context.number(u"power"_s), context.language());
    DocumentSection section = sectionStart(context, u"power"_s, Subject::Energy);
    Blocks blocks;
    blocks.push_back({LeadSentence{leadText(context)}});
    blocks.push_back({loadChart(context, numbering)});
    if (!powerParts(context).empty()) {
        Table parts = partsTable(context, numbering);
        blocks.push_back({SideBySide{{{7, {{std::move(parts)}}}, {5, texts(context)}}}});
    }
    if (std::isfinite(context.forecast().power.peakMw))
        blocks.push_back({siteTable(context, numbering)});
    for (Block &block : loadByMonth(context, numbering))
        blocks.push_back(std::move(block));
    section.versions = {std::move(blocks)};
    return section;
}

} // namespace runcast::report
