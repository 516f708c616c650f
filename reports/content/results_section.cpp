// SPDX-License-Identifier: MIT
#include "reports/content/budget_sections.h"

#include "reports/content/section_start.h"
#include "reports/content/table_tools.h"
#include "reports/theme/theme.h"

#include <cmath>

using namespace Qt::StringLiterals;

namespace runcast::report {
namespace {

QString text(std::string_view key)
{
    return QString::fromUtf8(key.data(), qsizetype(key.size()));
}

QString unitText(Unit unit)
{
    const QString symbol = text(unitSymbol(unit));
    return symbol.isEmpty() ? QString(u'–') : symbol;
}

Cell parameterCell(const ReportContext &context, const Parameter &parameter, const ReportScenario &scenario)
{
    const Language &l = context.language();
    if (!isRelevant(parameter, scenario.scenario))
        return {secondary(l.words("Report", "not applicable"))};
    const Value value = parameter.get(scenario.scenario);
    const std::string *name = std::get_if<std::string>(&value);
    if (isMissing(value) || (name && name->empty()))
        return {secondary(l.words("Report", "not entered"))};
    if (const double *number = std::get_if<double>(&value))
        return {exactNumber(context.format, *number), {}, *number};
    if (parameter.kind == ValueKind::Date && name)
        return {text(*name)};
    return {context.format.parameter(parameter, value, context.catalog)};
}

Cell figureCell(const ReportContext &context, const Figure &figure, const ReportScenario &scenario)
{
    const double value = figure.get(scenario.outcome.forecast);
    if (!std::isfinite(value)) {
        const AbsenceReason reason =
            whyAbsent(figure, scenario.scenario, scenario.outcome, context.schema, context.format);
        // The reasons stand with the findings; the table says which of the three it is.
        if (reason.kind == Absence::NotComputed)
            return {secondary(context.language().words("Report", "could not be computed"))};
        return {secondary(absenceText(reason, context.language()))};
    }
    if (figure.unit == Unit::Date)
        return {context.format.date(value, DateForm::Iso), {}, value};
    return {exactNumber(context.format, value), {}, value};
}

template <typename CellOf>
void addRow(Table &table, const ReportContext &context, std::string_view key, const QString &name, Unit unit,
            CellOf cellOf)
{
    std::vector<Cell> cells{{text(key)}, {name}};
    for (const ReportScenario &scenario : context.request.scenarios) {
        cells.push_back(cellOf(scenario));
        if (context.request.kind != ReportKind::Comparison)
            break;
    }
    cells.push_back({unitText(unit)});
    table.rows.push_back(rowOf(std::move(cells)));
}

} // namespace

DocumentSection resultsSection(const ReportContext &context)
{
    const Language &l = context.language();
    const bool compares = context.request.kind == ReportKind::Comparison;
    Numbering numbering(context.number(u"results"_s), l);
    DocumentSection section = sectionStart(context, u"results"_s, Subject::Neutral, false);
    section.landscape = compares && context.request.scenarios.size() > 3;
    Table table;
    numbering.name(table);
    table.caption = l.words("Report", "Every input and every result, in base units, amounts in US dollars.");
    table.tight = true;
    table.small = section.landscape;
    table.columns = {textColumn(l.words("Report", "Key"), 0.3), textColumn(l.words("Report", "Name"), 0.3)};
    if (compares) {
        for (size_t i = 0; i < context.request.scenarios.size(); ++i) {
            TableColumn column = numberColumn({});
            column.head = Run{.text = QString(pageTheme().scenario(int(i)).letter), .medium = true, .scenario = int(i)};
            table.columns.push_back(column);
        }
    } else {
        table.columns.push_back(numberColumn(l.words("Report", "Value")));
    }
    table.columns.push_back(textColumn(l.words("Report", "Unit"), 0));
    for (const Parameter &parameter : context.schema.parameters) {
        addRow(table, context, parameter.key, title(parameter, l), parameter.unit,
               [&](const ReportScenario &scenario) { return parameterCell(context, parameter, scenario); });
    }
    for (const Figure &figure : context.schema.figures) {
        addRow(table, context, figure.key, title(figure, l), figure.unit,
               [&](const ReportScenario &scenario) { return figureCell(context, figure, scenario); });
    }
    section.versions = {{{std::move(table)}}};
    return section;
}

} // namespace runcast::report
