// SPDX-License-Identifier: MIT
#include "reports/content/parameter_table.h"

#include "reports/content/table_tools.h"

#include <cmath>

namespace runcast::report {
namespace {

// Of the many details of a model's shape only its sizes: the rest stands among the full results.
bool isTelling(const Parameter &parameter, const Value &value)
{
    if (!parameter.detail || parameter.group != ParameterGroup::Model)
        return true;
    const double *number = std::get_if<double>(&value);
    return number && *number != 0;
}

} // namespace

Table parameterTable(const ReportContext &context, ParameterGroup group)
{
    const Language &l = context.language();
    Table table;
    table.columns = {textColumn(title(group, l), 1), numberColumn(l.words("Report", "Value"), 0)};
    for (const Parameter &parameter : context.schema.parameters) {
        if (parameter.group != group || !isRelevant(parameter, context.scenario()))
            continue;
        const Value value = parameter.get(context.scenario());
        if ((isMissing(value) && parameter.canBeMissing) || !isTelling(parameter, value))
            continue;
        const std::string *text = std::get_if<std::string>(&value);
        if (text && text->empty())
            continue;
        table.rows.push_back(rowOf({{title(parameter, l)}, {context.parameter(parameter.key)}}));
    }
    return table;
}

Table figureTable(const ReportContext &context, Section section)
{
    const Language &l = context.language();
    Table table;
    table.columns = {textColumn(title(section, l), 1), numberColumn(l.words("Report", "Value"), 0)};
    for (const Figure &figure : context.schema.figures) {
        const double value = figure.get(context.forecast());
        if (figure.section == section && std::isfinite(value))
            table.rows.push_back(rowOf({{title(figure, l)}, {context.format.figure(figure, value), {}, value}}));
    }
    return table;
}

} // namespace runcast::report
