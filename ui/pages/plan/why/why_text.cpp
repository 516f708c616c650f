// SPDX-License-Identifier: MIT
#include "ui/pages/plan/why/why_text.h"

#include "core/forecast/explain.h"
#include "core/forecast/plausible_changes.h"
#include "reports/content/absence.h"
#include "reports/format/formula.h"
#include "reports/format/formula_words.h"
#include "reports/format/text.h"
#include "ui/pages/plan/plan_model.h"

#include <cmath>

using namespace Qt::StringLiterals;

namespace runcast {

namespace {

constexpr size_t consideredChanges = 8;
constexpr qsizetype shownChanges = 3;

QString joined(QStringList parts, const QString &separator)
{
    parts.removeAll(QString());
    return parts.join(separator);
}

WhyText::Input inputOf(const ExplainedInput &input, const Format &format, const Catalog &catalog)
{
    const Language &language = format.language();
    WhyText::Input text;
    text.symbol = formulaPhrase(QString::fromStdString(input.symbol), language);
    text.value = inputText(input, format, catalog);
    text.isFigure = input.figure != nullptr;
    const std::string_view key = input.figure ? input.figure->key : input.parameter->key;
    text.key = QString::fromUtf8(key.data(), qsizetype(key.size()));
    if (input.figure) {
        text.title = title(*input.figure, language);
        //: where a value of a formula comes from: it is a result itself
        text.origin = WhyText::tr("computed");
        return text;
    }
    text.title = title(*input.parameter, language);
    text.kind = input.source.kind;
    text.origin = title(input.source.kind, language).toLower();
    return text;
}

QString sourceOf(const ExplainedInput &input, const Language &language)
{
    if (!input.parameter || input.source.text.empty())
        return {};
    return u"%1: %2"_s.arg(
        title(*input.parameter, language),
        joined({language.words("Sources", input.source.text.c_str()), QString::fromStdString(input.source.date)},
               u", "_s));
}

} // namespace

WhyText whyText(const Figure &figure, const PlanModel &model)
{
    const Format format = model.format();
    const Language &language = format.language();
    const double value = figure.get(model.figures());
    const Explanation explanation = explain(figure, model.scenario(), model.figures(), model.schema(), model.catalog());
    WhyText text;
    text.title = title(figure, language);
    text.section = title(figure.section, language);
    text.key = QString::fromUtf8(figure.key.data(), qsizetype(figure.key.size()));
    text.words = formulaWords(figure, language);
    const QString symbol = QString::fromUtf8(figure.symbol);
    const QString formula = writeFormula(QString::fromUtf8(figure.formula), language);
    text.formula = formula == symbol ? formula : u"%1 = %2"_s.arg(symbol, formula);
    if (std::isnan(value)) {
        text.question = WhyText::tr("Why is there no value?");
        text.missing.append(
            absenceText(whyAbsent(figure, model.scenario(), model.outcome(), model.schema(), format), language));
    } else {
        text.question = WhyText::tr("Why %1?").arg(format.figure(figure, value));
        text.filled = u"= "_s + filledFormula(explanation, format, model.catalog());
        text.result = u"= "_s + format.figure(figure, value);
    }
    for (const ExplainedInput &input : explanation.inputs) {
        text.inputs.append(inputOf(input, format, model.catalog()));
        text.sources.append(sourceOf(input, language));
    }
    for (const PlausibleChange &change :
         plausibleChanges(figure, model.scenario(), model.schema(), model.catalog(), consideredChanges)) {
        const Delta delta = format.delta(figure, change.before, change.after);
        if (delta.direction == 0 || text.changes.size() == shownChanges)
            continue; // too small to be read
        text.changes.append({WhyText::tr("%1: %2 instead of %3")
                                 .arg(title(*change.parameter, language),
                                      format.parameter(*change.parameter, change.to, model.catalog()),
                                      format.parameter(*change.parameter, change.from, model.catalog())),
                             delta});
    }
    if (*figure.source)
        text.sources.prepend(WhyText::tr("Formula: %1").arg(language.words("Sources", figure.source)));
    text.sources.removeAll(QString());
    text.sources.removeDuplicates();
    return text;
}

QString WhyText::plain() const
{
    QStringList lines{joined({section, title}, u" › "_s) + u" (%1)"_s.arg(key), words, formula};
    lines.append({filled, result});
    lines.append(missing);
    for (const Input &input : inputs)
        lines.append(joined({input.symbol, input.title, input.value, input.origin}, u"\t"_s));
    for (const Change &change : changes)
        lines.append(change.what + u'\t' + change.delta.sentence());
    lines.append(sources);
    lines.removeAll(QString());
    return lines.join(u'\n');
}

} // namespace runcast
