// SPDX-License-Identifier: MIT
#include "reports/content/budget_sections.h"

#include "reports/content/formula_text.h"
#include "reports/content/idle_figures.h"
#include "reports/content/section_start.h"
#include "reports/content/table_tools.h"
#include "reports/format/formula_words.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace runcast::report {
namespace {

// A figure after all the figures that it is computed from, so that the lines can be followed from top to bottom.
void appendWithInputs(const Figure &figure, const ReportContext &context, std::vector<const Figure *> &order)
{
    if (std::find(order.begin(), order.end(), &figure) != order.end() || isIdle(figure, context.scenario()))
        return;
    for (const FormulaInput &input : figure.inputs) {
        if (const Figure *deeper = context.schema.figure(input.key))
            appendWithInputs(*deeper, context, order);
    }
    order.push_back(&figure);
}

std::vector<const Figure *> headlinesWithInputs(const ReportContext &context)
{
    std::vector<const Figure *> order;
    for (const Figure &figure : context.schema.figures) {
        if (figure.headline)
            appendWithInputs(figure, context, order);
    }
    return order;
}

Row formulaRow(const ReportContext &context, const Figure &figure, int number)
{
    const Language &l = context.language();
    const Explanation explanation =
        explain(figure, context.scenario(), context.forecast(), context.schema, context.catalog);
    const QString unfilled = writeFormula(QString::fromUtf8(figure.formula), l);
    const QString symbolic = QString::fromUtf8(figure.symbol) + u" = "_s + unfilled;
    const QString filled = formulaWithValues(explanation, context);
    RichText formula = Run{.text = symbolic, .italic = true};
    if (filled != unfilled)
        formula += RichText(u" = "_s + filled);
    QString note = formulaWords(figure, l);
    const QString symbols = symbolsText(explanation, context);
    if (!symbols.isEmpty())
        note += u' ' + symbols + u'.';
    if (*figure.source)
        note += u' ' + l.words("Report", "Source: %1.").arg(l.words("Sources", figure.source));
    const double value = figure.get(context.forecast());
    const QString result = std::isfinite(value) ? formulaNumber(figure.unit, value, context.format)
                                                : context.figure(figure, context.main());
    return rowOf({{secondary(u"(%1.%2)"_s.arg(context.number(u"method"_s), QString::number(number)))},
                  {medium(title(figure, l))},
                  {formula, note},
                  {medium(result), {}, value}});
}

} // namespace

DocumentSection methodSection(const ReportContext &context)
{
    const Language &l = context.language();
    DocumentSection section = sectionStart(context, u"method"_s, Subject::Neutral);
    Table table;
    table.hasHead = false;
    table.number = context.number(u"method"_s) + u".1"_s;
    table.columns = {textColumn({}, 0), textColumn({}, 0), textColumn({}, 1), numberColumn({}, 0)};
    table.columns[0].widthMm = 12;
    table.columns[1].widthMm = 34;
    int number = 0;
    for (const Figure *figure : headlinesWithInputs(context))
        table.rows.push_back(formulaRow(context, *figure, ++number));
    Blocks blocks;
    blocks.push_back({LeadSentence{
        l.words("Report", "Each headline figure can be recomputed by hand from these lines and appendix %1.")
            .arg(context.number(u"assumptions"_s))}});
    blocks.push_back({std::move(table)});
    section.versions = {std::move(blocks)};
    return section;
}

} // namespace runcast::report
