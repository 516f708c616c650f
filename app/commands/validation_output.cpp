// SPDX-License-Identifier: MIT
#include "app/commands/validation_output.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace runcast::cli {

namespace {

QString percent(double fraction, const Format &format)
{
    return std::isfinite(fraction) ? format.percent(fraction, 1) : u"–"_s;
}

Cell countCell(const std::optional<std::int64_t> &count, const Format &format)
{
    if (!count)
        return {u"–"_s, {}};
    return {format.number(double(*count)), QString::number(*count)};
}

} // namespace

OrderedJson validationJson(const ValidationSummary &summary)
{
    OrderedJson groups = OrderedJson::object();
    if (summary.groups.empty()) {
        for (const auto &[group, error] : summary.medianByGroup)
            groups[group] = jsonNumber(error);
    }
    for (const ValidationGroup &group : summary.groups) {
        groups[group.id] = {{"rows", group.rows},
                            {"median_error", jsonNumber(group.medianError)},
                            {"p90_error", jsonNumber(group.p90Error)},
                            {"bias", jsonNumber(group.bias)},
                            {"coverage", jsonNumber(group.coverage)},
                            {"constant_median_error", jsonNumber(group.constantMedianError)},
                            {"constant_p90_error", jsonNumber(group.constantP90Error)},
                            {"p10_ratio", jsonNumber(group.p10Ratio)},
                            {"p50_ratio", jsonNumber(group.p50Ratio)},
                            {"p90_ratio", jsonNumber(group.p90Ratio)}};
    }
    OrderedJson items = OrderedJson::array();
    for (const ValidationItem &item : summary.items) {
        items.push_back({{"id", item.id},
                         {"measured", jsonNumber(item.measured)},
                         {"forecast", jsonNumber(item.forecast)},
                         {"error", jsonNumber(item.error)},
                         {"group", item.group},
                         {"used_to_fit", item.usedToFit},
                         {"reason", item.reason}});
    }
    return {{"rows", summary.rows},
            {"median_error", jsonNumber(summary.medianError)},
            {"p90_error", jsonNumber(summary.p90Error)},
            {"worst_error", jsonNumber(summary.worstError)},
            {"bias", jsonNumber(summary.bias)},
            {"coverage", jsonNumber(summary.coverage)},
            {"constant_baseline_error", jsonNumber(summary.constantMedianError)},
            {"by_group", groups},
            {"items", items}};
}

OrderedJson parameterRowsJson(const std::vector<ParameterRow> &rows)
{
    OrderedJson json = validationJson(summariseParameters(rows));
    for (size_t i = 0; i < rows.size() && i < json["items"].size(); ++i)
        json["items"][i]["explained"] = rows[i].ok;
    return {{"parameters", json}};
}

Table validationTable(const ValidationSummary &summary, const Session &session)
{
    const Format format = session.format();
    Table table({{u"id"_s, session.text(RC_TEXT("CommandLine", "Row"))},
                 {u"measured"_s, session.text(RC_TEXT("CommandLine", "Measured")), Table::Align::Trailing},
                 {u"forecast"_s, session.text(RC_TEXT("CommandLine", "Forecast")), Table::Align::Trailing},
                 {u"error"_s, session.text(RC_TEXT("CommandLine", "Error")), Table::Align::Trailing},
                 {u"reason"_s, {}}});
    for (const ValidationItem &item : summary.items) {
        table.addRow({textCell(item.id), numberCell(format.number(item.measured, 1), item.measured),
                      numberCell(format.number(item.forecast, 1), item.forecast),
                      numberCell(percent(item.error, format), item.error),
                      textCell(session.language().words("Validation", item.reason.c_str()))});
    }
    table.addHeading(
        session.text(RC_TEXT("CommandLine", "%1 rows: median error %2, 90th percentile %3, worst %4, bias %5"))
            .arg(format.number(double(summary.rows)), percent(summary.medianError, format),
                 percent(summary.p90Error, format), percent(summary.worstError, format),
                 percent(summary.bias, format)));
    return table;
}

Table validationGroupTable(const ValidationSummary &summary, const Session &session)
{
    const Format format = session.format();
    constexpr auto right = Table::Align::Trailing;
    Table table({{u"group"_s, session.text(RC_TEXT("CommandLine", "Rows of"))},
                 {u"rows"_s, session.text(RC_TEXT("CommandLine", "Rows")), right},
                 {u"median_error"_s, session.text(RC_TEXT("CommandLine", "Median error")), right},
                 {u"p90_error"_s, session.text(RC_TEXT("CommandLine", "9 in 10 below")), right},
                 {u"bias"_s, session.text(RC_TEXT("CommandLine", "Bias")), right},
                 {u"coverage"_s, session.text(RC_TEXT("CommandLine", "In the band")), right},
                 {u"constant_median_error"_s, session.text(RC_TEXT("CommandLine", "Constant: median")), right},
                 {u"constant_p90_error"_s, session.text(RC_TEXT("CommandLine", "9 in 10 below")), right}});
    const auto share = [&format](double value) { return numberCell(percent(value, format), value); };
    for (const ValidationGroup &group : summary.groups) {
        const QString title = session.language().words("Validation", group.title.c_str());
        table.addRow({Cell{title, QString::fromStdString(group.id)},
                      numberCell(format.number(double(group.rows)), double(group.rows)), share(group.medianError),
                      share(group.p90Error), share(group.bias), share(group.coverage), share(group.constantMedianError),
                      share(group.constantP90Error)});
    }
    const auto without = std::count_if(summary.items.begin(), summary.items.end(),
                                       [](const ValidationItem &item) { return std::isnan(item.error); });
    table.addHeading(session.text(RC_TEXT("CommandLine", "%1 rows: median error %2, 90th percentile %3, bias %4"))
                         .arg(format.number(double(summary.rows)), percent(summary.medianError, format),
                              percent(summary.p90Error, format), percent(summary.bias, format)));
    table.addHeading(session.text(RC_TEXT("CommandLine", "Without a forecast, for want of a shape or a time: %1 rows"))
                         .arg(format.number(double(without))));
    return table;
}

Table parameterRowTable(const std::vector<ParameterRow> &rows, const Session &session)
{
    const Format format = session.format();
    Table table({{u"id"_s, session.text(RC_TEXT("CommandLine", "Model"))},
                 {u"counted"_s, session.text(RC_TEXT("CommandLine", "Counted")), Table::Align::Trailing},
                 {u"published"_s, session.text(RC_TEXT("CommandLine", "Published")), Table::Align::Trailing},
                 {u"difference"_s, session.text(RC_TEXT("CommandLine", "Difference")), Table::Align::Trailing},
                 {u"explained"_s, {}},
                 {u"reason"_s, {}}});
    for (const ParameterRow &row : rows) {
        const bool known = row.counted && row.published;
        const Cell difference = known ? countCell(row.difference(), format) : Cell{u"–"_s, {}};
        const QString verdict =
            row.ok ? session.text(RC_TEXT("CommandLine", "ok")) : session.text(RC_TEXT("CommandLine", "unexplained"));
        table.addRow({textCell(row.id),
                      countCell(row.counted, format),
                      countCell(row.published, format),
                      difference,
                      {verdict, row.ok ? u"true"_s : u"false"_s},
                      textCell(explanation(row))});
    }
    return table;
}

} // namespace runcast::cli
