// SPDX-License-Identifier: MIT
#include "reports/content/reliability_tables.h"

#include "core/reliability/spares.h"
#include "reports/content/odds.h"
#include "reports/content/table_tools.h"
#include "reports/content/verdict.h"

#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace runcast::report {
namespace {

constexpr double hoursPerDay = 24;

} // namespace

QString oddsSentence(const ReportContext &context)
{
    const Language &l = context.language();
    const Forecast &f = context.forecast();
    const OddsFigures &odds = f.odds;
    if (!std::isfinite(odds.wallClockDays.p80))
        return {};
    QString text = std::isfinite(odds.endDate.p80)
                       ? l.words("Report", "In 80 of 100 cases failures let the run finish by %1, in 90 by %2.")
                             .arg(context.format.date(odds.endDate.p80, DateForm::Long),
                                  context.format.date(odds.endDate.p90, DateForm::Long))
                       : l.words("Report", "In 80 of 100 cases failures leave the run within %1, in 90 within %2.")
                             .arg(context.shown(Unit::Days, odds.wallClockDays.p80),
                                  context.shown(Unit::Days, odds.wallClockDays.p90));
    text +=
        u' ' + l.words("Report", "From P10 to P90 the run’s own chance is %1 wide, not knowing the failure rate %2.")
                   .arg(context.shown(Unit::Days, odds.chanceBandDays), context.shown(Unit::Days, odds.rateBandDays));
    if (std::isfinite(f.target.probabilityOnTime))
        text += u' ' + l.words("Report", "The deadline is met with a probability of %1.")
                           .arg(context.percent(f.target.probabilityOnTime));
    if (std::isfinite(f.target.probabilityInBudget))
        text += u' ' + l.words("Report", "The budget is kept with a probability of %1.")
                           .arg(context.percent(f.target.probabilityInBudget));
    return text;
}

Table oddsTable(const ReportContext &context, Numbering &numbering)
{
    const Language &l = context.language();
    Table table;
    numbering.name(table);
    table.caption =
        l.words("Report", "Odds by failures alone: the run’s own chance and the unknown rate; all else is as "
                          "entered, contingency included.");
    table.columns = {textColumn(l.words("Report", "Figure"), 1)};
    for (const char *name : {"P10", "P50", "P80", "P90"})
        table.columns.push_back(numberColumn(QString::fromLatin1(name), 0.25));
    for (const Figure &figure : context.schema.figures) {
        const Percentiles *range = percentilesOf(figure, context.forecast());
        if (!range)
            continue;
        const std::array values = {range->p10, range->p50, range->p80, range->p90};
        const NumberColumn column(context.format, figure.unit, values);
        std::vector<Cell> cells{{withUnit(title(figure, l), figure.unit == Unit::Date ? QString() : column.unit())}};
        for (const double value : values) {
            cells.push_back(figure.unit == Unit::Date
                                ? Cell{.text = RichText(context.format.date(value, DateForm::Iso)), .number = value}
                                : column.cell(value));
        }
        table.rows.push_back(rowOf(std::move(cells)));
    }
    return table;
}

Table sparesTable(const ReportContext &context, Numbering &numbering)
{
    const Language &l = context.language();
    const Scenario &s = context.scenario();
    const double each = s.reliability.blastRadiusAccelerators, dispersion = s.reliability.countDispersion;
    const double planned = std::floor(s.reliability.spareAccelerators / each);
    const auto count = [&](double value) {
        return Cell{.text = RichText(context.format.number(value)), .number = value};
    };
    Table table;
    numbering.name(table);
    table.caption =
        l.words("Report", "Units out of service at once, of %1 with %2 accelerators each, and the planned spares. "
                          "Clustered: variance %3 times the mean.")
            .arg(context.format.number(std::ceil(s.cluster.accelerators / each)), context.format.number(each),
                 context.format.number(dispersion, 1));
    table.columns = {
        numberColumn(l.words("Report", "Repair, hours"), 0.2), numberColumn(l.words("Report", "Out, mean"), 0.2),
        numberColumn(l.words("Report", "Poisson P99"), 0.2),   numberColumn(l.words("Report", "Clustered P95"), 0.2),
        numberColumn(l.words("Report", "Clustered P99"), 0.2), numberColumn(l.words("Report", "Planned"), 0.2),
        textColumn(l.words("Report", "Verdict"), 0.3)};
    for (const double factor : {0.5, 1.0, 2.0}) {
        const double mean = context.forecast().failure.downAtOnce / each * factor;
        const double p95 = sparesForTarget(mean, dispersion, 0.95), p99 = sparesForTarget(mean, dispersion, 0.99);
        const Verdict verdict = planned >= p99 ? Verdict::Fits : planned >= p95 ? Verdict::Tight : Verdict::DoesNotFit;
        table.rows.push_back(
            rowOf({count(s.reliability.repairHours * factor),
                   {.text = RichText(context.format.number(mean, 1)), .number = mean},
                   count(sparesForTarget(mean, 1, 0.99)),
                   count(p95),
                   count(p99),
                   count(planned),
                   planned > 0 ? Cell{verdictText(verdict, l)} : Cell{RichText(l.words("Report", "none planned"))}},
                  factor == 1 ? RowKind::Chosen : RowKind::Normal));
    }
    return table;
}

} // namespace runcast::report
