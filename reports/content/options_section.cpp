// SPDX-License-Identifier: MIT
#include "reports/content/budget_sections.h"

#include "reports/content/comparison_tables.h"
#include "reports/content/judgement.h"
#include "reports/content/section_start.h"
#include "reports/content/table_tools.h"
#include "reports/theme/theme.h"

#include <cmath>

using namespace Qt::StringLiterals;

namespace runcast::report {
namespace {

QString leadText(const ReportContext &context)
{
    const Language &l = context.language();
    const std::vector<size_t> order = ranking(context);
    const ReportScenario &first = context.request.scenarios[order.front()];
    const double cost = first.outcome.forecast.cost.totalUsd;
    if (!std::isfinite(cost))
        return l.words("Report", "No option has a cost that could be computed.");
    const QString name = context.name(first);
    if (brokenLimits(first.outcome.forecast) > 0)
        return l.words("Report", "No option for the same model keeps every limit. The cheapest is %1, at %2.")
            .arg(name, context.money(cost));
    if (order.front() == 0)
        return l
            .words("Report", "Of the options for the same model that keep every limit, the proposal is the "
                             "cheapest, at %1.")
            .arg(context.money(cost));
    const double more = context.forecast().cost.totalUsd - cost;
    if (!(more > 0))
        return l.words("Report", "The proposal breaks a limit; the cheapest option that keeps all is %1, at %2.")
            .arg(name, context.money(cost));
    return l
        .words("Report", "Of the options for the same model that keep every limit, %1 is the cheapest; the proposal "
                         "costs %2 more.")
        .arg(name, context.money(more));
}

// What decides between the options, above the inputs that make them.
void addOutcome(Table &table, const ReportContext &context)
{
    const Language &l = context.language();
    std::vector<double> totals;
    for (const ReportScenario &scenario : context.request.scenarios)
        totals.push_back(scenario.outcome.forecast.cost.totalUsd);
    const NumberColumn money(context.format, Unit::Usd, totals);
    std::vector<Cell> cost{{withUnit(l.words("Report", "Total cost"), money.unit())}};
    std::vector<Cell> change{{l.words("Report", "Change against the baseline")}};
    std::vector<Cell> finish{{l.words("Report", "Finish")}};
    std::vector<Cell> limits{{l.words("Report", "Limits")}};
    std::vector<Cell> why{{l.words("Report", "Main drawback")}};
    const double base = totals[size_t(context.request.baseline)];
    for (size_t i = 0; i < totals.size(); ++i) {
        const ReportScenario &scenario = context.request.scenarios[i];
        const Forecast &f = scenario.outcome.forecast;
        cost.push_back(money.cell(totals[i]));
        change.push_back({int(i) == context.request.baseline
                              ? QString(u'–')
                              : context.format.delta(Unit::Usd, Better::Lower, base, totals[i]).text()});
        finish.push_back({context.format.date(f.time.endDate, DateForm::Iso)});
        limits.push_back({standing(context, i)});
        const size_t against = i == 0 ? 1 : 0;
        why.push_back({drawback(context, scenario, context.request.scenarios[against],
                                pageTheme().scenario(int(against)).letter)});
    }
    std::vector<Row> outcome{rowOf(std::move(cost), RowKind::Chosen)};
    for (std::vector<Cell> *cells : {&change, &finish, &limits, &why})
        outcome.push_back(rowOf(std::move(*cells)));
    table.rows.insert(table.rows.begin(), outcome.begin(), outcome.end());
}

} // namespace

DocumentSection optionsSection(const ReportContext &context)
{
    const Language &l = context.language();
    Numbering numbering(context.number(u"options"_s), l);
    DocumentSection section = sectionStart(context, u"options"_s, Subject::Money, SectionBreak::FollowsWhole);
    section.landscape = context.request.scenarios.size() > 4;
    Table table = differingInputs(context, numbering, comparisonOf(context));
    table.columns.front().head = l.words("Report", "Rows that differ");
    addOutcome(table, context);
    for (size_t c = 1; c < table.columns.size(); ++c)
        table.columns[c].kind = ColumnKind::Number;
    section.versions = {{{LeadSentence{leadText(context)}}, {std::move(table)}}};
    return section;
}

} // namespace runcast::report
