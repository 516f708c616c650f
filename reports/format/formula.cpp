// SPDX-License-Identifier: MIT
#include "reports/format/formula.h"

#include "reports/format/formula_words.h"
#include "reports/format/number.h"

namespace runcast {

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
    const auto value = [&](const QString &symbol) -> std::optional<QString> {
        for (const ExplainedInput &input : explanation.inputs) {
            if (symbol == QString::fromStdString(input.symbol))
                return inputText(input, format, catalog);
        }
        return {};
    };
    return writeFormula(QString::fromUtf8(explanation.figure->formula), format.language(), value);
}

} // namespace runcast
