// SPDX-License-Identifier: MIT
#include "reports/content/budget_sections.h"

#include "reports/charts/chart.h"
#include "reports/content/cost_basis.h"
#include "reports/content/cost_chart.h"
#include "reports/content/cost_order.h"
#include "reports/content/cost_parts.h"
#include "reports/content/parameter_table.h"
#include "reports/content/section_start.h"
#include "reports/content/table_tools.h"

#include <cmath>

using namespace Qt::StringLiterals;

namespace runcast::report {
namespace {

/// The parts and their sum of the main scenario.
struct Breakdown {
    std::vector<const Figure *> parts; // without contingency, the largest first
    const Figure *contingency = nullptr;
    double total = notComputed;
    double single = notComputed; // before contingency

    bool isKnown() const { return std::isfinite(total); }
};

Breakdown breakdownOf(const ReportContext &context)
{
    Breakdown breakdown;
    const Forecast &f = context.forecast();
    for (const Figure *part : costPartsBySize(context.schema, f)) {
        if (isContingency(*part))
            breakdown.contingency = part;
        else
            breakdown.parts.push_back(part);
    }
    breakdown.total = f.cost.totalUsd;
    breakdown.single = f.cost.totalUsd - f.cost.contingencyUsd;
    return breakdown;
}

QString leadText(const ReportContext &context, const Breakdown &breakdown)
{
    const Language &l = context.language();
    if (!breakdown.isKnown())
        return l.words("Report", "The total cost: %1.").arg(context.figure("cost.total_usd"));
    const double contingency = context.forecast().cost.contingencyUsd;
    QString text =
        contingency > 0
            ? l.words("Report", "The run costs %1: %2 as a single estimate and %3 of contingency.")
                  .arg(context.money(breakdown.total), context.money(breakdown.single), context.money(contingency))
            : l.words("Report", "The run costs %1 as a single estimate, without contingency.")
                  .arg(context.money(breakdown.total));
    if (!breakdown.parts.empty() && breakdown.total > 0) {
        const Figure &largest = *breakdown.parts.front();
        const double value = largest.get(context.forecast());
        text += u' ' + l.words("Report", "The largest part, %1, is %2, %3 of the total.")
                           .arg(title(largest, l), context.money(value), context.percent(value / breakdown.total));
    }
    return text;
}

Drawing partsChart(const ReportContext &context, Numbering &numbering, const Breakdown &breakdown)
{
    const Language &l = context.language();
    std::vector<const Figure *> all = breakdown.parts;
    if (breakdown.contingency)
        all.push_back(breakdown.contingency);
    Drawing drawing = chartDrawing(context, numbering, costPartsChart(context), 0,
                                   l.words("Report", "Cost by part, %1, nominal, whole project; contingency hatched.")
                                           .arg(context.format.currencyCode()) +
                                       u' ' + context.sourceNote(all));
    if (!breakdown.isKnown())
        drawing.reason = context.figure("cost.total_usd");
    return drawing;
}

PicturedScenario pictured(const ReportContext &context)
{
    return {context.scenario(), context.forecast(), context.schema, context.catalog, context.format};
}

QString partsOfNothing(const ReportContext &context)
{
    QStringList names;
    for (const Figure *part : costParts(context.schema)) {
        if (part->get(context.forecast()) == 0 && !isInsideRent(context, *part))
            names += title(*part, context.language());
    }
    return names.join(u", "_s);
}

Table partsTable(const ReportContext &context, Numbering &numbering, const Breakdown &breakdown)
{
    const Language &l = context.language();
    const Forecast &f = context.forecast();
    const NumberColumn money(context.format, Unit::Usd, std::span(&breakdown.total, 1));
    std::vector<double> values, shares;
    Table table;
    numbering.name(table);
    table.caption = l.words("Report", "Cost by part, nominal, whole project.");
    table.columns = {textColumn(l.words("Report", "Part"), 0.4), textColumn(l.words("Report", "Basis"), 1),
                     numberColumn(money.unit(), 0.2), numberColumn(l.words("Report", "Share, %"), 0.2)};
    const auto add = [&](const QString &name, const QString &basis, double value, RowKind kind) {
        const double share = breakdown.total > 0 ? value / breakdown.total : notComputed;
        table.rows.push_back(
            rowOf({{name}, {basis}, money.cell(value), {context.format.number(share * 100, 1), {}, share}}, kind));
    };
    for (const Figure *part : breakdown.parts) {
        values.push_back(part->get(f));
        add(title(*part, l), costBasis(*part, pictured(context)), values.back(), RowKind::Normal);
    }
    if (breakdown.contingency) {
        add(l.words("Report", "Single estimate"), {}, breakdown.single, RowKind::SubTotal);
        values.push_back(breakdown.contingency->get(f));
        add(title(*breakdown.contingency, l),
            l.words("Report", "%1 of the single estimate")
                .arg(context.percent(context.scenario().price.contingencyFraction)),
            values.back(), RowKind::Normal);
    }
    add(l.words("Report", "Total"), {}, breakdown.total, RowKind::Total);
    double printed = 0;
    for (const double value : values)
        printed += std::round(value / breakdown.total * 1000);
    const QString nothing = partsOfNothing(context);
    if (!nothing.isEmpty())
        table.note = l.words("Report", "Nothing is entered for: %1.").arg(nothing) + u' ';
    table.note += roundingNote(money.roundsAway(values, breakdown.total) || printed != 1000, l);
    return table;
}

Table unitCosts(const ReportContext &context, Numbering &numbering)
{
    const Language &l = context.language();
    Table table;
    numbering.name(table);
    table.caption = l.words("Report", "Unit costs, from the total with contingency.");
    table.columns = {textColumn(l.words("Report", "Unit cost"), 1), numberColumn(l.words("Report", "Value"), 0)};
    for (const Figure &figure : context.schema.figures) {
        const bool isUnitCost = figure.key.starts_with("cost.usd_per_") || figure.key == "money.accelerator_hour_usd";
        if (isUnitCost) {
            table.rows.push_back(rowOf(
                {{title(figure, l)}, {context.figure(figure, context.main()), {}, figure.get(context.forecast())}}));
        }
    }
    return table;
}

/// What of the total is capital, what is committed and what an early stop costs.
Table commitmentTable(const ReportContext &context, Numbering &numbering)
{
    const Language &l = context.language();
    Table table;
    numbering.name(table);
    table.caption = l.words("Report", "Capital and operating cost, commitment and idle share.");
    table.columns = {textColumn(l.words("Report", "Amount"), 1), numberColumn(l.words("Report", "Value"), 0)};
    for (const std::string_view key :
         {"money.capital_part_usd", "money.operating_part_usd", "money.capital_usd", "money.commitment_usd",
          "money.early_stop_usd", "money.idle_fraction", "money.peak_funding_usd"}) {
        if (const Figure *figure = context.schema.figure(key))
            table.rows.push_back(rowOf(
                {{title(*figure, l)}, {context.figure(*figure, context.main()), {}, figure->get(context.forecast())}}));
    }
    return table;
}

QString energyText(const ReportContext &context)
{
    const Language &l = context.language();
    const Scenario &s = context.scenario();
    const Forecast &f = context.forecast();
    if (s.price.mode != PriceMode::Rent) {
        return l
            .words("Report", "What is owned binds %1 of capital. The rate of %2 spreads it over the "
                             "hours in use; the rest of the lifetime is for other work.")
            .arg(context.figure("money.capital_usd"), context.figure("money.accelerator_hour_usd"));
    }
    if (!s.power.usdPerKwh || !std::isfinite(f.power.energyMwh))
        return l.words("Report", "Energy is part of the rent.");
    const double energyUsd = f.power.energyMwh * 1e3 * *s.power.usdPerKwh;
    return l
        .words("Report", "Energy is part of the rent. At %1 the %2 would cost %3, %4 of the rent; it is shown for "
                         "information and not added.")
        .arg(context.parameter("power.usd_per_kwh"), context.shown(Unit::MegawattHours, f.power.energyMwh),
             context.money(energyUsd), context.percent(energyUsd / f.cost.acceleratorsUsd));
}

} // namespace

DocumentSection costSection(const ReportContext &context)
{
    Numbering numbering(context.number(u"cost"_s), context.language());
    DocumentSection section = sectionStart(context, u"cost"_s, Subject::Money);
    const Breakdown breakdown = breakdownOf(context);
    Blocks blocks;
    blocks.push_back({LeadSentence{leadText(context, breakdown)}});
    blocks.push_back({partsChart(context, numbering, breakdown)});
    if (breakdown.isKnown()) {
        blocks.push_back({partsTable(context, numbering, breakdown)});
        Table left = unitCosts(context, numbering);
        Table right = commitmentTable(context, numbering);
        left.tight = right.tight = true;
        blocks.push_back({SideBySide{{{6, {{std::move(left)}}}, {6, {{std::move(right)}}}}}});
        blocks.push_back({Paragraph{energyText(context)}});
        Table prices = parameterTable(context, ParameterGroup::Prices);
        numbering.name(prices);
        prices.caption = context.language().words("Report", "Prices as entered or by default, US dollars.");
        prices.tight = true;
        blocks.push_back({std::move(prices)});
    }
    section.versions = {std::move(blocks)};
    return section;
}

} // namespace runcast::report
