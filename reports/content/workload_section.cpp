// SPDX-License-Identifier: MIT
#include "reports/content/budget_sections.h"

#include "reports/content/parameter_table.h"
#include "reports/content/section_start.h"
#include "reports/content/table_tools.h"

#include <cmath>

using namespace Qt::StringLiterals;

namespace runcast::report {
namespace {

QString leadText(const ReportContext &context)
{
    const Language &l = context.language();
    const double hours = context.forecast().time.acceleratorHours;
    if (!std::isfinite(hours))
        return l.words("Report", "The accelerator time of the run: %1.").arg(context.figure("time.accelerator_hours"));
    QString text = l.words("Report", "One run over %1 takes %2 of accelerator time.")
                       .arg(context.parameter("training.tokens"), context.shown(Unit::Hours, hours));
    const double share = context.scenario().schedule.overheadComputeFraction;
    if (share > 0) {
        text += u' ' + l.words("Report", "Overhead compute beside it adds %1, which is %2.")
                           .arg(context.shown(Unit::Hours, hours * share), context.percent(share));
    }
    return text;
}

// One row for the main run, one for what runs beside it, and their sum.
Table runsTable(const ReportContext &context, Numbering &numbering)
{
    const Language &l = context.language();
    const Forecast &f = context.forecast();
    const double share = context.scenario().schedule.overheadComputeFraction;
    const double mainUsd = f.cost.acceleratorsUsd + f.cost.energyUsd;
    const double hours[] = {f.time.acceleratorHours, f.time.acceleratorHours * share,
                            f.time.acceleratorHours * (1 + share)};
    const double money[] = {mainUsd, f.cost.overheadComputeUsd, mainUsd + f.cost.overheadComputeUsd};
    const double flop[] = {f.compute.trainingFlop, f.compute.trainingFlop * share,
                           f.compute.trainingFlop * (1 + share)};
    const NumberColumn hourColumn(context.format, Unit::Hours, hours);
    const NumberColumn moneyColumn(context.format, Unit::Usd, money);
    const NumberColumn flopColumn(context.format, Unit::Flop, flop);
    Table table;
    numbering.name(table);
    table.caption =
        l.words("Report", "Runs, compute, paid accelerator time and its cost. Overhead compute is priced as "
                          "a share of the main run.") +
        u' ' + context.sourceNote({"time.accelerator_hours", "cost.overhead_compute_usd"});
    table.columns = {textColumn(l.words("Report", "Run")), numberColumn(l.words("Report", "Tokens")),
                     numberColumn(withUnit(l.words("Report", "Compute"), flopColumn.unit())),
                     numberColumn(withUnit(l.words("Report", "Paid"), hourColumn.unit())),
                     numberColumn(withUnit(l.words("Report", "Cost"), moneyColumn.unit()))};
    const auto row = [&](const QString &name, const QString &tokens, size_t i, RowKind kind = RowKind::Normal) {
        return rowOf(
            {{name}, {tokens}, flopColumn.cell(flop[i]), hourColumn.cell(hours[i]), moneyColumn.cell(money[i])}, kind);
    };
    table.rows.push_back(row(l.words("Report", "Main run"), context.parameter("training.tokens"), 0));
    if (share > 0) {
        table.rows.push_back(row(l.words("Report", "Overhead compute, %1").arg(context.percent(share)),
                                 l.words("Report", "not applicable"), 1));
        table.rows.push_back(row(l.words("Report", "Total"), {}, 2, RowKind::Total));
        table.note = roundingNote(moneyColumn.roundsAway(std::span(money).first<2>(), money[2]) ||
                                      hourColumn.roundsAway(std::span(hours).first<2>(), hours[2]) ||
                                      flopColumn.roundsAway(std::span(flop).first<2>(), flop[2]),
                                  l);
    }
    return table;
}

} // namespace

DocumentSection workloadSection(const ReportContext &context)
{
    Numbering numbering(context.number(u"workload"_s), context.language());
    DocumentSection section = sectionStart(context, u"workload"_s, Subject::Compute, SectionBreak::Follows);
    Table model = parameterTable(context, ParameterGroup::Model);
    Table data = parameterTable(context, ParameterGroup::Data);
    model.tight = data.tight = true;
    section.versions = {{{LeadSentence{leadText(context)}},
                         {SideBySide{{{6, {{std::move(model)}}}, {6, {{std::move(data)}}}}}},
                         {runsTable(context, numbering)}}};
    return section;
}

} // namespace runcast::report
