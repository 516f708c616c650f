// SPDX-License-Identifier: MIT
#include "reports/content/budget_sections.h"

#include "core/scenario/edit.h"
#include "reports/charts/chart.h"
#include "reports/content/ask.h"
#include "reports/content/judgement.h"
#include "reports/content/losses.h"
#include "reports/content/odds.h"
#include "reports/content/section_start.h"
#include "reports/content/table_tools.h"

#include <cmath>

using namespace Qt::StringLiterals;

namespace runcast::report {
namespace {

constexpr double hoursPerDay = 24;

/// A stretch of the calendar.
struct TimePart {
    QString name;
    double days = 0;
    bool isLoss = false;
};

std::vector<TimePart> timeParts(const ReportContext &context)
{
    const Language &l = context.language();
    const Forecast &f = context.forecast();
    std::vector<TimePart> parts = {{l.words("Report", "Pure computing"), f.time.idealDays, false}};
    for (const Loss &loss : losses(f, context.schema, l))
        parts.push_back({loss.name, loss.hours / hoursPerDay, true});
    return parts;
}

QString leadText(const ReportContext &context)
{
    const Language &l = context.language();
    const TimeFigures &time = context.forecast().time;
    if (!std::isfinite(time.wallClockDays))
        return l.words("Report", "The calendar time of the run: %1.").arg(context.figure("time.wall_clock_days"));
    QString text = l.words("Report", "The main run needs %1 of pure computing and %2 on the calendar.")
                       .arg(context.shown(Unit::Days, time.idealDays), context.shown(Unit::Days, time.wallClockDays));
    if (std::isfinite(time.endDate)) {
        text += u' ' + l.words("Report", "It is estimated to finish on %1.")
                           .arg(context.format.date(time.endDate, DateForm::Long));
    } else {
        text += u' ' + l.words("Report", "No start date is entered, so there is no finish date.");
    }
    return text;
}

Tile tileOf(const ReportContext &context, std::string_view key, const QString &basis)
{
    const Figure *figure = context.schema.figure(key);
    if (!figure)
        return {};
    const Quantity shown = context.format.headline(*figure, figure->get(context.forecast()));
    return {title(*figure, context.language()), shown.number, shown.unit, {}, basis};
}

Tiles tiles(const ReportContext &context)
{
    const Language &l = context.language();
    const bool assumed = context.scenario().schedule.utilisationMode == UtilisationMode::Assumed;
    Tiles tiles;
    tiles.tiles = {
        tileOf(context, "compute.training_flop", context.parameter("training.flop_counting")),
        tileOf(context, "time.mfu",
               assumed ? l.words("Report", "assumed, of the dense peak")
                       : l.words("Report", "predicted, of the dense peak")),
        tileOf(context, "time.ideal_accelerator_hours", l.words("Report", "pure computing, nothing lost")),
        tileOf(context, "time.goodput_fraction", l.words("Report", "pure computing over calendar time")),
    };
    std::erase_if(tiles.tiles, [](const Tile &tile) { return tile.label.isEmpty(); });
    return tiles;
}

Drawing waterfall(const ReportContext &context, Numbering &numbering)
{
    const Language &l = context.language();
    const TimeFigures &time = context.forecast().time;
    const double lostDays = time.wallClockDays - time.idealDays;
    Chart chart;
    chart.title = lostDays > 0
                      ? l.words("Report", "Checkpoints and failures add %1 to %2 of computing")
                            .arg(context.shown(Unit::Days, lostDays), context.shown(Unit::Days, time.idealDays))
                      : l.words("Report", "Nothing is lost: neither failures nor checkpoints are assumed");
    chart.subtitle = l.words("Report", "Days of the main run");
    BridgeChart bridge;
    for (const TimePart &part : timeParts(context)) {
        bridge.steps.append({.label = part.name,
                             .value = part.days,
                             .total = !part.isLoss,
                             .color = part.isLoss ? Subject::Failure : Subject::Compute});
    }
    bridge.steps.append({.label = l.words("Report", "Calendar time"),
                         .value = time.wallClockDays,
                         .total = true,
                         .color = Subject::Compute});
    bridge.axis.scale = context.format.scaleFor(Unit::Days, std::span(&time.wallClockDays, 1));
    chart.body = bridge;
    Drawing drawing = chartDrawing(context, numbering, chart, 64,
                                   l.words("Report", "From pure computing to calendar time, days, main run.") + u' ' +
                                       context.sourceNote({"time.wall_clock_days"}));
    if (!std::isfinite(time.wallClockDays))
        drawing.reason = context.figure("time.wall_clock_days");
    return drawing;
}

Table whereTimeGoes(const ReportContext &context, Numbering &numbering)
{
    const Language &l = context.language();
    const Scenario &s = context.scenario();
    const double total = context.forecast().time.wallClockDays;
    const double paidFor = s.cluster.accelerators + s.reliability.spareAccelerators;
    const std::vector<TimePart> parts = timeParts(context);
    std::vector<double> days, hours, shares;
    for (const TimePart &part : parts) {
        days.push_back(part.days);
        hours.push_back(part.days * hoursPerDay * paidFor);
        shares.push_back(part.days / total);
    }
    const double totalHours = total * hoursPerDay * paidFor;
    const NumberColumn dayColumn(context.format, Unit::Days, std::span(&total, 1));
    const NumberColumn shareColumn(context.format, Unit::Fraction, std::span(shares));
    const NumberColumn hourColumn(context.format, Unit::Hours, std::span(&totalHours, 1));
    Table table;
    numbering.name(table);
    table.caption = l.words("Report", "Where the time goes, main run, single estimate.");
    table.columns = {textColumn(l.words("Report", "Part"), 1), numberColumn(l.words("Report", "Days"), 0.3),
                     numberColumn(withUnit(l.words("Report", "Share"), shareColumn.unit()), 0.3),
                     numberColumn(withUnit(l.words("Report", "Paid"), hourColumn.unit()), 0.3)};
    for (size_t i = 0; i < parts.size(); ++i) {
        table.rows.push_back(
            rowOf({{parts[i].name}, dayColumn.cell(days[i]), shareColumn.cell(shares[i]), hourColumn.cell(hours[i])}));
    }
    table.rows.push_back(rowOf({{l.words("Report", "Calendar time")},
                                dayColumn.cell(total),
                                shareColumn.cell(total > 0 ? 1 : notComputed),
                                hourColumn.cell(totalHours)},
                               RowKind::Total));
    table.note = roundingNote(dayColumn.roundsAway(days, total) || shareColumn.roundsAway(shares, 1) ||
                                  hourColumn.roundsAway(hours, totalHours),
                              l);
    return table;
}

Table finishTable(const ReportContext &context, Numbering &numbering)
{
    const Language &l = context.language();
    const Scenario &s = context.scenario();
    const Forecast &f = context.forecast();
    const QString none = l.words("Report", "not entered");
    Table table;
    numbering.name(table);
    table.caption = l.words("Report", "Start and finish of the main run.");
    table.columns = {textColumn(l.words("Report", "Date"), 1), numberColumn(l.words("Report", "Value"), 0)};
    const auto date = [&](const std::string &iso) {
        return iso.empty() ? none : context.format.isoDate(iso, DateForm::Iso);
    };
    table.rows.push_back(rowOf({{l.words("Report", "Start")}, {date(s.schedule.startDate)}}));
    table.rows.push_back(rowOf({{l.words("Report", "Finish")},
                                {std::isfinite(f.time.endDate) ? context.format.date(f.time.endDate, DateForm::Iso)
                                                               : context.figure("time.end_date")}},
                               RowKind::Chosen));
    if (std::isfinite(f.odds.endDate.p80)) {
        const auto day = [&](double days) { return context.format.date(days, DateForm::Iso); };
        table.rows.push_back(rowOf({{l.words("Report", "Finish, P10 of failures")}, {day(f.odds.endDate.p10)}}));
        table.rows.push_back(rowOf({{l.words("Report", "Finish, P80")}, {day(f.odds.endDate.p80)}}));
        table.rows.push_back(rowOf({{l.words("Report", "Finish, P90")}, {day(f.odds.endDate.p90)}}));
    }
    table.rows.push_back(rowOf({{l.words("Report", "Deadline")}, {date(s.target.endDate)}}));
    if (std::isfinite(f.target.daysMargin)) {
        const Verdict verdict = f.target.daysMargin < 0 ? Verdict::MissesDate : Verdict::MeetsDate;
        table.rows.push_back(rowOf({{l.words("Report", "Margin")}, {context.shown(Unit::Days, f.target.daysMargin)}}));
        table.rows.push_back(rowOf({{l.words("Report", "Verdict")}, {verdictText(verdict, l)}}));
        if (std::isfinite(f.target.probabilityOnTime))
            table.rows.push_back(
                rowOf({{l.words("Report", "Odds of the deadline")}, {context.percent(f.target.probabilityOnTime)}}));
    }
    return table;
}

QString utilisationText(const ReportContext &context)
{
    const Language &l = context.language();
    const Scenario &s = context.scenario();
    const TimeFigures &time = context.forecast().time;
    QString text;
    if (s.schedule.utilisationMode == UtilisationMode::Assumed) {
        const Parameter *mfu = context.schema.parameter("schedule.mfu");
        const ParameterSource source = mfu ? sourceOf(s, *mfu, context.catalog) : ParameterSource{};
        const QString from =
            source.text.empty() ? l.words("Report", "no source is given") : l.words("Sources", source.text.c_str());
        text = l.words("Report", "It is assumed to be %1 (%2: %3).")
                   .arg(context.parameter("schedule.mfu"), title(source.kind, l), from);
        if (std::isfinite(time.predictedMfu)) {
            text += u' ' + l.words("Report", "The model of step time predicts %1 for this layout; it is not used.")
                               .arg(context.percent(time.predictedMfu));
        }
    } else {
        text = l.words("Report", "It is predicted to be %1 by the model of step time for this layout.")
                   .arg(context.percent(time.predictedMfu));
    }
    text += u' ' + l.words("Report", "The percentage is of the dense peak of %1 in %2 and counts operations as: %3.")
                       .arg(acceleratorName(context, s), context.parameter("training.precision"),
                            context.parameter("training.flop_counting"));
    return text;
}

} // namespace

DocumentSection timeSection(const ReportContext &context)
{
    const Language &l = context.language();
    Numbering numbering(context.number(u"time"_s), l);
    DocumentSection section = sectionStart(context, u"time"_s, Subject::Compute);
    Blocks blocks;
    blocks.push_back({LeadSentence{leadText(context)}});
    blocks.push_back({tiles(context)});
    blocks.push_back({waterfall(context, numbering)});
    if (std::isfinite(context.forecast().time.wallClockDays)) {
        Table left = whereTimeGoes(context, numbering);
        Table right = finishTable(context, numbering);
        blocks.push_back({SideBySide{{{7, {{std::move(left)}}}, {5, {{std::move(right)}}}}}});
    }
    blocks.push_back({GroupHeading{l.words("Report", "How the utilisation was set")}});
    blocks.push_back({Paragraph{utilisationText(context)}});
    section.versions = {std::move(blocks)};
    return section;
}

} // namespace runcast::report
