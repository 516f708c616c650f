// SPDX-License-Identifier: MIT
#include "app/commands/figure_table.h"

#include "core/scenario/edit.h"
#include "reports/content/absence.h"
#include "reports/content/odds.h"
#include "reports/format/text.h"

#include <cmath>

using namespace Qt::StringLiterals;

namespace runcast::cli {

namespace {

std::vector<Cell> figureRow(const Figure &figure, const Scenario &scenario, const Outcome &outcome,
                            const Session &session, const Format &format)
{
    const double value = figure.get(outcome.forecast);
    const Cell name = textCell(title(figure, session.language()));
    const Cell key = textCell(std::string(figure.key));
    const Cell unit{{}, QString::fromUtf8(unitSymbol(figure.unit))};
    if (std::isnan(value)) {
        const AbsenceReason reason = whyAbsent(figure, scenario, outcome, session.schema(), format);
        const QString words = reason.text.isEmpty() ? absenceText(reason, session.language()) : reason.text;
        return {name, {u"–"_s, {}}, unit, key, textCell(words), {}, {}, {}, {}};
    }
    const Quantity quantity = format.headline(figure, value);
    const Percentiles *range = percentilesOf(figure, outcome.forecast);
    const auto percentile = [range](double Percentiles::*p) { return range ? numberCell({}, range->*p) : Cell{}; };
    return {name,
            numberCell(quantity.number, value),
            {quantity.unit, unit.plain},
            key,
            {oddsText(figure, outcome.forecast, format), {}},
            percentile(&Percentiles::p10),
            percentile(&Percentiles::p50),
            percentile(&Percentiles::p80),
            percentile(&Percentiles::p90)};
}

} // namespace

Table figureTable(const Scenario &scenario, const Outcome &outcome, const Session &session)
{
    const Format format = session.formatFor(scenario);
    Table table({{u"title"_s, {}, Table::Align::Leading, Table::In::TextOnly},
                 {u"value"_s, {}, Table::Align::Trailing},
                 {u"unit"_s, {}},
                 {u"key"_s, {}},
                 {u"reason"_s, {}},
                 {u"p10"_s, {}, Table::Align::Trailing, Table::In::CsvOnly},
                 {u"p50"_s, {}, Table::Align::Trailing, Table::In::CsvOnly},
                 {u"p80"_s, {}, Table::Align::Trailing, Table::In::CsvOnly},
                 {u"p90"_s, {}, Table::Align::Trailing, Table::In::CsvOnly}});
    for (const Section section : sections()) {
        bool headed = false;
        for (const Figure &figure : session.schema().figures) {
            if (figure.section != section)
                continue;
            if (!std::exchange(headed, true))
                table.addHeading(title(section, session.language()));
            table.addRow(figureRow(figure, scenario, outcome, session, format));
        }
    }
    return table;
}

Table parameterTable(const Scenario &scenario, const Session &session)
{
    const Format format = session.formatFor(scenario);
    Table table({{u"title"_s, {}, Table::Align::Leading, Table::In::TextOnly},
                 {u"value"_s, {}, Table::Align::Trailing},
                 {u"unit"_s, {}},
                 {u"source"_s, {}},
                 {u"key"_s, {}}});
    for (const ParameterGroup group : parameterGroups()) {
        bool headed = false;
        for (const Parameter &parameter : session.schema().parameters) {
            if (parameter.group != group)
                continue;
            if (!std::exchange(headed, true))
                table.addHeading(title(group, session.language()));
            const Value value = parameter.get(scenario);
            const ParameterSource source = sourceOf(scenario, parameter, session.catalog());
            const Quantity shown = parameterQuantity(parameter, value, format, session.catalog());
            table.addRow({textCell(title(parameter, session.language())),
                          valueCell(shown.number, value),
                          {shown.unit, QString::fromUtf8(unitSymbol(parameter.unit))},
                          textCell(title(source.kind, session.language())),
                          textCell(std::string(parameter.key))});
        }
    }
    return table;
}

Quantity parameterQuantity(const Parameter &parameter, const Value &value, const Format &format, const Catalog &catalog)
{
    if (!std::holds_alternative<double>(value))
        return {format.parameter(parameter, value, catalog), {}};
    const FieldText text = format.editText(parameter, value);
    return {text.number, (text.scale + u' ' + text.unit).trimmed()};
}

void printFindings(const Scenario &scenario, const Outcome &outcome, Session &session)
{
    if (outcome.findings.empty())
        return;
    const Format format = session.formatFor(scenario);
    Table table({{{}, {}}, {{}, {}}, {{}, {}}});
    table.addHeading(session.text(RC_TEXT("CommandLine", "Findings")));
    for (const Finding &finding : outcome.findings) {
        table.addRow({textCell(title(finding.severity, session.language())), textCell(finding.parameter),
                      textCell(findingText(finding, session.schema(), format).whole())});
    }
    session.console().print(u'\n' + table.text());
}

} // namespace runcast::cli
