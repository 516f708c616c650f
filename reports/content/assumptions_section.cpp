// SPDX-License-Identifier: MIT
#include "reports/content/budget_sections.h"

#include "core/scenario/edit.h"
#include "reports/content/section_start.h"
#include "reports/content/table_tools.h"

#include <cmath>

using namespace Qt::StringLiterals;

namespace runcast::report {
namespace {

Unit unitOf(Headline headline)
{
    switch (headline) {
    case Headline::Cost:
        return Unit::Usd;
    case Headline::Time:
        return Unit::Days;
    case Headline::Power:
        return Unit::Megawatts;
    case Headline::Emissions:
        break;
    }
    return Unit::Tonnes;
}

QString nameOf(Headline headline, const Language &l)
{
    switch (headline) {
    case Headline::Cost:
        return l.words("Report", "cost");
    case Headline::Time:
        return l.words("Report", "time");
    case Headline::Power:
        return l.words("Report", "power");
    case Headline::Emissions:
        break;
    }
    return l.words("Report", "emissions");
}

QString signedText(const ReportContext &context, const Scale &scale, double value)
{
    if (!std::isfinite(value))
        return QString(u'–');
    const QString number = context.format.inScale(scale, value);
    return value > 0 ? u'+' + number : number;
}

QString effectText(const ReportContext &context, const Assumption &assumption)
{
    if (!assumption.moves)
        return QString(u'–');
    const double ends[] = {assumption.atLow, assumption.atHigh};
    const Scale scale = context.format.scaleFor(unitOf(*assumption.moves), ends);
    return u"%1 / %2 %3"_s.arg(signedText(context, scale, assumption.atLow),
                               signedText(context, scale, assumption.atHigh), context.format.unitOf(scale));
}

QString rangeText(const ReportContext &context, const Assumption &assumption)
{
    const double *value = std::get_if<double>(&assumption.value);
    if (!assumption.moves || !value)
        return context.language().words("Report", "fixed");
    const auto text = [&](double factor) {
        const double to =
            assumption.parameter->kind == ValueKind::Count ? std::round(*value * factor) : *value * factor;
        return context.input(*assumption.parameter, to);
    };
    return u"%1 / %2"_s.arg(text(0.9), text(1.1));
}

QString defaultText(const ReportContext &context, const Assumption &assumption)
{
    const Language &l = context.language();
    if (!assumption.changed)
        return l.words("Report", "the same");
    const Value value = assumption.parameter->defaultValue(context.scenario(), context.catalog).value;
    const std::string *text = std::get_if<std::string>(&value);
    if (isMissing(value) || (text && text->empty()))
        return l.words("Report", "none");
    return context.input(*assumption.parameter, value);
}

} // namespace

DocumentSection assumptionsSection(const ReportContext &context)
{
    const Language &l = context.language();
    Numbering numbering(context.number(u"assumptions"_s), l);
    DocumentSection section = sectionStart(context, u"assumptions"_s, Subject::Neutral);
    section.landscape = true;
    section.remark = l.words("Report", "sorted by effect");
    Table table;
    numbering.name(table);
    const QString whose = context.request.scenarios.size() > 1
                              ? l.words("Report", "of scenario A, %1").arg(context.name(context.main()))
                              : l.words("Report", "of this scenario");
    table.caption = l.words("Report", "Inputs %1 that were changed from their default or move a headline by more than "
                                      "0.5 %. Low and high: 10 % below and above the value, to measure the effect; "
                                      "nobody stated them as a range. Effect: at low / at high, everything else as "
                                      "planned; on cost before contingency.")
                        .arg(whose);
    table.small = true;
    table.tight = true;
    table.columns = {textColumn(l.words("Report", "Id"), 0),         textColumn(l.words("Report", "Name"), 0.6),
                     numberColumn(l.words("Report", "Value"), 0.2),  textColumn(l.words("Report", "Default"), 0.2),
                     textColumn(l.words("Report", "Kind"), 0.1),     textColumn(l.words("Report", "Low / high"), 0.2),
                     textColumn(l.words("Report", "Source"), 1.6),   textColumn(l.words("Report", "Date"), 0.1),
                     numberColumn(l.words("Report", "Effect"), 0.2), textColumn(l.words("Report", "On"), 0.1)};
    for (const Assumption &assumption : context.assumptions) {
        const ParameterSource source = sourceOf(context.scenario(), *assumption.parameter, context.catalog);
        const QString from =
            source.text.empty() ? l.words("Report", "no source") : l.words("Sources", source.text.c_str());
        const double *number = std::get_if<double>(&assumption.value);
        table.rows.push_back(rowOf({{secondary(assumption.id)},
                                    {title(*assumption.parameter, l)},
                                    {context.parameter(assumption.parameter->key), {}, number ? *number : notComputed},
                                    {defaultText(context, assumption)},
                                    {title(source.kind, l)},
                                    {rangeText(context, assumption)},
                                    {from},
                                    {source.date.empty() ? QString(u'–') : QString::fromStdString(source.date)},
                                    {effectText(context, assumption)},
                                    {assumption.moves ? nameOf(*assumption.moves, l) : QString(u'–')}}));
    }
    Blocks blocks;
    if (table.rows.empty())
        blocks.push_back({Paragraph{l.words("Report", "No input was changed and none moves a headline.")}});
    else
        blocks.push_back({std::move(table)});
    section.versions = {std::move(blocks)};
    return section;
}

} // namespace runcast::report
