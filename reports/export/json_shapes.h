// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/json_text.h"
#include "reports/snapshot.h"

namespace runcast {

class Format;
struct Schema;
struct Timeline;

/// The value as JSON prints it: number, true or false, text, or null if it was not entered.
OrderedJson valueJson(const Value &value);

/// {KEY: value} of every parameter, in the order of the schema.
OrderedJson parametersJson(const Scenario &scenario, const Schema &schema);

/// {KEY: {"value": number|null, "unit": …}} of every figure; null carries its "reason", a date figure "iso" beside its
/// days since 1970-01-01, a figure with odds its "p10", "p50", "p80" and "p90".
OrderedJson figuresJson(const Scenario &scenario, const Outcome &outcome, const Schema &schema, const Format &format);

/// [{"severity", "parameter", "id", "text", "suggested"}].
OrderedJson findingsJson(const Outcome &outcome, const Schema &schema, const Format &format);

/// {"scenario": {"name", "parameters"}, "figures", "findings"}.
OrderedJson forecastJson(const Scenario &scenario, const Outcome &outcome, const Schema &schema, const Format &format);

/// {"cash_flow": […], "load": […]}, an object each month, amounts in US dollars and megawatts: stands beside the parts
/// of forecastJson().
OrderedJson timelineJson(const Timeline &timeline);

/// {"name", "version", "status", "tags", "parameters"}.
OrderedJson showJson(const ReportScenario &scenario, const Schema &schema);

/// {"baseline": name, "scenarios": [name…], "parameters": {KEY: [value…]}, "figures": {KEY: [number|null…]}}.
OrderedJson compareJson(const std::vector<ReportScenario> &scenarios, int baseline, const Schema &schema);

/// The text of a file: UTF-8, indented, a line end at the end. What is no UTF-8 is replaced, never an exception.
QByteArray jsonText(const OrderedJson &json);

} // namespace runcast
