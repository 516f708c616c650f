// SPDX-License-Identifier: MIT
#include "reports/content/comparison_tables.h"

#include "reports/content/comparison_text.h"
#include "reports/content/judgement.h"
#include "reports/content/table_tools.h"
#include "reports/theme/theme.h"

#include <algorithm>
#include <cmath>
#include <numeric>

using namespace Qt::StringLiterals;

namespace runcast::report {
namespace {

constexpr qsizetype longestHead = 28;

std::vector<TableColumn> columnsOf(const ReportContext &context, const QString &first)
{
    std::vector<TableColumn> columns{textColumn(first, 1)};
    for (size_t i = 0; i < context.request.scenarios.size(); ++i) {
        TableColumn column = numberColumn({}, 0.6);
        column.head = scenarioHead(context, i);
        columns.push_back(column);
    }
    return columns;
}

QString nameWithUnit(const ComparisonText &text)
{
    return withUnit(text.title, text.unit);
}

} // namespace

Comparison comparisonOf(const ReportContext &context)
{
    std::vector<ComparedScenario> compared;
    for (const ReportScenario &scenario : context.request.scenarios)
        compared.push_back({&scenario.scenario, &scenario.outcome.forecast});
    return compare(compared, context.schema);
}

RichText scenarioHead(const ReportContext &context, size_t index, bool withName)
{
    RichText head = Run{.text = QString(pageTheme().scenario(int(index)).letter), .medium = true,
                        .scenario = int(index)};
    if (!withName)
        return head;
    QString name = int(index) == context.request.baseline ? context.language().words("Report", "baseline")
                                                          : context.name(context.request.scenarios[index]);
    if (name.size() > longestHead)
        name = name.first(longestHead).trimmed() + u'…';
    return head + RichText(u"  "_s + name);
}

Table differingInputs(const ReportContext &context, Numbering &numbering, const Comparison &comparison)
{
    const Language &l = context.language();
    Table table;
    numbering.name(table);
    table.columns = columnsOf(context, l.words("Report", "Input"));
    table.tight = true;
    int equal = 0;
    const auto baseline = size_t(context.request.baseline);
    for (const ComparisonRow &row : comparison.parameters) {
        const ComparisonText text = comparisonText(row, baseline, context.format, context.catalog);
        if (!row.differs || !text.showsDifference) {
            ++equal;
            continue;
        }
        std::vector<Cell> cells{{nameWithUnit(text)}};
        for (qsizetype i = 0; i < text.values.size(); ++i) {
            const bool differs = text.values[i] != text.values[qsizetype(baseline)];
            const std::vector<double> numbers = row.numbers();
            cells.push_back({differs ? medium(text.values[i]) : RichText(text.values[i]), {}, numbers[size_t(i)]});
        }
        table.rows.push_back(rowOf(std::move(cells)));
    }
    table.caption = l.words("Report", "Inputs that differ. Medium weight: differs from %1, the baseline.")
                        .arg(pageTheme().scenario(context.request.baseline).letter);
    if (equal > 0)
        table.caption += RichText(u' ' + l.words("Report", "%Ln equal input(s) stand(s) among the full results.", nullptr, equal));
    return table;
}

Table comparedResults(const ReportContext &context, Numbering &numbering, const Comparison &comparison)
{
    const Language &l = context.language();
    Table table;
    numbering.name(table);
    table.caption = l.words("Report", "Results that differ, %1, nominal. Below each value its change against the "
                                      "baseline; best: the lowest or highest of the row, where one is better.")
                        .arg(context.format.currencyCode());
    table.columns = columnsOf(context, l.words("Report", "Result"));
    table.tight = true;
    const auto baseline = size_t(context.request.baseline);
    for (const ComparisonRow &row : comparison.figures) {
        const ComparisonText text = comparisonText(row, baseline, context.format, context.catalog);
        if (!row.differs || !text.showsDifference)
            continue;
        std::vector<Cell> cells{{nameWithUnit(text)}};
        const std::vector<double> numbers = row.numbers();
        for (size_t i = 0; i < numbers.size(); ++i) {
            Cell cell{RichText(text.values[qsizetype(i)]), {}, numbers[i]};
            if (text.best == i)
                cell.text = bestText(row.figure->better == Better::Lower, l) + RichText(u"  "_s) + cell.text;
            if (i != baseline)
                cell.note = text.deltas[i].text();
            cells.push_back(std::move(cell));
        }
        table.rows.push_back(rowOf(std::move(cells), row.figure->headline ? RowKind::Chosen : RowKind::Normal));
    }
    return table;
}

int brokenLimits(const Forecast &forecast)
{
    return int(forecast.target.budgetMarginUsd < 0) + int(forecast.target.daysMargin < 0)
           + int(forecast.target.powerMarginMw < 0) + int(memoryVerdict(forecast) == Verdict::DoesNotFit);
}

std::vector<size_t> ranking(const ReportContext &context)
{
    std::vector<size_t> order(context.request.scenarios.size());
    std::iota(order.begin(), order.end(), size_t(0));
    std::stable_sort(order.begin(), order.end(), [&](size_t a, size_t b) {
        const Forecast &first = context.request.scenarios[a].outcome.forecast;
        const Forecast &second = context.request.scenarios[b].outcome.forecast;
        const bool knownFirst = std::isfinite(first.cost.totalUsd);
        const bool knownSecond = std::isfinite(second.cost.totalUsd);
        if (knownFirst != knownSecond)
            return knownFirst;
        const bool keepsFirst = brokenLimits(first) == 0;
        const bool keepsSecond = brokenLimits(second) == 0;
        if (keepsFirst != keepsSecond)
            return keepsFirst;
        return first.cost.totalUsd < second.cost.totalUsd;
    });
    return order;
}

} // namespace runcast::report
