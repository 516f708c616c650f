// SPDX-License-Identifier: MIT
#include "reports/format/formula.h"

#include "reports/format/number.h"

namespace runcast {

namespace {

/// Letters, digits behind them and small signs below the line belong to one symbol: "Nₐ", "C₆".
bool continuesSymbol(QChar c)
{
    const char16_t code = c.unicode();
    const bool isSubscript = (code >= 0x2080 && code <= 0x209C) || (code >= 0x1D62 && code <= 0x1D6A);
    return c.isLetterOrNumber() || isSubscript;
}

} // namespace

QString inputText(const ExplainedInput &input, const Format &format, const Catalog &catalog)
{
    if (isMissing(input.value))
        return enDash;
    const double *number = std::get_if<double>(&input.value);
    return input.figure && number ? format.figure(*input.figure, *number)
                                  : format.parameter(*input.parameter, input.value, catalog);
}

QString filledFormula(const Explanation &explanation, const Format &format, const Catalog &catalog)
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
        QString word = formula.sliced(i, end - i);
        for (const ExplainedInput &input : explanation.inputs) {
            if (word == QString::fromStdString(input.symbol)) {
                word = inputText(input, format, catalog);
                break;
            }
        }
        text += word;
        i = end;
    }
    return text;
}

} // namespace runcast
