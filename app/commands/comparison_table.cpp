// SPDX-License-Identifier: MIT
#include "app/commands/comparison_table.h"

#include "core/forecast/compare.h"
#include "reports/content/comparison_text.h"
#include "reports/format/text.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace runcast::cli {

namespace {

// Longer names would push the columns off the screen.
constexpr qsizetype longestHead = 28;

QString head(const std::string &name)
{
    const QString text = QString::fromStdString(name);
    return text.size() <= longestHead ? text : text.left(longestHead - 1) + u'…';
}

std::vector<Table::Column> columnsFor(const std::vector<ReportScenario> &scenarios, size_t baseline)
{
    std::vector<Table::Column> columns{{u"title"_s, {}, Table::Align::Leading, Table::In::TextOnly}, {u"unit"_s, {}}};
    for (size_t i = 0; i < scenarios.size(); ++i) {
        const QString name = QString::fromStdString(scenarios[i].scenario.name);
        columns.push_back({name, printable(head(scenarios[i].scenario.name)), Table::Align::Trailing});
        if (i != baseline)
            columns.push_back({{}, {}, Table::Align::Leading, Table::In::TextOnly});
    }
    columns.push_back({u"key"_s, {}});
    return columns;
}

std::vector<Cell> cellsOf(const ComparisonRow &row, const ComparisonText &text, size_t baseline)
{
    std::vector<Cell> cells{textCell(text.title), {text.unit, QString::fromUtf8(unitSymbol(row.unit()))}};
    for (size_t i = 0; i < row.values.size(); ++i) {
        cells.push_back(valueCell(text.values[qsizetype(i)], row.values[i]));
        if (i != baseline)
            cells.push_back(textCell(text.deltas[i].text()));
    }
    cells.push_back(textCell(std::string(row.key())));
    return cells;
}

} // namespace

Table comparisonTable(const std::vector<ReportScenario> &scenarios, size_t baseline, bool onlyDifferences,
                      const Session &session)
{
    const Format format = session.formatFor(scenarios[baseline].scenario);
    std::vector<ComparedScenario> compared;
    compared.reserve(scenarios.size());
    for (const ReportScenario &scenario : scenarios)
        compared.push_back({&scenario.scenario, &scenario.outcome.forecast});
    const Comparison comparison = compare(compared, session.schema());
    Table table(columnsFor(scenarios, baseline));
    for (const Section section : sections()) {
        bool headed = false;
        for (const ComparisonRow &row : comparison.figures) {
            if (row.figure->section != section)
                continue;
            const ComparisonText text = comparisonText(row, baseline, format, session.catalog());
            if (onlyDifferences && !text.showsDifference)
                continue;
            if (!std::exchange(headed, true))
                table.addHeading(title(section, session.language()));
            table.addRow(cellsOf(row, text, baseline));
        }
    }
    bool headed = false;
    for (const ComparisonRow &row : comparison.parameters) {
        const ComparisonText text = comparisonText(row, baseline, format, session.catalog());
        if (!text.showsDifference)
            continue;
        if (!std::exchange(headed, true))
            table.addHeading(session.text(RC_TEXT("CommandLine", "Inputs that differ")));
        table.addRow(cellsOf(row, text, baseline));
    }
    return table;
}

} // namespace runcast::cli
