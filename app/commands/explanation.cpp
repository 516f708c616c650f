// SPDX-License-Identifier: MIT
#include "app/commands/explanation.h"

#include "app/commands/figure_table.h"
#include "core/forecast/explain.h"
#include "reports/content/absence.h"
#include "reports/export/json_shapes.h"
#include "reports/format/formula_words.h"
#include "reports/format/text.h"

#include <cmath>

using namespace Qt::StringLiterals;

namespace runcast::cli {

namespace {

class Explainer {
public:
    Explainer(const Scenario &scenario, const Outcome &outcome, Session &session)
        : m_scenario(scenario), m_outcome(outcome), m_session(session), m_format(session.formatFor(scenario))
    {
    }

    Table table(const Figure &figure) const
    {
        Table table({{u"symbol"_s, {}},
                     {u"title"_s, {}, Table::Align::Leading, Table::In::TextOnly},
                     {u"value"_s, {}, Table::Align::Trailing},
                     {u"unit"_s, {}},
                     {u"key"_s, {}},
                     {u"source"_s, {}}});
        const Explanation explanation = explained(figure);
        addFigure(table, explanation);
        for (const ExplainedInput &input : explanation.inputs)
            addInput(table, input, u"  "_s);
        for (const ExplainedInput &input : explanation.inputs) {
            if (!input.figure)
                continue;
            const Explanation deeper = explained(*input.figure);
            addFigure(table, deeper);
            for (const ExplainedInput &deepest : deeper.inputs)
                addInput(table, deepest, u"  "_s);
        }
        return table;
    }

    OrderedJson json(const Figure &figure, bool deeper = true) const
    {
        const Explanation explanation = explained(figure);
        OrderedJson inputs = OrderedJson::array();
        for (const ExplainedInput &input : explanation.inputs)
            inputs.push_back(inputJson(input, deeper));
        return {{"figure", std::string(figure.key)},
                {"symbol", figure.symbol},
                {"value", jsonNumber(explanation.value)},
                {"unit", std::string(unitSymbol(figure.unit))},
                {"formula", figure.formula},
                {"words", formulaWords(figure, m_session.language()).toStdString()},
                {"source", sourceText(figure).toStdString()},
                {"inputs", inputs}};
    }

private:
    Explanation explained(const Figure &figure) const
    {
        return explain(figure, m_scenario, m_outcome.forecast, m_session.schema(), m_session.catalog());
    }

    QString sourceText(const Figure &figure) const { return m_session.language().words("Sources", figure.source); }

    QString sourceText(const ParameterSource &source) const
    {
        QString text = title(source.kind, m_session.language());
        if (!source.text.empty())
            text += ": "_L1 + m_session.language().words("Sources", source.text.c_str());
        if (!source.date.empty())
            text += " ("_L1 + QString::fromStdString(source.date) + u')';
        return text;
    }

    void addFigure(Table &table, const Explanation &explanation) const
    {
        const Figure &figure = *explanation.figure;
        const QString formula = QString::fromUtf8(figure.symbol) + " = "_L1 +
                                writeFormula(QString::fromUtf8(figure.formula), m_session.language());
        QStringList heading{title(figure, m_session.language()) + ":  "_L1 + formula,
                            formulaWords(figure, m_session.language()), sourceText(figure)};
        heading.removeAll(QString());
        table.addHeading(heading.join(u'\n'));
        addFigureRow(table, figure, QString::fromUtf8(figure.symbol));
    }

    void addFigureRow(Table &table, const Figure &figure, const QString &symbol) const
    {
        const double value = figure.get(m_outcome.forecast);
        const Quantity quantity = m_format.headline(figure, value);
        QString source;
        if (std::isnan(value)) {
            const AbsenceReason reason = whyAbsent(figure, m_scenario, m_outcome, m_session.schema(), m_format);
            source = absenceText(reason, m_session.language());
        }
        table.addRow({textCell(symbol),
                      textCell(title(figure, m_session.language())),
                      numberCell(quantity.number, value),
                      {quantity.unit, QString::fromUtf8(unitSymbol(figure.unit))},
                      textCell(std::string(figure.key)),
                      textCell(source)});
    }

    void addInput(Table &table, const ExplainedInput &input, const QString &indent) const
    {
        const QString symbol = indent + formulaPhrase(QString::fromStdString(input.symbol), m_session.language());
        if (input.figure) {
            addFigureRow(table, *input.figure, symbol);
            return;
        }
        const Parameter &parameter = *input.parameter;
        table.addRow({textCell(symbol),
                      textCell(title(parameter, m_session.language())),
                      valueCell(m_format.parameter(parameter, input.value, m_session.catalog()), input.value),
                      {{}, QString::fromUtf8(unitSymbol(parameter.unit))},
                      textCell(std::string(parameter.key)),
                      textCell(sourceText(input.source))});
    }

    OrderedJson inputJson(const ExplainedInput &input, bool deeper) const
    {
        if (input.figure && deeper) {
            OrderedJson figure = json(*input.figure, false);
            figure["symbol"] = input.symbol;
            return figure;
        }
        if (input.figure)
            return {{"figure", std::string(input.figure->key)},
                    {"symbol", input.symbol},
                    {"value", valueJson(input.value)},
                    {"unit", std::string(unitSymbol(input.figure->unit))}};
        return {{"parameter", std::string(input.parameter->key)},
                {"symbol", input.symbol},
                {"value", valueJson(input.value)},
                {"unit", std::string(unitSymbol(input.parameter->unit))},
                {"source", sourceText(input.source).toStdString()}};
    }

    const Scenario &m_scenario;
    const Outcome &m_outcome;
    Session &m_session;
    Format m_format;
};

} // namespace

void printExplanation(const Figure &figure, const Scenario &scenario, const Outcome &outcome, Session &session)
{
    const Explainer explainer(scenario, outcome, session);
    session.print(explainer.table(figure), [&] { return explainer.json(figure); });
}

} // namespace runcast::cli
