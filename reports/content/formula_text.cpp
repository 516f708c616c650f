// SPDX-License-Identifier: MIT
#include "reports/content/formula_text.h"

#include <cmath>

using namespace Qt::StringLiterals;

namespace runcast::report {
namespace {

// Letters, digits that follow them, and the small signs below the line belong to one symbol.
bool continuesSymbol(QChar c)
{
    const char16_t code = c.unicode();
    const bool isSubscript = (code >= 0x2080 && code <= 0x209C) || (code >= 0x1D62 && code <= 0x1D6A);
    return c.isLetter() || c.isDigit() || isSubscript;
}

QString valueText(const ExplainedInput &input, const ReportContext &context)
{
    if (isMissing(input.value))
        return context.language().words("Report", "not entered");
    const double *number = std::get_if<double>(&input.value);
    if (number && input.figure)
        return context.format.exact(input.figure->unit, *number);
    if (number && input.parameter)
        return context.format.parameter(*input.parameter, *number, context.catalog);
    return input.parameter ? context.format.parameter(*input.parameter, input.value, context.catalog) : QString();
}

} // namespace

QString formulaWithValues(const Explanation &explanation, const ReportContext &context)
{
    const QString formula = QString::fromUtf8(explanation.figure->formula);
    QString text;
    for (qsizetype i = 0; i < formula.size();) {
        if (!formula[i].isLetter()) {
            text += formula[i++];
            continue;
        }
        qsizetype end = i + 1;
        while (end < formula.size() && continuesSymbol(formula[end]))
            ++end;
        const QString symbol = formula.sliced(i, end - i);
        QString replacement = symbol;
        for (const ExplainedInput &input : explanation.inputs) {
            if (symbol == QString::fromStdString(input.symbol))
                replacement = valueText(input, context);
        }
        text += replacement;
        i = end;
    }
    return text;
}

QString symbolsText(const Explanation &explanation, const ReportContext &context)
{
    const Language &l = context.language();
    QStringList parts;
    for (const ExplainedInput &input : explanation.inputs) {
        const QString name = input.figure ? title(*input.figure, l) : title(*input.parameter, l);
        parts += QString::fromStdString(input.symbol) + u' ' + name;
    }
    return parts.join(u", ");
}

} // namespace runcast::report
