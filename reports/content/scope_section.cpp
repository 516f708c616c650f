// SPDX-License-Identifier: MIT
#include "reports/content/budget_sections.h"

#include "reports/content/ask.h"
#include "reports/content/scope_items.h"
#include "reports/content/section_start.h"
#include "reports/content/sections.h"
#include "reports/content/status_text.h"
#include "reports/content/table_tools.h"

#include <algorithm>
#include <cmath>
#include <limits>

using namespace Qt::StringLiterals;

namespace runcast::report {
namespace {

int countOf(double value)
{
    return std::isfinite(value) ? int(std::clamp(value, 0.0, double(std::numeric_limits<int>::max()))) : 0;
}

QString question(const ReportContext &context)
{
    const Language &l = context.language();
    const Scenario &s = context.scenario();
    const int n = countOf(s.cluster.accelerators);
    const QString name = acceleratorName(context, s);
    const bool rented = s.price.mode == PriceMode::Rent;
    const bool mixed = s.price.mode == PriceMode::Mix;
    QString text = mixed ? l.words("Report",
                                   "The decision is whether %Ln accelerator(s) %1, some owned and some rented, is "
                                   "(are) used to train one language model.",
                                   nullptr, n)
                               .arg(name)
                   : rented ? l.words("Report",
                                      "The decision is whether %Ln accelerator(s) %1 is (are) rented to train "
                                      "one language model.",
                                      nullptr, n)
                                  .arg(name)
                            : l.words("Report",
                                      "The decision is whether %Ln own accelerator(s) %1 is (are) used to train "
                                      "one language model.",
                                      nullptr, n)
                                  .arg(name);
    const int others = int(context.request.scenarios.size()) - 1;
    if (others > 0)
        text += u' ' + l.words("Report", "%Ln alternative(s) stand(s) beside it.", nullptr, others);
    return text;
}

QString period(const ReportContext &context)
{
    const Language &l = context.language();
    const Scenario &s = context.scenario();
    if (s.schedule.startDate.empty())
        return l.words("Report", "not entered");
    const QString start = context.format.isoDate(s.schedule.startDate, DateForm::Long);
    if (!std::isfinite(context.forecast().time.endDate))
        return l.words("Report", "from %1").arg(start);
    return l.words("Report", "%1 to %2, main run")
        .arg(start, context.format.date(context.forecast().time.endDate, DateForm::Long));
}

Table frameTable(const ReportContext &context)
{
    const Language &l = context.language();
    const ReportRequest &request = context.request;
    const QString none = l.words("Report", "not entered");
    const auto orNone = [&none](const QString &text) { return text.isEmpty() ? none : text; };
    Table table;
    table.columns = {textColumn(l.words("Report", "Item"), 0), textColumn(l.words("Report", "This report"))};
    table.rows = {
        rowOf({{l.words("Report", "Organisation")}, {orNone(request.organisation)}}),
        rowOf({{l.words("Report", "Decided by")}, {orNone(request.audience)}}),
        rowOf({{l.words("Report", "Decision until")},
               {request.decisionDate.isValid() ? dateText(request.decisionDate, context.format) : none}}),
        rowOf({{l.words("Report", "Period")}, {period(context)}}),
        rowOf({{l.words("Report", "Owner")}, {orNone(context.main().owner)}}),
        rowOf({{l.words("Report", "Kind of estimate")},
               {std::isfinite(context.forecast().odds.wallClockDays.p50)
                    ? l.words("Report", "Single estimate: every input at its stated value; ranges of failures alone")
                    : l.words("Report", "Single estimate: every input at its stated value, no range computed")}}),
    };
    return table;
}

Blocks basisTexts(const ReportContext &context)
{
    const Language &l = context.language();
    const Scenario &s = context.scenario();
    Blocks blocks;
    blocks.push_back({Paragraph{l.words("Report", "The estimate covers one complete training run. It ends when the "
                                                  "last step is done. It does not cover what happens with the model "
                                                  "afterwards.")}});
    const QString basis =
        s.price.taxFraction > 0
            ? l.words("Report", "Amounts are in %1, nominal, tax included, at the prices and dates of section %2.")
            : l.words("Report", "Amounts are in %1, nominal, without tax, at the prices and dates of section %2.");
    QString money = basis.arg(context.format.currencyCode(), context.number(u"assumptions"_s));
    if (s.price.mode != PriceMode::Rent && s.price.depreciation == Depreciation::Economic) {
        money += u' ' + l.words("Report", "Owned hardware is written off by its resale value, %1 of the price a year; "
                                          "the cost of capital is %2 a year.")
                            .arg(context.percent(context.forecast().money.depreciationPerYear),
                                 context.parameter("price.cost_of_capital"));
    } else if (s.price.mode != PriceMode::Rent) {
        money += u' ' + l.words("Report", "Owned hardware is written off over %1; the cost of capital is %2 a year.")
                            .arg(context.parameter("price.lifetime_years"), context.parameter("price.cost_of_capital"));
    } else {
        money += u' ' + l.words("Report", "Nothing is bought.");
    }
    if (context.format.currencyCode() != u"USD") {
        money += u' ' + l.words("Report", "Amounts are kept in US dollars and converted at %1.")
                            .arg(context.parameter("price.units_per_usd"));
    }
    blocks.push_back({Paragraph{money}});
    return blocks;
}

Table scopeTable(const ReportContext &context, Numbering &numbering)
{
    const Language &l = context.language();
    Table table;
    numbering.name(table);
    table.caption = l.words("Report", "What the estimate holds and what it leaves out. Source: this scenario.");
    table.columns = {textColumn(l.words("Report", "Part")), textColumn(l.words("Report", "In or out"), 0.3),
                     textColumn(l.words("Report", "Reason")), textColumn(l.words("Report", "Assumption"), 0.3)};
    for (const ScopeItem &item : scopeItems(context)) {
        const RichText in = item.in
                                ? RichText(Run{.text = l.words("Report", "in"), .medium = true, .tone = Tone::Better})
                                : secondary(l.words("Report", "out"));
        table.rows.push_back(
            rowOf({{item.part}, {in}, {item.reason}, {item.assumptions.isEmpty() ? u"–"_s : item.assumptions}}));
    }
    return table;
}

} // namespace

DocumentSection scopeSection(const ReportContext &context)
{
    const Language &l = context.language();
    Numbering numbering(context.number(u"scope"_s), l);
    DocumentSection section = sectionStart(context, u"scope"_s, Subject::Neutral, SectionBreak::Follows);
    Blocks blocks;
    blocks.push_back({LeadSentence{question(context)}});
    blocks.push_back({SideBySide{{{6, {{frameTable(context)}}}, {6, basisTexts(context)}}}});
    if (!context.main().note.trimmed().isEmpty())
        blocks.push_back({AuthorNote{l.words("Report", "Author’s note"), context.main().note.trimmed()}});
    blocks.push_back({scopeTable(context, numbering)});
    section.versions = {std::move(blocks)};
    return section;
}

DocumentSection contentsSection(const ReportContext &context)
{
    const Language &l = context.language();
    DocumentSection section;
    section.id = u"contents"_s;
    section.title = l.words("Report", "Contents");
    section.heading = HeadingStyle::None;
    QStringList leftOut;
    for (const ReportSection &known : reportSections(context.request.kind, l)) {
        if (known.canBeLeftOut && context.request.leftOut.contains(known.id))
            leftOut += known.title;
    }
    Contents contents{section.title, {}};
    if (!leftOut.isEmpty())
        contents.note = l.words("Report", "Left out by the author: %1.").arg(leftOut.join(u", "));
    section.versions = {{{contents}}};
    return section;
}

} // namespace runcast::report
