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

int tier(const ReportContext &context, size_t index)
{
    const Forecast &f = context.request.scenarios[index].outcome.forecast;
    if (!std::isfinite(f.cost.totalUsd))
        return 3;
    if (!hasSamePurpose(context, index))
        return 2;
    return brokenLimits(f) > 0 ? 1 : 0;
}

// The best of those that can be compared, if it reads as the best.
std::optional<size_t> bestOf(const ReportContext &context, const ComparisonRow &row, const ComparisonText &text)
{
    if (row.figure->better == Better::Neither)
        return {};
    const std::vector<double> numbers = row.numbers();
    std::optional<size_t> best;
    int compared = 0;
    for (size_t i = 0; i < numbers.size(); ++i) {
        if (!hasSamePurpose(context, i) || !std::isfinite(numbers[i]))
            continue;
        ++compared;
        const bool wins =
            !best || (row.figure->better == Better::Lower ? numbers[i] < numbers[*best] : numbers[i] > numbers[*best]);
        if (wins)
            best = i;
    }
    for (size_t i = 0; best && i < numbers.size(); ++i) {
        if (i != *best && hasSamePurpose(context, i) && text.values[qsizetype(i)] == text.values[qsizetype(*best)])
            return {};
    }
    return compared > 1 ? best : std::nullopt;
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
    RichText head =
        Run{.text = QString(pageTheme().scenario(int(index)).letter), .medium = true, .scenario = int(index)};
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
        table.caption +=
            RichText(u' ' + l.words("Report", "%Ln equal input(s) stand(s) among the full results.", nullptr, equal));
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
    QStringList others;
    for (size_t i = 0; i < context.request.scenarios.size(); ++i) {
        if (!hasSamePurpose(context, i))
            others += QString(pageTheme().scenario(int(i)).letter);
    }
    if (!others.isEmpty()) {
        table.caption += RichText(QString(u' '));
        table.caption += Run{
            .text = l.words("Report", "not to be compared: another model or other data (%1).").arg(others.join(u", ")),
            .tone = Tone::Secondary,
            .mark = Mark::NotEqual};
    }
    table.columns = columnsOf(context, l.words("Report", "Result"));
    table.tight = true;
    const auto baseline = size_t(context.request.baseline);
    for (const ComparisonRow &row : comparison.figures) {
        const ComparisonText text = comparisonText(row, baseline, context.format, context.catalog);
        if (!row.differs || !text.showsDifference)
            continue;
        std::vector<Cell> cells{{nameWithUnit(text)}};
        const std::vector<double> numbers = row.numbers();
        const std::optional<size_t> best = bestOf(context, row, text);
        for (size_t i = 0; i < numbers.size(); ++i) {
            Cell cell{RichText(text.values[qsizetype(i)]), {}, numbers[i]};
            if (best == i)
                cell.text = bestText(row.figure->better == Better::Lower, l) + RichText(u"  "_s) + cell.text;
            else if (!hasSamePurpose(context, i) && row.figure->better != Better::Neither)
                cell.text = RichText(Run{.text = {}, .tone = Tone::Secondary, .mark = Mark::NotEqual}) + cell.text;
            if (i != baseline && text.deltas[i].direction != 0)
                cell.note = text.deltas[i].text();
            cells.push_back(std::move(cell));
        }
        table.rows.push_back(rowOf(std::move(cells), row.figure->headline ? RowKind::Chosen : RowKind::Normal));
    }
    return table;
}

bool hasSamePurpose(const ReportContext &context, size_t index)
{
    constexpr double tolerance = 0.005;
    const ReportScenario &scenario = context.request.scenarios[index];
    const ReportScenario &baseline = context.baseline();
    const auto same = [](double a, double b) { return !(std::fabs(a - b) > tolerance * std::fabs(b)); };
    return same(scenario.outcome.forecast.compute.totalParameters, baseline.outcome.forecast.compute.totalParameters) &&
           same(scenario.scenario.training.tokens.value_or(0), baseline.scenario.training.tokens.value_or(0));
}

RichText standing(const ReportContext &context, size_t index)
{
    const Language &l = context.language();
    const Forecast &f = context.request.scenarios[index].outcome.forecast;
    if (!hasSamePurpose(context, index))
        return Run{.text = l.words("Report", "another model"), .tone = Tone::Secondary, .mark = Mark::NotEqual};
    if (!std::isfinite(f.cost.totalUsd))
        return secondary(l.words("Report", "not known"));
    const int broken = brokenLimits(f);
    if (broken > 0)
        return Run{.text = l.words("Report", "%Ln broken", nullptr, broken),
                   .medium = true,
                   .tone = Tone::Worse,
                   .mark = Mark::Cross};
    return Run{.text = l.words("Report", "kept"), .medium = true, .tone = Tone::Better, .mark = Mark::Check};
}

int brokenLimits(const Forecast &forecast)
{
    return int(forecast.target.budgetMarginUsd < 0) + int(forecast.target.daysMargin < 0) +
           int(forecast.target.powerMarginMw < 0) + int(memoryVerdict(forecast) == Verdict::DoesNotFit);
}

std::vector<size_t> ranking(const ReportContext &context)
{
    std::vector<size_t> order(context.request.scenarios.size());
    std::iota(order.begin(), order.end(), size_t(0));
    std::stable_sort(order.begin(), order.end(), [&](size_t a, size_t b) {
        const Forecast &first = context.request.scenarios[a].outcome.forecast;
        const Forecast &second = context.request.scenarios[b].outcome.forecast;
        if (tier(context, a) != tier(context, b))
            return tier(context, a) < tier(context, b);
        return first.cost.totalUsd < second.cost.totalUsd;
    });
    return order;
}

} // namespace runcast::report
