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

// The dense peak that stands behind the name of an accelerator where a formula computes with it.
std::optional<double> peakFlopPerS(const ReportContext &context)
{
    const Accelerator *accelerator = context.catalog.findAccelerator(context.scenario().cluster.accelerator);
    if (!accelerator)
        return {};
    const PeakDenseTflops &peak = accelerator->peakDenseTflops;
    const auto tflops = [&]() -> std::optional<double> {
        switch (context.scenario().training.precision) {
        case Precision::Bf16:
            return peak.bf16;
        case Precision::Fp16:
            return peak.fp16;
        case Precision::Fp8:
            return peak.fp8;
        case Precision::Fp32:
            break;
        }
        return peak.fp32;
    }();
    return tflops ? std::optional<double>(*tflops * 1e12) : std::nullopt;
}

QString valueText(const ExplainedInput &input, const ReportContext &context)
{
    if (isMissing(input.value))
        return context.language().words("Report", "not entered");
    const double *number = std::get_if<double>(&input.value);
    if (number && input.figure)
        return formulaNumber(input.figure->unit, *number, context.format);
    if (!input.parameter)
        return {};
    if (input.parameter->kind == ValueKind::Accelerator && input.symbol == "P") {
        if (const std::optional<double> peak = peakFlopPerS(context))
            return formulaNumber(Unit::Flop, *peak, context.format) + u"/s"_s;
    }
    return context.input(*input.parameter, input.value);
}

} // namespace

QString formulaNumber(Unit unit, double value, const Format &format)
{
    if (unit == Unit::Date)
        return format.date(value);
    Scale scale = format.scaleFor(unit, std::span(&value, 1), Detail::Exact);
    if (scale.exponent != 0)
        scale.decimals = 3;
    return Quantity{format.inScale(scale, value), format.unitOf(scale)}.joined();
}

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
        parts += QString::fromStdString(input.symbol) + u": "_s + name;
    }
    return parts.join(u"; ");
}

} // namespace runcast::report
