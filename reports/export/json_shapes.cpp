// SPDX-License-Identifier: MIT
#include "reports/export/json_shapes.h"

#include "core/base/date.h"
#include "core/forecast/schema.h"
#include "core/forecast/timeline.h"
#include "reports/content/absence.h"
#include "reports/content/odds.h"
#include "reports/format/text.h"

#include <cmath>

namespace runcast {
namespace {

const char *severityName(Severity severity)
{
    switch (severity) {
    case Severity::Error:
        return "error";
    case Severity::Warning:
        return "warning";
    case Severity::Note:
        break;
    }
    return "note";
}

std::string key(std::string_view name)
{
    return std::string(name);
}

// Dates that an int and a calendar can hold; anything else is printed as its number alone.
bool isCalendarDay(double days)
{
    return days == std::floor(days) && std::fabs(days) < 1e7;
}

} // namespace

OrderedJson valueJson(const Value &value)
{
    if (const double *number = std::get_if<double>(&value))
        return jsonNumber(*number);
    if (const bool *flag = std::get_if<bool>(&value))
        return *flag;
    if (const std::string *text = std::get_if<std::string>(&value))
        return *text;
    return nullptr;
}

OrderedJson parametersJson(const Scenario &scenario, const Schema &schema)
{
    OrderedJson json = OrderedJson::object();
    for (const Parameter &parameter : schema.parameters)
        json[key(parameter.key)] = valueJson(parameter.get(scenario));
    return json;
}

OrderedJson figuresJson(const Scenario &scenario, const Outcome &outcome, const Schema &schema, const Format &format)
{
    OrderedJson json = OrderedJson::object();
    for (const Figure &figure : schema.figures) {
        const double value = figure.get(outcome.forecast);
        OrderedJson &entry = json[key(figure.key)] = {{"value", jsonNumber(value)}, {"unit", unitSymbol(figure.unit)}};
        if (!std::isfinite(value)) {
            const AbsenceReason reason = whyAbsent(figure, scenario, outcome, schema, format);
            entry["reason"] =
                (reason.text.isEmpty() ? absenceText(reason, format.language()) : reason.text).toStdString();
        } else if (figure.unit == Unit::Date && isCalendarDay(value)) {
            entry["iso"] = isoDateFromDays(int(value));
        }
        if (const Percentiles *range = percentilesOf(figure, outcome.forecast)) {
            entry["p10"] = range->p10;
            entry["p50"] = range->p50;
            entry["p80"] = range->p80;
            entry["p90"] = range->p90;
        }
    }
    return json;
}

OrderedJson findingsJson(const Outcome &outcome, const Schema &schema, const Format &format)
{
    OrderedJson json = OrderedJson::array();
    for (const Finding &finding : outcome.findings) {
        json.push_back({{"severity", severityName(finding.severity)},
                        {"parameter", finding.parameter},
                        {"id", finding.id},
                        {"text", findingText(finding, schema, format).whole().toStdString()},
                        {"suggested", valueJson(finding.suggested)}});
    }
    return json;
}

OrderedJson forecastJson(const Scenario &scenario, const Outcome &outcome, const Schema &schema, const Format &format)
{
    return {{"scenario", {{"name", scenario.name}, {"parameters", parametersJson(scenario, schema)}}},
            {"figures", figuresJson(scenario, outcome, schema, format)},
            {"findings", findingsJson(outcome, schema, format)}};
}

namespace {

/// "2027-03", or the number of the month where there is no date.
OrderedJson monthJson(const MonthSpan &span)
{
    if (!span.hasDate())
        return span.month;
    return isoDateFromDays(int(std::floor(span.from))).substr(0, 7);
}

} // namespace

OrderedJson timelineJson(const Timeline &timeline)
{
    static constexpr const char *kinds[cashKinds] = {"capital", "rent",  "running",    "energy",
                                                     "staff",   "other", "contingency"};
    OrderedJson cash = OrderedJson::array(), load = OrderedJson::array();
    for (const CashMonth &month : timeline.cash) {
        OrderedJson entry = {{"month", monthJson(month.span)}};
        for (size_t kind = 0; kind < cashKinds; ++kind)
            entry[std::string(kinds[kind]) + "_usd"] = jsonNumber(month.usd[kind]);
        entry["total_usd"] = jsonNumber(month.totalUsd);
        entry["cumulative_usd"] = jsonNumber(month.cumulativeUsd);
        cash.push_back(std::move(entry));
    }
    for (const LoadMonth &month : timeline.load) {
        load.push_back({{"month", monthJson(month.span)},
                        {"average_mw", jsonNumber(month.averageMw)},
                        {"highest_mw", jsonNumber(month.highestMw)},
                        {"energy_mwh", jsonNumber(month.energyMwh)}});
    }
    return {{"cash_flow", std::move(cash)}, {"load", std::move(load)}};
}

OrderedJson showJson(const ReportScenario &scenario, const Schema &schema)
{
    OrderedJson tags = OrderedJson::array();
    for (const QString &tag : scenario.tags)
        tags.push_back(tag.toStdString());
    return {{"name", scenario.scenario.name},
            {"version", scenario.version},
            {"status", scenario.status.toStdString()},
            {"tags", tags},
            {"parameters", parametersJson(scenario.scenario, schema)}};
}

OrderedJson compareJson(const std::vector<ReportScenario> &scenarios, int baseline, const Schema &schema)
{
    OrderedJson names = OrderedJson::array();
    OrderedJson parameters = OrderedJson::object();
    OrderedJson figures = OrderedJson::object();
    for (const ReportScenario &scenario : scenarios) {
        names.push_back(scenario.scenario.name);
        for (const Parameter &parameter : schema.parameters)
            parameters[key(parameter.key)].push_back(valueJson(parameter.get(scenario.scenario)));
        for (const Figure &figure : schema.figures)
            figures[key(figure.key)].push_back(jsonNumber(figure.get(scenario.outcome.forecast)));
    }
    return {{"baseline", names.at(size_t(baseline))},
            {"scenarios", names},
            {"parameters", parameters},
            {"figures", figures}};
}

QByteArray jsonText(const OrderedJson &json)
{
    return QByteArray::fromStdString(json.dump(2, ' ', false, OrderedJson::error_handler_t::replace)) + '\n';
}

} // namespace runcast
