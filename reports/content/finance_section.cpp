// SPDX-License-Identifier: MIT
#include "reports/content/budget_sections.h"

#include "reports/charts/chart.h"
#include "reports/content/month_charts.h"
#include "reports/content/section_start.h"
#include "reports/content/table_tools.h"

#include <cmath>

using namespace Qt::StringLiterals;

namespace runcast::report {
namespace {

PicturedScenario pictured(const ReportContext &context)
{
    return {context.scenario(), context.forecast(), context.schema, context.catalog, context.format};
}

QString leadText(const ReportContext &context, const Timeline &months)
{
    const Language &l = context.language();
    const MoneyFigures &money = context.forecast().money;
    if (months.cash.empty())
        return l.words("Report", "The cash flow: %1.").arg(context.figure("money.npv_usd"));
    QString text = l.words("Report", "Payments run from %1 to %2; at most %3 is paid in at once.")
                       .arg(monthName(months.cash.front().span, context.format),
                            monthName(months.cash.back().span, context.format), context.money(money.peakFundingUsd));
    if (context.scenario().price.discountRate == 0)
        return text + u' ' + l.words("Report", "Nominal: no discount rate is entered.");
    return text + u' ' +
           l.words("Report", "The present value is %1 at %2 a year; payments fall on: %3.")
               .arg(context.money(money.npvUsd), context.parameter("price.discount_rate"),
                    context.parameter("price.discount_timing").toLower());
}

Table cashTable(const ReportContext &context, Numbering &numbering, const Timeline &months)
{
    const Language &l = context.language();
    const ChartTable source = cashFlowTable(months, context.format);
    Table table;
    numbering.name(table);
    table.caption = l.words("Report", "Cash flow by month, fiscal quarter and fiscal year, %1, nominal.")
                        .arg(context.format.currencyCode());
    table.tight = true;
    for (qsizetype i = 0; i < source.head.size(); ++i)
        table.columns.push_back(i == 0 ? textColumn(source.head[i], 1) : numberColumn(source.head[i], 0.2));
    for (qsizetype row = 0; row < source.rows.size(); ++row) {
        std::vector<Cell> cells;
        for (const QString &text : source.rows[row])
            cells.push_back({RichText(text)});
        const auto period = row - qsizetype(months.cash.size());
        const bool isYear = period >= 0 && months.fiscal[size_t(period)].quarter == 0;
        table.rows.push_back(rowOf(std::move(cells), isYear ? RowKind::SubTotal : RowKind::Normal));
    }
    return table;
}

Table rentOrOwnTable(const ReportContext &context, Numbering &numbering, const BreakEvenInput &input)
{
    const Language &l = context.language();
    std::vector<double> values;
    for (const double years : {1.0, 3.0, 5.0})
        values.push_back(breakEvenAfter(input, years).paidUsd);
    const NumberColumn money(context.format, Unit::Usd, values);
    Table table;
    numbering.name(table);
    table.caption =
        l.words("Report", "Renting against owning the whole cluster, %1, nominal; the workbook recomputes it.")
            .arg(money.unit());
    table.columns = {
        textColumn(l.words("Report", "After"), 1),         numberColumn(l.words("Report", "Rent"), 0.2),
        numberColumn(l.words("Report", "Own, paid"), 0.2), numberColumn(l.words("Report", "Interest"), 0.2),
        numberColumn(l.words("Report", "Resale"), 0.2),    numberColumn(l.words("Report", "Own, net"), 0.2)};
    for (const double years : {1.0, 3.0, 5.0}) {
        const BreakEvenPoint p = breakEvenAfter(input, years);
        table.rows.push_back(rowOf({{context.shown(Unit::Years, years)},
                                    money.cell(p.rentUsd),
                                    money.cell(p.paidUsd),
                                    money.cell(p.interestUsd),
                                    money.cell(-p.resaleUsd),
                                    money.cell(p.ownUsd)}));
    }
    return table;
}

Table figuresTable(const ReportContext &context, Numbering &numbering)
{
    const Language &l = context.language();
    Table table;
    numbering.name(table);
    table.caption = l.words("Report", "Finance figures.");
    table.columns = {textColumn(l.words("Report", "Figure"), 1), numberColumn(l.words("Report", "Value"), 0)};
    for (const std::string_view key :
         {"money.npv_usd", "money.payback_months", "money.break_even_utilisation", "money.capital_each_usd",
          "money.depreciation_per_year", "money.machine_year_usd", "money.owned_year_usd"}) {
        if (const Figure *figure = context.schema.figure(key))
            table.rows.push_back(rowOf(
                {{title(*figure, l)}, {context.figure(*figure, context.main()), {}, figure->get(context.forecast())}}));
    }
    return table;
}

} // namespace

DocumentSection financeSection(const ReportContext &context)
{
    const Language &l = context.language();
    Numbering numbering(context.number(u"finance"_s), l);
    DocumentSection section = sectionStart(context, u"finance"_s, Subject::Money);
    const Timeline months = timeline(context.scenario(), context.schema, context.catalog);
    Blocks blocks;
    blocks.push_back({LeadSentence{leadText(context, months)}});
    blocks.push_back({chartDrawing(context, numbering, cashFlowChart(pictured(context), months), 52,
                                   l.words("Report", "Payments by month, from commissioning to wind-down.") + u' ' +
                                       context.sourceNote({"cost.total_usd"}))});
    if (!months.cash.empty())
        blocks.push_back({cashTable(context, numbering, months)});
    const BreakEvenInput input = rentOrOwn(context.scenario(), context.schema, context.catalog);
    blocks.push_back({chartDrawing(context, numbering, rentOrOwnChart(pictured(context), input), 62,
                                   l.words("Report", "Renting against owning over the years of use.") + u' ' +
                                       context.sourceNote({"money.owned_year_usd"}))});
    if (std::isfinite(breakEvenAfter(input, 1).ownUsd - breakEvenAfter(input, 1).rentUsd))
        blocks.push_back({rentOrOwnTable(context, numbering, input)});
    blocks.push_back({figuresTable(context, numbering)});
    section.versions = {std::move(blocks)};
    return section;
}

} // namespace runcast::report
