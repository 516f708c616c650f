// SPDX-License-Identifier: MIT
#include "reports/format/text.h"

#include "core/base/strings.h"
#include "core/base/text.h"

using namespace Qt::StringLiterals;

namespace runcast {
namespace {

QString argumentText(const FindingArgument &argument, const Schema &schema, const Format &format)
{
    if (const std::string *text = std::get_if<std::string>(&argument.value))
        return argument.key == "title" ? format.language().words("Parameters", text->c_str())
                                       : QString::fromStdString(*text);
    const double value = std::get<double>(argument.value);
    if (const Parameter *parameter = schema.parameter(argument.key)) {
        const FieldText text = format.editText(*parameter, value);
        return Quantity{text.number, (text.scale + u' ' + text.unit).trimmed()}.joined();
    }
    if (const Figure *figure = schema.figure(argument.key))
        return format.figure(*figure, value);
    return format.value(Unit::Count, value).joined();
}

QString filled(const QString &text, const std::vector<std::string> &arguments)
{
    return QString::fromStdString(fillPlaces(text.toStdString(), arguments));
}

qsizetype colonIn(const QString &text)
{
    const qsizetype wide = text.indexOf(u'：');
    const qsizetype colon = text.indexOf(u':');
    return wide >= 0 && (colon < 0 || wide < colon) ? wide : colon;
}

} // namespace

QString title(const Parameter &parameter, const Language &language)
{
    return language.words("Parameters", parameter.title);
}

QString help(const Parameter &parameter, const Language &language)
{
    return language.words("Parameters", parameter.help);
}

QString title(const Choice &choice, const Language &language)
{
    return language.words("Choices", choice.title);
}

QString title(const Figure &figure, const Language &language)
{
    return language.words("Figures", figure.title);
}

QString formulaWords(const Figure &figure, const Language &language)
{
    return language.words("Figures", figure.words);
}

QString title(ParameterGroup group, const Language &language)
{
    return language.words("Sections", groupTitle(group));
}

QString title(Section section, const Language &language)
{
    return language.words("Sections", sectionTitle(section));
}

QString title(SourceKind kind, const Language &language)
{
    switch (kind) {
    case SourceKind::Default:
        return language.words("SourceKinds", "Default");
    case SourceKind::Published:
        return language.words("SourceKinds", "Published");
    case SourceKind::Yours:
        return language.words("SourceKinds", "Yours");
    case SourceKind::Measured:
        return language.words("SourceKinds", "Measured");
    case SourceKind::Quoted:
        return language.words("SourceKinds", "Quoted");
    }
    return {};
}

QString title(Severity severity, const Language &language)
{
    switch (severity) {
    case Severity::Error:
        return language.words("Severities", "Error");
    case Severity::Warning:
        return language.words("Severities", "Warning");
    case Severity::Note:
        return language.words("Severities", "Note");
    }
    return {};
}

QString FindingText::whole() const
{
    return headline.isEmpty() ? rest : headline + ": "_L1 + rest;
}

FindingText findingText(const Finding &finding, const Schema &schema, const Format &format)
{
    std::vector<std::string> arguments;
    for (const FindingArgument &argument : finding.arguments)
        arguments.push_back(argumentText(argument, schema, format).toStdString());
    // Split before the arguments are put in: a name may hold a colon.
    const QString text = format.language().words("Findings", finding.text.c_str());
    const qsizetype colon = colonIn(text);
    if (colon < 0)
        return {{}, filled(text, arguments)};
    return {filled(text.left(colon).trimmed(), arguments), filled(text.mid(colon + 1).trimmed(), arguments)};
}

QString findingFixText(const Finding &finding, const Schema &schema, const Catalog &catalog, const Format &format)
{
    const Parameter *parameter = schema.parameter(finding.parameter);
    if (isMissing(finding.suggested) || !parameter)
        return {};
    //: A button that gives an input the proposed value; %1 = the value, as in "Set to 8".
    return format.language()
        .words("FindingFixes", "Set to %1")
        .arg(format.parameter(*parameter, finding.suggested, catalog));
}

QString errorText(const Error &error, const Language &language)
{
    QString text;
    for (const std::string &part : {error.file, error.place}) {
        if (!part.empty())
            text += QString::fromStdString(part) + ": "_L1;
    }
    text += filled(language.words("Errors", error.reason.c_str()), error.arguments);
    if (!error.advice.empty())
        text += u' ' + filled(language.words("Errors", error.advice.c_str()), error.arguments);
    return text;
}

} // namespace runcast
