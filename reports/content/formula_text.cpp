// SPDX-License-Identifier: MIT
#include "reports/content/formula_text.h"

#include "reports/format/formula_words.h"

#include <cmath>

using namespace Qt::StringLiterals;

namespace runcast::report {
namespace {

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
    const auto value = [&](const QString &symbol) -> std::optional<QString> {
        for (const ExplainedInput &input : explanation.inputs) {
            if (symbol == QString::fromStdString(input.symbol))
                return valueText(input, context);
        }
        return {};
    };
    return writeFormula(QString::fromUtf8(explanation.figure->formula), context.language(), value);
}

QString symbolsText(const Explanation &explanation, const ReportContext &context)
{
    const Language &l = context.language();
    QStringList parts;
    for (const ExplainedInput &input : explanation.inputs) {
        const QString name = input.figure ? title(*input.figure, l) : title(*input.parameter, l);
        parts += formulaPhrase(QString::fromStdString(input.symbol), l) + u": "_s + name;
    }
    return parts.join(u"; ");
}

} // namespace runcast::report
