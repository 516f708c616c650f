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

QString unitText(Unit unit, const Language &language)
{
    const std::string_view symbol = unitSymbol(unit);
    return symbol.empty() ? QString(u'–') : language.words("Units", symbol.data());
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

/// The table of everything, of one scenario or of several side by side.
class ResultsTable {
public:
    explicit ResultsTable(const ReportContext &context);

    template <typename CellOf> void add(std::string_view key, const QString &name, Unit unit, CellOf cellOf)
    {
        std::vector<Cell> cells;
        if (m_hasKey)
            cells.push_back({text(key)});
        cells.push_back({name});
        for (size_t i = 0; i < m_scenarioCount; ++i)
            cells.push_back(cellOf(m_context.request.scenarios[i]));
        cells.push_back({unitText(unit, m_context.language())});
        m_table.rows.push_back(rowOf(std::move(cells)));
    }
    Table take() { return std::move(m_table); }

private:
    const ReportContext &m_context;
    size_t m_scenarioCount;
    bool m_hasKey; // beside more than two scenarios there is no room for it; it stands in the data file
    Table m_table;
};

ResultsTable::ResultsTable(const ReportContext &context)
    : m_context(context),
      m_scenarioCount(context.request.kind == ReportKind::Comparison ? context.request.scenarios.size() : 1),
      m_hasKey(m_scenarioCount <= 2)
{
    const Language &l = context.language();
    m_table.caption = l.words("Report", "Every input and every result, in base units, amounts in US dollars.");
    m_table.tight = true;
    m_table.small = m_scenarioCount > 2;
    if (m_hasKey)
        m_table.columns.push_back(textColumn(l.words("Report", "Key"), 0.3));
    m_table.columns.push_back(textColumn(l.words("Report", "Name"), 0.3));
    for (size_t i = 0; i < m_scenarioCount; ++i) {
        TableColumn column = numberColumn(l.words("Report", "Value"));
        if (m_scenarioCount > 1)
            column.head = Run{.text = QString(pageTheme().scenario(int(i)).letter), .medium = true, .scenario = int(i)};
        m_table.columns.push_back(std::move(column));
    }
    m_table.columns.push_back(textColumn(l.words("Report", "Unit"), 0));
}

} // namespace

DocumentSection resultsSection(const ReportContext &context)
{
    const Language &l = context.language();
    Numbering numbering(context.number(u"results"_s), l);
    DocumentSection section = sectionStart(context, u"results"_s, Subject::Neutral, SectionBreak::Follows);
    section.landscape = context.request.kind == ReportKind::Comparison && context.request.scenarios.size() > 4;
    ResultsTable results(context);
    for (const Parameter &parameter : context.schema.parameters) {
        results.add(parameter.key, title(parameter, l), parameter.unit,
                    [&](const ReportScenario &scenario) { return parameterCell(context, parameter, scenario); });
    }
    for (const Figure &figure : context.schema.figures) {
        results.add(figure.key, title(figure, l), figure.unit,
                    [&](const ReportScenario &scenario) { return figureCell(context, figure, scenario); });
    }
    Table table = results.take();
    numbering.name(table);
    section.versions = {{{std::move(table)}}};
    return section;
}

} // namespace runcast::report
